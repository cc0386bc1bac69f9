/** What the places of a table hold: deck, box, piles, series, coins. The server tells it all; here it is put into words. */
import { nameAt } from '../../lib/names';
import { gt, t } from '../../lib/texts.svelte';
import type { About } from '../kit';
import type { SeriesView } from '../views';
import { cats, colourOf, COLOURS, isSpecial, numbersOf, orWords } from './cards';
import type { CsacskaMacskaScreen } from './screen.svelte';

/** `B1*3 B3 S*12` in words, a line for each colour and one for what has none. */
export function countedWords(screen: CsacskaMacskaScreen, counted: string): string[] {
  const cards = counted.split(' ').filter(Boolean).map((each) => {
    const [card = '', many = '1'] = each.split('*');
    const name = isSpecial(card) ? screen.cardWords(card) : numbersOf(card).join('/');
    return { colour: colourOf(card), words: many === '1' ? name : `${name} × ${many}` };
  });
  return [...COLOURS, null].flatMap((colour) => {
    const own = cards.filter((card) => card.colour === colour).map((card) => card.words);
    if (!own.length) return [];
    return [colour ? `${screen.colourWord(colour)}: ${own.join(', ')}` : own.join(', ')];
  });
}

/** How many cards a counted text tells of. */
export const counted = (text: string): number => text.split(' ').filter(Boolean).reduce((sum, each) => sum + Number(each.split('*')[1] ?? 1), 0);

/** All that a series can show: "14", "4 or 8", "11 to 27". */
export function sumWords(totals: readonly number[]): string {
  const [low = 0] = totals;
  const high = totals.at(-1) ?? 0;
  return totals.length > 3 ? t('cm-sum-span', { low, high }) : orWords(totals.map(String));
}

export function seriesWords(screen: CsacskaMacskaScreen, series: SeriesView): string {
  return t('cm-lane', {
    colour: screen.colourWord(series.colour),
    cards: [...cats(series.cards), ...(series.kittens ? ['KIT'] : [])].map((card) => screen.cardWords(card)).join(', '),
    size: series.size,
    target: series.target,
    totals: sumWords(series.totals),
    wants: series.wants.length ? orWords(series.wants.map(String)) : 'none',
  });
}

function aboutPile(screen: CsacskaMacskaScreen, number: number): About | null {
  const cards = cats(screen.view.piles[number - 1] ?? '');
  const top = cards.at(-1);
  if (!top) return null;
  const move = `take P${number}`;
  const under = cards.slice(0, -1).toReversed().map((card) => screen.cardWords(card));
  return {
    name: t('cm-pile', { number, card: screen.cardWords(top), count: cards.length }),
    text: screen.effectOf(top),
    list: under.length ? [t('about-under', { cards: under.join(', ') })] : [],
    clause: 'CM-PILE-1',
    asks: screen.view.phase === 'act' && !screen.draft.can(move) ? move : null,
  };
}

function aboutSeries(screen: CsacskaMacskaScreen, place: string): About | null {
  const [seat = '', colour = ''] = place.split('.');
  const series = screen.view.series[Number(seat)]?.find((each) => each.colour === colour);
  const name = `${nameAt(screen.draft.link.table, Number(seat))}: ${screen.colourWord(colour)}`;
  if (!series) return { name, text: t('about-series'), clause: 'CM-SER-4', asks: null };
  const special = [...(series.stray ? ['S'] : []), ...(series.kittens ? ['KIT'] : [])].map((card) => `${screen.cardWords(card)}: ${screen.effectOf(card)}`);
  return { name, text: seriesWords(screen, series), list: [...special, t('about-series')], clause: 'CM-SER-4', asks: null };
}

/** A place of the table; null: it is a card. */
export function aboutPlace(screen: CsacskaMacskaScreen, id: string): About | null {
  const { view } = screen;
  if (id === 'deck') return { name: t('cm-deck', { count: view.deck }), text: t('about-deck'), list: countedWords(screen, view.unseen), clause: 'CM-R36', asks: null };
  if (id === 'box') return { name: t('cm-box', { count: counted(view.box) }), text: [t('about-box'), counted(view.box) ? t('about-box-holds') : ''].filter(Boolean).join(' '), list: countedWords(screen, view.box), clause: 'CM-R36', asks: null };
  if (id === 'coins') return { name: gt('csacska-macska', 'piece-coin') ?? '', text: t('about-coins'), clause: 'CM-GOAL-1', asks: null };
  if (id.startsWith('pile:')) return aboutPile(screen, Number(id.slice(5)));
  return id.startsWith('lane:') ? aboutSeries(screen, id.slice(5)) : null;
}
