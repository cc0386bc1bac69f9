/** What the frame of the editor needs to know of a kind of part. It knows no rule: what is allowed, the engine says. */
import type { Component } from 'svelte';
import type { Json } from '../../wire';
import type { Data, Fault } from './api';

/** One card, or whatever else is chosen and edited at once. */
export interface Row {
  /** Where it is inside the part, as faults name places: `cards.C01`, `number[2]`. */
  path: string;
  title: string;
  /** How many of it there are; null where each is one of a kind. */
  copies: number | null;
  /** What else it is found by. */
  words: string;
}

export interface Count {
  name: string;
  found: number;
}

/** The words a part is made of, as the game's options tell them (`x-words`). */
export type Words = Record<string, Json>;

export interface CardProps {
  data: Data;
  path: string;
  words: Words;
  house: Data;
  /** Absent where one only looks. */
  edit?: ((change: (data: Data) => void) => void) | undefined;
  faults?: Fault[];
}

export interface Kind {
  rows: (data: Data) => Row[];
  counts: (data: Data) => Count[];
  /** With nothing in it. */
  empty: (house: Data) => Data;
  /** Large, to tap on. */
  Card: Component<CardProps>;
  /** Small, in the list and the overview. */
  Small: Component<CardProps>;
  /** A new row after this one, like it with `like`; answers its path. Absent where the rows are given. */
  add?: (data: Data, path: string, like: boolean) => string;
  remove?: (data: Data, path: string) => void;
}

export const table = (value: Json | undefined): Data => (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {});
export const list = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
export const text = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
export const number = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);

/** What lies at a place; `a.b`, `a[2]`. */
export function at(data: Data, path: string): Json | undefined {
  let here: Json | undefined = data;
  for (const step of path.split(/[.[\]]+/).filter(Boolean)) {
    if (Array.isArray(here)) here = here[Number(step)];
    else here = table(here)[step];
  }
  return here;
}

/** The table at a place, to be changed; made where there is none. */
export function tableAt(data: Data, path: string): Data {
  const steps = path.split('.');
  let here = data;
  for (const step of steps) {
    const [, name = step, index] = /^(.*)\[(\d+)\]$/.exec(step) ?? [];
    if (index !== undefined) here = table(list(here[name])[Number(index)]);
    else {
      if (typeof here[name] !== 'object' || here[name] === null || Array.isArray(here[name])) here[name] = {};
      here = here[name];
    }
  }
  return here;
}

/** Whether a fault is about this row. */
export function isOf(fault: Fault, path: string): boolean {
  return fault.at === path || fault.at.startsWith(`${path}.`) || fault.at.startsWith(`${path}[`);
}

/** A name nobody has: the next number after the letters of this one. */
export function freshName(like: string, taken: ReadonlySet<string>): string {
  const [, letters = 'C', digits = '1'] = /^([A-Za-z]+)(\d*)$/.exec(like) ?? [];
  for (let next = 1; ; next += 1) {
    const name = `${letters}${String(next).padStart(Math.max(2, digits.length), '0')}`;
    if (!taken.has(name)) return name;
  }
}

/** Puts an entry after another one: the order of a file is the order of the cards. */
export function insertAfter(into: Data, after: string, name: string, value: Json): void {
  const entries = Object.entries(into);
  const index = entries.findIndex(([key]) => key === after);
  entries.splice(index < 0 ? entries.length : index + 1, 0, [name, value]);
  for (const key of Object.keys(into)) Reflect.deleteProperty(into, key);
  Object.assign(into, Object.fromEntries(entries));
}

export function tally(words: readonly string[], known: readonly string[]): number[] {
  return known.map((each) => words.filter((word) => word === each).length);
}
