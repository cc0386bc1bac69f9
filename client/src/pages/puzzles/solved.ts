/** What this browser remembers about puzzles: which are over and how, and how many in a row were found at the first try. */
import type { PuzzleRow } from '../../wire';

const KEY = 'clowder.puzzles';

export interface Solved {
  /** By game and puzzle: found at the first try, or not. */
  done: Record<string, Record<string, 'first' | 'missed'>>;
  streak: number;
  longest: number;
}

export function keptSolved(): Solved {
  const nothing: Solved = { done: {}, streak: 0, longest: 0 };
  try {
    return { ...nothing, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Solved>) };
  } catch {
    return nothing;
  }
}

export function keepSolved(solved: Solved): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(solved));
  } catch {
    // Without a place to keep it one begins anew next time.
  }
}

/** The first move counts, or asking for the answer; whatever comes later changes nothing. */
export function counted(before: Solved, game: string, id: string, how: 'first' | 'missed'): Solved {
  const there = before.done[game] ?? {};
  if (there[id]) return before;
  const streak = how === 'first' ? before.streak + 1 : 0;
  return { done: { ...before.done, [game]: { ...there, [id]: how } }, streak, longest: Math.max(before.longest, streak) };
}

export function fits(row: PuzzleRow, stars: number, tag: string): boolean {
  return (!stars || row.stars === stars) && (!tag || row.tags.includes(tag));
}

/** The next one that is not over yet, after this one and round again; where all are, simply the next. */
export function nextPuzzle(rows: readonly PuzzleRow[], done: Record<string, unknown>, after: string): PuzzleRow | undefined {
  const at = rows.findIndex((row) => row.id === after) + 1;
  const turned = [...rows.slice(at), ...rows.slice(0, at)];
  return turned.find((row) => !done[row.id] && row.id !== after) ?? turned[0];
}

/** All tags of these puzzles, the most frequent first. */
export function tagsOf(rows: readonly PuzzleRow[]): string[] {
  const times = new Map<string, number>();
  for (const tag of rows.flatMap((row) => row.tags)) times.set(tag, (times.get(tag) ?? 0) + 1);
  return [...times.entries()].sort(([a, n], [b, m]) => m - n || a.localeCompare(b)).map(([tag]) => tag);
}
