/** What this browser remembers about its person: nothing of it reaches the server but the language. */

export const LANGUAGES = ['en', 'de', 'hu', 'it', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];

interface Stored {
  language: Language;
  theme: 'auto' | 'light' | 'dark';
  motion: 'auto' | 'full' | 'slow' | 'calm';
  size: 'normal' | 'large' | 'huge' | 'giant';
  sound: boolean;
  confirm: boolean;
  marks: boolean;
  counts: boolean;
  notify: boolean;
}

const KEY = 'clowder';

function firstLanguage(): Language {
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages.map((tag) => tag.slice(0, 2));
  return (wanted.find((tag) => (LANGUAGES as readonly string[]).includes(tag)) as Language | undefined) ?? 'en';
}

function load(): Stored {
  const fallback: Stored = {
    language: firstLanguage(),
    theme: 'auto',
    motion: 'auto',
    size: 'normal',
    sound: false,
    confirm: true,
    marks: false,
    counts: true,
    notify: false,
  };
  try {
    return { ...fallback, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) };
  } catch {
    return fallback;
  }
}

export const prefs = $state<Stored>(load());

const media = (query: string): MediaQueryList | null =>
  typeof matchMedia === 'undefined' ? null : matchMedia(query);

/** Whether things may move: the setting, or else what the system asks for. */
export function calm(): boolean {
  if (prefs.motion !== 'auto') return prefs.motion === 'calm';
  return media('(prefers-reduced-motion: reduce)')?.matches ?? false;
}

/** Writes the settings to the page and the browser's memory whenever one changes. Call once. */
export function keepPrefs(): void {
  const dark = media('(prefers-color-scheme: dark)');
  const still = media('(prefers-reduced-motion: reduce)');
  const paint = (): void => {
    const root = document.documentElement;
    root.dataset['theme'] = prefs.theme === 'auto' ? (dark?.matches ? 'dark' : 'light') : prefs.theme;
    root.dataset['motion'] = calm() ? 'calm' : prefs.motion;
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
