/** One polite voice for screen readers. */
export const voice = $state({ text: '' });

let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

export function announce(sentence: string): void {
  if (!sentence) return;
  waiting.push(sentence);
  // Only what is new is read: the same sentence speaks again because the voice is silent in between.
  voice.text = '';
  clearTimeout(timer);
  timer = setTimeout(() => {
    voice.text = waiting.slice(-4).join(' ');
    waiting = [];
  }, 150);
}
