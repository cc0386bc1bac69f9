/** After a change of page the focus is on the new page's heading, as soon as it is there: voices go on from it. */
const LONGEST = 5000;

/** Returns how to give up; whoever has gone somewhere meanwhile stays there. */
export function focusHeading(): () => void {
  const look = (): void => {
    const heading = document.querySelector('h1');
    const busy = document.activeElement !== null && document.activeElement !== document.body;
    if (!heading && !busy) return;
    stop();
    if (!heading || busy) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  };
  const watch = new MutationObserver(look);
  const timer = setTimeout(() => watch.disconnect(), LONGEST);
  const stop = (): void => {
    watch.disconnect();
    clearTimeout(timer);
  };
  watch.observe(document.body, { childList: true, subtree: true });
  look();
  return stop;
}

/** What had the focus is gone, or a button that can do nothing any more: voices go on from the heading. */
export function focusLost(): void {
  requestAnimationFrame(() => {
    const at = document.activeElement;
    if (at instanceof HTMLButtonElement && at.disabled) at.blur();
    if (document.activeElement === document.body) focusHeading();
  });
}

/** A sheet is closed: the focus goes back to what opened it, or on to the heading where that is gone. */
export function focusAgain(before: Element | null): void {
  requestAnimationFrame(() => {
    const at = document.activeElement;
    if ((at && at !== document.body) || document.querySelector('dialog[open]')) return;
    if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
    if (document.activeElement === document.body) focusHeading();
  });
}
