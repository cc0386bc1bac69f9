/** What is wrong with a pad or a position, in words. */
import { nameAt } from '../../lib/names';
import { gt, has, t } from '../../lib/texts.svelte';
import { handFault } from '../../lib/words';
import type { Params, TableInfo } from '../../wire';
import type { Fault } from './api';

const flat = (params: Params): Record<string, string | number> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]));

export function faultSentence(fault: Fault, table: TableInfo): string {
  const hand = handFault(fault, (seat) => nameAt(table, seat));
  if (hand !== null) return hand;
  const args: Record<string, string | number> = { where: fault.where, why: '', ...flat(fault.params) };
  if (typeof fault.params['seat'] === 'number') args['who'] = nameAt(table, fault.params['seat']);
  const number = /\[(\d+)\]/.exec(fault.where)?.[1];
  args['number'] = number === undefined ? 0 : Number(number) + 1;
  if (has(`fault-${fault.key}`)) return t(`fault-${fault.key}`, args);
  return gt(table.game, fault.key, args) ?? t('fault-other', { where: fault.where });
}
