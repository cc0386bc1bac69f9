/** The two polite voices for screen readers: what happens, and what is expected of who listens. */
export const voice = $state({ text: '', status: '' });

/** What somebody hears at once; of a longer list the end. */
const MOST = 8;
/** What is expected is said after what has happened. */
const PAUSE = 150;
const LATER = 2 * PAUSE;

let waiting: { sentence: string; about: string }[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let later: ReturnType<typeof setTimeout> | undefined;

/** What has no full stop of its own would run into what is said next. */
const stopped = (sentence: string): string => (/[.!?:;…]$/.test(sentence) ? sentence : `${sentence}.`);

/** `about`: whoever goes on quickly, from place to place or from card to card, hears only of the last one. */
export function announce(sentence: string, about = ''): void {
  if (!sentence) return;
  if (about) waiting = waiting.filter((each) => each.about !== about);
  waiting.push({ sentence, about });
  // Only what is new is read: the same sentence speaks again because the voice is silent in between.
  voice.text = '';
  clearTimeout(timer);
  timer = setTimeout(() => {
    voice.text = waiting.slice(-MOST).map((each) => each.sentence).reduce((before, next) => `${stopped(before)} ${next}`);
    waiting = [];
  }, PAUSE);
}

/** What is expected now; empty: nothing, so that the same can be said anew. What holds only for a moment is not said. */
export function expect(sentence: string): void {
  clearTimeout(later);
  if (!sentence) voice.status = '';
  else if (sentence !== voice.status) later = setTimeout(() => (voice.status = sentence), LATER);
}
