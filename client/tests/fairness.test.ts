import { createHash, createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { canonical, check, type SealedRecord } from '../src/lib/fairness';

const secret = '5a'.repeat(32);
const contributions = ['ab12', ''];

function sealed(change: (record: SealedRecord) => void = () => undefined, chance?: string): SealedRecord {
  const key = Buffer.from(secret, 'hex');
  const seed = createHmac('sha256', key).update(['clowder-seed-1', 'T1', ...contributions].join('\n')).digest('hex').slice(0, 32);
  const record = {
    game: 'cat-box',
    seed,
    ...(chance ? { chance } : {}),
    actions: ['play 1.0 @2,0'],
    extra: { table: 'T1', secret, commitment: createHash('sha256').update(key).digest('hex'), contributions, moves: [{ seat: 0, by: 'person' }], players: [{ name: 'Őz' }] },
  };
  const seal = createHash('sha256').update(canonical(record)).digest('hex');
  const whole: SealedRecord = { ...record, extra: { ...record.extra, seal } };
  change(whole);
  return whole;
}

const faults = async (record: SealedRecord): Promise<string[]> => (await check(record)).filter((each) => !each.ok).map((each) => each.what);

describe('fairness', () => {
  it('writes canonical JSON', () => {
    expect(canonical({ b: [1, null, true], a: { 'ő': 'é', z: '"' } })).toBe('{"a":{"z":"\\"","ő":"é"},"b":[1,null,true]}');
    expect(canonical({ ab: 1, a: 2 })).toBe('{"a":2,"ab":1}');
  });
  it('finds a genuine record genuine', async () => expect(await faults(sealed())).toEqual([]));
  it('finds a record of keyed chance genuine', async () => expect(await faults(sealed(undefined, 'keyed'))).toEqual([]));
  it('finds another kind of chance', async () => expect(await faults(sealed((record) => (record.chance = 'keyed')))).toEqual(['seal']));
  it('finds another seed', async () => expect(await faults(sealed((record) => (record.seed = '0'.repeat(32))))).toEqual(['seed', 'seal']));
  it('finds another secret', async () => expect(await faults(sealed((record) => (record.extra.secret = '00'.repeat(32))))).toEqual(['commitment', 'seed', 'seal']));
  it('finds a missing move', async () => expect(await faults(sealed((record) => record.extra.moves.pop()))).toEqual(['seal', 'moves']));
});
