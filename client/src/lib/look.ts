/** The keys have come to a piece of a board, or to none: it is seen large (`table/CloserLook.svelte`). */
export function lookAt(piece: string | null): void {
  const element = piece === null ? null : document.querySelector(`[data-piece="${piece}"]`)?.closest('[data-about]');
  (element ?? document).dispatchEvent(new Event('look', { bubbles: true }));
}
