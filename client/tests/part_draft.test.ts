/** Saves of one part: one after the other, the newest state wins, nothing is lost and nothing is there twice. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../src/lib/api';
import { type Data, partsApi } from '../src/pages/parts/api';
import { draftIds, newDraft, PartDraft, readDraft } from '../src/pages/parts/draft.svelte';

interface Kept {
  name: string;
  data: Data;
  version: number;
}
const shelf = new Map<string, Kept>();
/** Requests that are on their way; `false`: the answer gets lost after the server has done its work. */
let held: ((answered: boolean) => void)[] = [];
let holding = false;
const store = new Map<string, string>();

async function onItsWay<T>(work: () => T): Promise<T> {
  if (!holding) return work();
  const answered = await new Promise<boolean>((go) => held.push(go));
  const done = work();
  if (!answered) throw new ApiError(0, 'offline', {});
  return done;
}

/** A store whose entries are its keys, as in a browser. */
const here = (): Storage =>
  new Proxy({} as Storage, {
    get: (_, name) => ({ getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => void store.set(key, value), removeItem: (key: string) => void store.delete(key) })[String(name)],
    ownKeys: () => [...store.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });

beforeEach(() => {
  shelf.clear();
  store.clear();
  held = [];
  holding = false;
  vi.stubGlobal('localStorage', here());
  vi.stubGlobal('BroadcastChannel', Channel);
  vi.spyOn(partsApi, 'check').mockResolvedValue({ ok: true, faults: [] });
  const told = (id: string): Awaited<ReturnType<typeof partsApi.get>> => ({ id, game: 'cat-box', option: 'cards', shared: '', changed: 0, ...(shelf.get(id) as Kept) });
  vi.spyOn(partsApi, 'mine').mockImplementation(async () => [...shelf.keys()].map(told));
  vi.spyOn(partsApi, 'get').mockImplementation(async (id) => told(id));
  vi.spyOn(partsApi, 'keep').mockImplementation((_game, _option, name, data) =>
    onItsWay(() => {
      const id = `p${shelf.size + 1}`;
      shelf.set(id, { name, data, version: 1 });
      return told(id);
    }),
  );
  vi.spyOn(partsApi, 'change').mockImplementation((id, name, data, version) =>
    onItsWay(() => {
      const there = shelf.get(id);
      if (!there) throw new ApiError(404, 'part_unknown', {});
      if (there.version !== version) throw new ApiError(409, 'part_changed', {});
      shelf.set(id, { name, data, version: version + 1 });
      return version + 1;
    }),
  );
});

class Channel {
  static open: Channel[] = [];
  onmessage: ((message: { data: unknown }) => void) | null = null;
  constructor() {
    Channel.open.push(this);
  }
  postMessage(data: unknown): void {
    for (const each of Channel.open) if (each !== this) each.onmessage?.({ data: structuredClone(data) });
  }
  close(): void {
    Channel.open = Channel.open.filter((each) => each !== this);
  }
}

const put = (draft: PartDraft, value: number): void => draft.edit((data) => (data['a'] = value));
const begun = (): Promise<PartDraft> => PartDraft.open(newDraft('cat-box', 'cards', 'Mine', { a: 0 }));
const sent = (count: number): Promise<void> => vi.waitFor(() => expect(held).toHaveLength(count));

describe('keeping', () => {
  it('twice in a row makes one part, and what was changed meanwhile goes after it', async () => {
    const draft = await begun();
    holding = true;
    const first = draft.save();
    await sent(1);
    put(draft, 1);
    const second = draft.save();
    const third = draft.save();
    held[0]?.(true);
    await first;
    await sent(2);
    held[1]?.(true);
    await Promise.all([second, third]);
    expect([...shelf.values()]).toEqual([{ name: 'Mine', data: { a: 1 }, version: 2 }]);
    expect(draft.changed).toBe(false);
    expect(draft.told).toBe('');
    expect(draftIds()).toEqual([]);
  });
  it('goes on after a failure', async () => {
    const draft = await begun();
    vi.mocked(partsApi.keep).mockRejectedValueOnce(new ApiError(429, 'too_fast', {}));
    await expect(draft.save()).rejects.toThrow('too_fast');
    expect(draft.changed).toBe(true);
    await draft.save();
    expect(shelf.size).toBe(1);
  });
  it.each([0, 1])('whose answer is lost, before and after the first one (%i), makes no second part', async (before) => {
    const draft = await begun();
    if (before) await draft.save();
    put(draft, 1);
    holding = true;
    const lost = draft.save();
    await sent(1);
    held[0]?.(false);
    await expect(lost).rejects.toThrow('offline');
    holding = false;
    draft.close();
    const again = await PartDraft.open(draft.id); // the tab was closed in the middle
    expect(again.data).toEqual({ a: 1 });
    put(again, 2);
    await again.save();
    expect([...shelf.values()].map((part) => part.data)).toEqual([{ a: 2 }]);
    expect(again.told).toBe('');
  });
  it('beside another device keeps both, and says so', async () => {
    const draft = await begun();
    await draft.save();
    shelf.set('p1', { name: 'Mine', data: { a: 7 }, version: 2 });
    put(draft, 1);
    await draft.save();
    expect([...shelf.values()].map((part) => part.data)).toEqual([{ a: 7 }, { a: 1 }]);
    expect(draft.told).toBe('apart');
    expect(draft.id).toBe('p2');
    shelf.delete('p2');
    put(draft, 3);
    expect(draft.told).toBe('');
    await draft.save();
    expect(draft.told).toBe('apart');
    expect(shelf.get(draft.id)?.data).toEqual({ a: 3 });
  });
});

describe('two tabs', () => {
  it('show the same part, and what one does is a step of the other', async () => {
    const one = await begun();
    const two = await PartDraft.open(one.id);
    put(one, 1);
    expect(two.data).toEqual({ a: 1 });
    expect(two.told).toBe('followed');
    expect(one.told).toBe('');
    two.undo();
    expect(one.data).toEqual({ a: 0 });
    put(two, 2);
    await two.save();
    expect(one.id).toBe(two.id);
    expect(one.changed).toBe(false);
    put(one, 3);
    await one.save();
    expect([...shelf.values()]).toEqual([{ name: 'Mine', data: { a: 3 }, version: 2 }]);
    expect(readDraft(one.id)).toBeNull();
    one.close();
    put(two, 4);
    expect(one.data).toEqual({ a: 3 });
  });
});
