/** Numbers as they are printed: a real minus sign, not a hyphen. */
export const signed = (value: number | string): string => String(value).replace('-', '−');

/** A figure and what it counts stay on one line: "5 points", "3 Karten". Short words count nothing: "1 of 3", "3 or 5". */
export const unbroken = (words: string): string => words.replace(/(\d) (?=\p{L}{3})/gu, '$1\u00a0');
