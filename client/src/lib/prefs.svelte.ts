/** What this browser remembers about its person: nothing of it reaches the server but the language. */
import { type Pace, PACES } from './director/pace';

export const LANGUAGES = ['en', 'de', 'hu', 'it', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];
/** Each language is named in itself. */
export const OWN_NAMES: Record<Language, string> = { en: 'English', de: 'Deutsch', hu: 'Magyar', it: 'Italiano', uk: 'Українська' };

interface Stored {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  /** How fast things are shown; auto: normal, or at once where the system asks for less motion. */
  pace: 'auto' | Pace;
  size: 'normal' | 'large' | 'huge' | 'giant';
  sound: boolean;
  confirm: boolean;
  marks: boolean;
  counts: boolean;
  notify: boolean;
}

const KEY = 'clowder';
/** What version 1.0 remembered as "motion". */
const MOTIONS: Record<string, Stored['pace']> = { full: 'normal', slow: 'calm', calm: 'once' };

function firstLanguage(): Language {
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages.map((tag) => tag.slice(0, 2));
  return (wanted.find((tag) => (LANGUAGES as readonly string[]).includes(tag)) as Language | undefined) ?? 'en';
}

function load(): Stored {
  const fallback: Stored = {
    language: firstLanguage(),
    theme: 'auto',
    pace: 'auto',
    size: 'normal',
    sound: true,
    confirm: true,
    marks: false,
    counts: true,
    notify: false,
  };
  try {
    const { motion, ...kept } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored> & { motion?: string };
    const pace = MOTIONS[motion ?? ''];
    return { ...fallback, ...(pace ? { pace } : {}), ...kept };
  } catch {
    return fallback;
  }
}

export const prefs = $state<Stored>(load());

const media = (query: string): MediaQueryList | null =>
  typeof matchMedia === 'undefined' ? null : matchMedia(query);

/** The pace at which things are shown now: the setting, or else what the system asks for. */
export function pace(): Pace {
  if (prefs.pace !== 'auto' && PACES.includes(prefs.pace)) return prefs.pace;
  return (media('(prefers-reduced-motion: reduce)')?.matches ?? false) ? 'once' : 'normal';
}

/** Whether nothing may move. */
export function calm(): boolean {
  return pace() === 'once';
}

/** Writes the settings to the page and the browser's memory whenever one changes. Call once. */
export function keepPrefs(): void {
  const dark = media('(prefers-color-scheme: dark)');
  const still = media('(prefers-reduced-motion: reduce)');
  const paint = (): void => {
    const root = document.documentElement;
    root.dataset['theme'] = prefs.theme === 'auto' ? (dark?.matches ? 'dark' : 'light') : prefs.theme;
    root.dataset['pace'] = pace();
    root.dataset['size'] = prefs.size;
    root.dataset['marks'] = String(prefs.marks);
    root.lang = prefs.language;
  };
  dark?.addEventListener('change', paint);
  still?.addEventListener('change', paint);
  $effect.root(() => {
    $effect(() => {
      paint();
      try {
        localStorage.setItem(KEY, JSON.stringify(prefs));
      } catch {
        // A browser that keeps nothing still plays.
      }
    });
  });
}
