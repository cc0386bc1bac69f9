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
