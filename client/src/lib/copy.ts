/** Copies a text for somebody. Tells whether it was copied: nobody shall look for it in vain. */

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyMarked(text); // over plain http in a local network there is only the old way
  }
}

function copyMarked(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'unseen';
  // Beside a modal sheet nothing can be marked.
  ([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body).append(field);
  field.select();
  let copied = false;
  try {
    copied = document.execCommand('copy');
  } catch {
    // A browser that knows neither way.
  }
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return copied;
}
