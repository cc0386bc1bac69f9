/** Finding words in texts without caring for capitals, accents and kinds of apostrophe, and marking them. */

/** Keyboards and books write the apostrophe differently: п’ять, пʼять, п'ять. */
const APOSTROPHES = /[\u2018\u2019\u02bc\u0060\u00b4]/g;

function plain(text: string): string {
  // Apostrophes first: one of them counts as a diacritic.
  return text.replace(APOSTROPHES, "'").normalize('NFD').replace(/\p{Diacritic}/gu, '').toLowerCase();
}

export function words(search: string): string[] {
  return plain(search).split(/\s+/).filter(Boolean);
}

/** Whether all words occur somewhere in the text. */
export function holds(text: string, wanted: readonly string[]): boolean {
  const folded = plain(text);
  return wanted.every((word) => folded.includes(word));
}

/** The text in pieces, those that were searched for with `hit`. */
export function pieces(text: string, wanted: readonly string[]): { text: string; hit: boolean }[] {
  // Letter by letter, so that a folded letter still points at the one that is printed.
  const letters = [...text];
  const folded = letters.map(plain);
  const hit = letters.map(() => false);
  for (const word of wanted) {
    for (let from = 0; from < letters.length; from += 1) {
      let seen = '';
      let to = from;
      while (to < letters.length && seen.length < word.length) seen += folded[to++] ?? '';
      if (seen === word) hit.fill(true, from, to);
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
