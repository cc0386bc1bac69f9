/** Whether a key is meant for something else than the table: somebody writes or chooses, or calls the browser. */
export function isElsewhere(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  return event.ctrlKey || event.metaKey || event.altKey || Boolean(target?.closest('input, select, textarea, [contenteditable]'));
}
