/** Sounds by meaning, made on the spot, softly, from the first touch on; one switch in the menu silences them. */
import { prefs } from './prefs.svelte';

export type Meaning = 'lay' | 'draw' | 'turn' | 'refuse' | 'score' | 'loss' | 'end' | 'dog';

interface Note {
  from: number;
  to: number;
  at: number;
  long: number;
  wave: OscillatorType;
  loud: number;
}

const note = (from: number, to: number, at: number, long: number, wave: OscillatorType = 'sine', loud = 0.12): Note => ({
  from,
  to,
  at,
  long,
  wave,
  loud,
});

const SCORES: Record<Meaning, Note[]> = {
  lay: [note(180, 90, 0, 0.09, 'triangle', 0.2)],
  draw: [note(500, 700, 0, 0.07, 'triangle', 0.06)],
  turn: [note(660, 660, 0, 0.1), note(880, 880, 0.11, 0.16)],
  refuse: [note(220, 160, 0, 0.2, 'triangle')],
  score: [note(523, 523, 0, 0.1), note(659, 659, 0.1, 0.1), note(784, 790, 0.2, 0.22)],
  loss: [note(400, 250, 0, 0.3, 'triangle')],
  end: [note(523, 523, 0, 0.14), note(659, 659, 0.14, 0.14), note(784, 784, 0.28, 0.14), note(1046, 1046, 0.42, 0.4)],
  dog: [note(300, 120, 0, 0.1, 'sawtooth', 0.06), note(280, 110, 0.16, 0.12, 'sawtooth', 0.06)],
};

/** What happens at once is heard one after the other, so that each can be told from the next. */
const APART = 0.14;

/** Beside a conversation, not over it. */
const VOLUME = 0.45;

let context: AudioContext | undefined;

/** The sounds of one moment, each meaning once. */
export function sound(meanings: readonly Meaning[]): void {
  // Browsers stay silent until the person has touched the page; what happens before is not heard later.
  if (!prefs.sound || !meanings.length || typeof AudioContext === 'undefined' || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  [...new Set(meanings)].forEach((meaning, index) => play(context as AudioContext, SCORES[meaning], index * APART));
}

function play(room: AudioContext, notes: Note[], late: number): void {
  const now = room.currentTime + late;
  for (const { from, to, at, long, wave, loud } of notes) {
    const tone = room.createOscillator();
    const gain = room.createGain();
    tone.type = wave;
    tone.frequency.setValueAtTime(from, now + at);
    tone.frequency.exponentialRampToValueAtTime(to, now + at + long);
    gain.gain.setValueAtTime(loud * VOLUME, now + at);
    gain.gain.exponentialRampToValueAtTime(0.001, now + at + long);
    tone.connect(gain).connect(room.destination);
    tone.start(now + at);
    tone.stop(now + at + long + 0.02);
  }
}
