/** An empty pad of each game, and what happens to one when somebody joins or leaves. */
import type { Json } from '../../wire';
import type { Data } from './api';

type Row = Json[];
/** The fields with one entry for each player, and what a new one has. */
const ROWS: Record<string, Record<string, Json>> = {
  'cat-box': { identities: null, tiles: 0 },
  'csacska-macska': {},
  'if-it-fits': {},
  'cat-attack': { lives: 9, larders: '' },
};

export function newPad(game: string, seats: number): Data {
  if (game === 'cat-box') return { seats, options: {}, table: [], identities: Array(seats).fill(null) as Row };
  if (game === 'csacska-macska') return { seats, options: {}, sheet: [], series: {} };
  if (game === 'if-it-fits') return { seats, options: { table: 'unlimited' }, table: [], lying: [] };
  return { seats, options: {}, lives: Array(seats).fill(9) as Row, larders: Array(seats).fill('') as Row };
}

/** So many players from now on: rows by seat grow and shrink with them. What others had stays for the engine to judge. */
export function setSeats(game: string, pad: Data, names: string[], seats: number): void {
  pad['seats'] = seats;
  // Gangs and who left are told for so many players; with others they are asked again.
  if (game === 'cat-attack') {
    pad['options'] = Object.fromEntries(Object.entries((pad['options'] ?? {}) as Data).filter(([name]) => name !== 'gangs' && name !== 'gang_count'));
    for (const field of ['retired', 'safe', 'winner', 'over']) Reflect.deleteProperty(pad, field);
  }
  while (names.length < seats) names.push('');
  names.length = seats;
  for (const [field, empty] of Object.entries(ROWS[game] ?? {})) {
    const row = pad[field];
    if (!Array.isArray(row)) continue;
    while (row.length < seats) row.push(empty);
    row.length = seats;
  }
}
