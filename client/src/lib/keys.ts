/** Whether a key is meant for something else than the table: somebody writes or chooses, or calls the browser. */
export function isElsewhere(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  return event.ctrlKey || event.metaKey || event.altKey || Boolean(target?.closest('input, select, textarea, [contenteditable]'));
}

/** What somebody would do next, the nearest first: confirm what is drafted, choose, go on; or read whose turn it is. */
const NEXT = [
  'footer .confirm:not(:disabled)',
  'footer .pass button',
  'footer .hand button.lit',
  'footer .hand button:not(:disabled, [aria-disabled=true])',
  'main svg[role=application]',
  'main button.lit',
  'footer .bar .primary:not(:disabled)',
  'header .status',
];
/** What can be chosen in the tray. */
const CHOICES = ['footer .hand button:is(.button, .deck, .lit):not(:disabled, [aria-disabled=true], .quiet)', 'footer .hand button:not(:disabled, [aria-disabled=true])'];

function focusFirst(places: readonly string[]): void {
  for (const where of places) {
    const found = document.querySelector<HTMLElement>(where);
    if (found && found.getClientRects().length && !found.closest('[inert]')) {
      found.focus({ preventScroll: true });
      return;
    }
  }
}

/** Whoever has picked nothing yet comes to what can be chosen. */
export function focusChoice(): void {
  focusFirst(CHOICES);
}

/** Where the focus has fallen out of the table, because what had it is gone or can do nothing now, it goes on to what comes next. */
export function focusNext(): void {
  const at = document.activeElement;
  const isLost = !at || at === document.body || (at instanceof HTMLButtonElement && at.disabled);
  if (!isLost || document.querySelector('dialog[open]')) return;
  focusFirst(NEXT);
}
