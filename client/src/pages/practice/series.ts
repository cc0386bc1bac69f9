/** One's dearest decisions one after another: which of them, and how the series has gone so far. */
import type { PractiseRow } from '../../wire';

export interface Wish {
  game: string;
  tag: string;
}

export const keyOf = (row: Pick<PractiseRow, 'table' | 'ply'>): string => `${row.table}/${row.ply}`;

export const fits = (row: PractiseRow, { game, tag }: Wish): boolean => (!game || row.game === game) && (!tag || row.tags.includes(tag));

/** The titles there are, and the themes of one of them or of all, the most frequent first. */
export const titlesOf = (rows: readonly PractiseRow[]): string[] => [...new Set(rows.map((row) => row.game))].toSorted();
export function tagsOf(rows: readonly PractiseRow[], game: string): string[] {
  const times = new Map<string, number>();
  for (const tag of rows.filter((row) => fits(row, { game, tag: '' })).flatMap((row) => row.tags)) times.set(tag, (times.get(tag) ?? 0) + 1);
  return [...times].toSorted(([a, n], [b, m]) => m - n || a.localeCompare(b)).map(([tag]) => tag);
}

export type How = 'first' | 'later' | 'shown';

/** What came of this series; each decision counts once. */
export type Went = ReadonlyMap<string, How>;
export const over = (went: Went): number => went.size;
export const firsts = (went: Went): number => [...went.values()].filter((how) => how === 'first').length;

/** How many are found as of now: what this series says, else what was known before. */
export const foundOf = (rows: readonly PractiseRow[], went: Went): number =>
  rows.filter((row) => {
    const how = went.get(keyOf(row));
    return how ? how !== 'shown' : row.found > 0;
  }).length;
