/** Looks at something again and again while the page is seen, and at once when somebody comes back to it. */
export function glance(look: () => void, again = 30_000): () => void {
  const seen = (): void => {
    if (!document.hidden) look();
  };
  seen();
  const timer = setInterval(seen, again);
  document.addEventListener('visibilitychange', seen);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', seen);
  };
}
