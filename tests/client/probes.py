"""What a page is asked by the tests, as JavaScript: what is cut off, what is heard, what lies over what."""

UNFILLED = "() => [...document.body.innerText.matchAll(/\\{ ?\\$\\w+ ?\\}?/g)].map(m => m[0])"
# What of these lies over what of those, in whole pixels.
OVER = """([these, those]) => {
  const boxes = which => [...document.querySelectorAll(which)].map(each => each.getBoundingClientRect());
  return boxes(these).flatMap(a => boxes(those).filter(b =>
    a.left + 1 < b.right && b.left + 1 < a.right && a.top + 1 < b.bottom && b.top + 1 < a.bottom)).length;
}"""
# Keeps all that is said aloud, each time that it is said: in between the voice is silent, whatever else changes.
LISTENER = """() => {
  window.heard = [];
  let last = '';
  new MutationObserver(() => {
    const words = document.querySelector('[role=status][aria-live]')?.textContent ?? '';
    if (words && words !== last) window.heard.push(words);
    last = words;
  }).observe(document, { childList: true, characterData: true, subtree: true });
}"""
WIDE = """() => [...document.querySelectorAll('button, h1, h2, p, label, .status, .name')]
  .filter(e => e.offsetParent && !e.closest('.unseen') && !e.classList.contains('unseen'))
  .filter(e => getComputedStyle(e).textOverflow !== 'ellipsis' && getComputedStyle(e).overflowX === 'visible')
  .filter(e => e.scrollWidth > e.clientWidth + 2 && getComputedStyle(e).display !== 'inline')
  .map(e => e.className + ': ' + e.textContent.trim().slice(0, 60))"""
# Pages around the table, and what is there once their content has come.
PAGES = {
    "replay": ".zone",
    "learn": "main li.panel",
    "stats": "main .none",
    "learn/cat-box?step=4": "[data-page=lesson][data-step='4'] svg[role=application]",
    "learn/csacska-macska?step=6": "[data-page=lesson][data-step='6'] .task h2",
    "rules/csacska-macska": "[id^='clause-']",
}
# A corner of the board, once it has stopped coming nearer, in which nothing is lit and nothing lies over it.
UNLIT_CORNER = """() => {
  const { left, right, top, bottom } = document.querySelector('svg[role=application]').getBoundingClientRect();
  const lit = [...document.querySelectorAll('rect.spot')].map(spot => spot.getBoundingClientRect());
  const now = JSON.stringify(lit.map(box => [box.x, box.y]));
  [window.seenLit, window.seenTimes] = [now, window.seenLit === now ? (window.seenTimes ?? 0) + 1 : 0];
  if (window.seenTimes < 10) return null;
  const near = ([x, y]) => lit.some(box =>
    x > box.left - 60 && x < box.right + 60 && y > box.top - 60 && y < box.bottom + 60);
  const free = ([x, y]) => document.elementFromPoint(x, y)?.closest('svg[role=application]');
  const corners = [[left + 30, bottom - 40], [left + 30, (top + bottom) / 2], [right - 30, (top + bottom) / 2],
    [right - 30, bottom - 40], [(left + right) / 2, bottom - 40], [(left + right) / 2, top + 40]];
  return corners.find(each => !near(each) && free(each)) ?? null;
}"""
