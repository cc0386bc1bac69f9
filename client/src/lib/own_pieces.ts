/** What the cards are called that a table's options bring along: the house's names do not fit them. */
import type { Json } from '../wire';

type Table = Record<string, Json>;
const table = (value: Json | undefined): Table => (typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {});

/** By game and id of the sentence. The server has checked the options. */
export function ownNames(game: string, options: Record<string, Json>): Record<string, string> {
  const names: Record<string, string> = {};
  const groups = table(options['curiosity_deck'])['curiosity'];
  for (const group of Array.isArray(groups) ? groups.map(table) : []) {
    const [first = 'K00', last = first] = String(group['ids']).split('-');
    for (let number = Number(first.slice(1)); number <= Number(last.slice(1)); number += 1) {
      const id = `${game}/piece-K${String(number).padStart(2, '0')}`;
      names[id] = String(group['title'] ?? '') || String(group['effect']).replaceAll('_', ' ');
      names[`${id}.text`] = String(group['text'] ?? '');
    }
  }
  const cards = table(options['card_data']);
  for (const section of ['box', 'start', 'special_toy']) for (const id of Object.keys(table(cards[section]))) names[`${game}/piece-${id}`] = id;
  return names;
}
