/** Finding words in texts without caring for capitals, accents and kinds of apostrophe, and marking them. */

/** Keyboards and books write the apostrophe differently: п’ять, пʼять, п'ять. */
const APOSTROPHES = /[\u2018\u2019\u02bc\u0060\u00b4]/g;

function plain(text: string): string {
  // Apostrophes first: one of them counts as a diacritic.
  return text.replace(APOSTROPHES, "'").normalize('NFD').replace(/\p{Diacritic}/gu, '').toLowerCase();
}

/** These languages write "Nachziehstapel" in one word, and somebody looks for "Stapel". */
const COMPOUNDING = ['de', 'hu'];
const PART_OF_COMPOUND = 5;
/** In English "car" is no "card"; other languages hang their endings on short words too. */
const SHORT = 3;

function pattern(word: string, language: string): RegExp {
  const anywhere = COMPOUNDING.includes(language) && word.length >= PART_OF_COMPOUND;
  const start = anywhere ? '' : '(?<![\\p{L}\\p{N}])';
  let end = '';
  if (/\d$/.test(word)) end = '(?!\\d)';
  else if (language === 'en' && word.length <= SHORT) end = "(?:'?s|es)?(?![\\p{L}\\p{N}])";
  return new RegExp(start + word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&') + end, 'gu');
}

/** What a text is asked for: each word is found as a word or as the beginning of one (src/clowder/texts/search.py does the same). */
export function words(search: string, language: string): RegExp[] {
  return plain(search)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => pattern(word, language));
}

/** Whether all words occur somewhere in the text. */
export function holds(text: string, wanted: readonly RegExp[]): boolean {
  const folded = plain(text);
  return wanted.every((word) => folded.search(word) >= 0);
}

/** The text in pieces, those that were searched for with `hit`. */
export function pieces(text: string, wanted: readonly RegExp[]): { text: string; hit: boolean }[] {
  // Letter by letter, so that a folded letter still points at the one that is printed.
  const letters = [...text];
  const folded = letters.map(plain);
  const at = folded.flatMap((part, index) => [...Array(part.length).keys()].map(() => index));
  const hit = letters.map(() => false);
  for (const word of wanted) {
    for (const match of folded.join('').matchAll(word)) {
      const last = at[match.index + match[0].length - 1];
      if (last !== undefined) hit.fill(true, at[match.index], last + 1);
    }
  }
  const found: { text: string; hit: boolean }[] = [];
  letters.forEach((letter, index) => {
    const last = found.at(-1);
    if (last && last.hit === hit[index]) last.text += letter;
    else found.push({ text: letter, hit: hit[index] ?? false });
  });
  return found;
}
