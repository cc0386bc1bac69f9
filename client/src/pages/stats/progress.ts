/** What analyses say about somebody over many games: chosen, averaged and put into rows; drawn by the parts beside this. */
import type { AnalysedGame } from '../../wire';

export const MEASURES = ['accuracy', 'luck', 'place'] as const;
export type Measure = (typeof MEASURES)[number];
/** Games are told apart by what may have helped or been known beforehand. */
export const KINDS = ['plain', 'helped', 'practice', 'played_on'] as const;
export type Kind = (typeof KINDS)[number];
/** How many games the line averages over, and from how many chances on a share is called a strength. */
export const SPAN = 5;
const FEWEST = 3;
const STRONG = 0.7;
const MOST_ROWS = 8;

export interface Wanted {
  game: string;
  kind: Kind | '';
  measure: Measure;
}

export interface Dot {
  at: number;
  table: string;
  seat: number;
  game: string;
  value: number;
  low: number;
  high: number;
  /** Of this game and those of the title before it. */
  mean: number;
}

export interface Line {
  game: string;
  dots: Dot[];
}

export function kindOf(game: AnalysedGame): Kind {
  if (game.kind === 'practice' || game.kind === 'played_on') return game.kind;
  return game.take_backs || game.hints ? 'helped' : 'plain';
}

export const chosen = (games: readonly AnalysedGame[], { game, kind }: Pick<Wanted, 'game' | 'kind'>): AnalysedGame[] =>
  games.filter((each) => (!game || each.game === game) && (!kind || kindOf(each) === kind));

/** A game's figure with its interval; nothing where nothing was at stake. */
function figureOf(game: AnalysedGame, measure: Measure): [number, number, number] | null {
  if (measure === 'accuracy') return game.accuracy ? [game.accuracy.value, game.accuracy.low, game.accuracy.high] : null;
  const value = measure === 'luck' ? 100 * game.luck : game.rank;
  return [value, value, value];
}

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** One line per title, the oldest game first. */
export function linesOf(games: readonly AnalysedGame[], measure: Measure): Line[] {
  const lines = new Map<string, Dot[]>();
  for (const each of games.toSorted((a, b) => a.ended - b.ended)) {
    const figure = figureOf(each, measure);
    if (!figure) continue;
    const dots = lines.get(each.game) ?? [];
    const [value, low, high] = figure;
    dots.push({ at: each.ended, table: each.table, seat: each.seat, game: each.game, value, low, high, mean: mean([...dots.slice(1 - SPAN).map((dot) => dot.value), value]) });
    lines.set(each.game, dots);
  }
  return [...lines].toSorted(([a], [b]) => a.localeCompare(b)).map(([game, dots]) => ({ game, dots }));
}

export interface Row {
  /** A title, or the name of a person; of a bot the level. */
  name: string;
  level: string;
  games: number;
  accuracy: number | null;
  luck: number;
  place: number;
}

function rowOf(name: string, level: string, games: readonly AnalysedGame[]): Row {
  const sure = games.flatMap((each) => (each.accuracy ? [each.accuracy.value] : []));
  return { name, level, games: games.length, accuracy: sure.length ? mean(sure) : null, luck: mean(games.map((each) => each.luck)), place: mean(games.map((each) => each.rank)) };
}

const most = (rows: readonly Row[]): Row[] => rows.toSorted((a, b) => b.games - a.games || a.name.localeCompare(b.name) || a.level.localeCompare(b.level));

export function byGame(games: readonly AnalysedGame[]): Row[] {
  const titles = [...new Set(games.map((each) => each.game))];
  return most(titles.map((title) => rowOf(title, '', games.filter((each) => each.game === title))));
}

/** Two bots of one level at one table are one game with that level. */
export function byOpponent(games: readonly AnalysedGame[]): Row[] {
  const met = new Map<string, Set<AnalysedGame>>();
  for (const each of games) {
    for (const [seat, player] of each.players.entries()) {
      if (seat === each.seat) continue;
      const key = JSON.stringify([player.level ? '' : player.name, player.level]);
      met.set(key, (met.get(key) ?? new Set()).add(each));
    }
  }
  const rows = [...met].map(([key, own]) => {
    const [name, level] = JSON.parse(key) as [string, string];
    return rowOf(name, level, [...own]);
  });
  return most(rows).slice(0, MOST_ROWS);
}

export interface Point {
  game: string;
  tag: string;
  found: number;
  missed: number;
  cost: number;
  /** The dearest one. */
  table: string;
  ply: number;
}

/** What decisions were about, by title: how often the best move was found and missed, and what that cost. */
export function pointsOf(games: readonly AnalysedGame[]): Point[] {
  const points = new Map<string, Point>();
  const worst = new Map<string, number>();
  for (const each of games) {
    for (const { tag, found, missed, cost, ply } of each.tags) {
      const key = `${each.game}/${tag}`;
      const point = points.get(key) ?? { game: each.game, tag, found: 0, missed: 0, cost: 0, table: each.table, ply };
      point.found += found;
      point.missed += missed;
      point.cost += cost;
      if (cost > (worst.get(key) ?? 0)) {
        worst.set(key, cost);
        Object.assign(point, { table: each.table, ply });
      }
      points.set(key, point);
    }
  }
  return [...points.values()];
}

const share = (point: Point): number => point.found / (point.found + point.missed);
export const strong = (points: readonly Point[]): Point[] =>
  points.filter((point) => point.found + point.missed >= FEWEST && share(point) >= STRONG).toSorted((a, b) => b.found - a.found || a.tag.localeCompare(b.tag)).slice(0, MOST_ROWS);
export const weak = (points: readonly Point[]): Point[] => points.filter((point) => point.missed > 0).toSorted((a, b) => b.cost - a.cost || a.tag.localeCompare(b.tag)).slice(0, MOST_ROWS);

export interface Mistake {
  game: string;
  table: string;
  ply: number;
  cost: number;
  error: number;
}

/** The dearest decisions of all these games. */
export const dearest = (games: readonly AnalysedGame[], count = 5): Mistake[] =>
  games
    .flatMap(({ game, table, worst }) => worst.map((one) => ({ game, table, ...one })))
    .toSorted((a, b) => b.cost - a.cost)
    .slice(0, count);

const quoted = (cell: string | number): string => (/[",\n\r]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell));

/** What a plot shows, as a table that other programs read: one line per mark. */
export function csvOf(lines: readonly Line[], measure: Measure): string {
  const rows = lines.flatMap((line) => line.dots).toSorted((a, b) => a.at - b.at);
  const cells = rows.map((dot) => [new Date(dot.at).toISOString(), dot.game, dot.table, dot.seat + 1, ...[dot.value, dot.low, dot.high, dot.mean].map((value) => Number(value.toFixed(3)))]);
  return [['ended', 'game', 'table', 'seat', measure, 'low', 'high', `mean_of_${SPAN}`], ...cells].map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

/** The range of the axis, with marks at round numbers. Places go down: the first one is above. */
export function axisOf(lines: readonly Line[], measure: Measure): { from: number; to: number; marks: number[] } {
  if (measure === 'accuracy') return { from: 0, to: 100, marks: [0, 25, 50, 75, 100] };
  const values = lines.flatMap((line) => line.dots.map((dot) => dot.value));
  if (measure === 'place') {
    const last = Math.max(2, ...values);
    return { from: last, to: 1, marks: Array.from({ length: last }, (_, index) => index + 1) };
  }
  const reach = Math.max(20, ...values.map((value) => 20 * Math.ceil(Math.abs(value) / 20)));
  return { from: -reach, to: reach, marks: [-reach, -reach / 2, 0, reach / 2, reach] };
}
