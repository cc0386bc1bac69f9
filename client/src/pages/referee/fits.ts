/** The table of an If It Fits pad: faces and cats by their cells. Reads and writes notation; knows no rule. */
import { at, Grid, type Place, readPlace } from '../../games/if_it_fits/grid';

/** `.#..:mouse,spray @1,0 r180`, `sleep A @2,0`, `S1 @0,0`, `cat A @0,0`. */
const placeIn = (entry: string): string => /@(-?\d+,-?\d+)/.exec(entry)?.[1] ?? '';

export interface Face {
  sides: string;
  symbols: string[];
}

export const faceText = ({ sides, symbols }: Face, place: Place): string => `${sides}${symbols.length ? `:${symbols.join(',')}` : ''} @${at(...place)}`;

/** In a cell lies one card, across two cells another. */
export const put = (entries: readonly string[], entry: string): string[] => [...entries.filter((each) => placeIn(each) !== placeIn(entry)), entry];
export const without = (entries: readonly string[], place: Place): string[] => entries.filter((each) => placeIn(each) !== at(...place));
export const holds = (entries: readonly string[], place: Place): boolean => entries.some((each) => placeIn(each) === at(...place));

/** Half a turn: the other way round in the same cell. */
export function turnedAt(entries: readonly string[], place: Place): string[] {
  return entries.map((each) => (placeIn(each) !== at(...place) ? each : each.endsWith(' r180') ? each.slice(0, -5) : `${each} r180`));
}

/** The pad as the board draws tables: faces get names. */
export function drawn(table: readonly string[], lying: readonly string[], known: Record<string, string>): Grid {
  const faces: Record<string, string> = { sleep: '....', ...known };
  const named = table.map((entry, index) => {
    const match = /^([#.]{4})(?::([a-z_,]*))?( @.*)$/.exec(entry);
    if (!match) return entry;
    faces[`F${index}`] = [match[1], ...(match[2] ?? '').split(',').filter(Boolean)].join(' ');
    return `F${index}${match[3]}`;
  });
  return new Grid(named, [...lying], faces, []);
}

export const placeOf = readPlace;
