/** One polite voice for screen readers. */
export const voice = $state({ text: '' });

let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

export function announce(sentence: string): void {
  if (!sentence) return;
  waiting.push(sentence);
  clearTimeout(timer);
  timer = setTimeout(() => {
    voice.text = waiting.slice(-4).join(' ');
    waiting = [];
  }, 150);
}
