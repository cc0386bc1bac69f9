/** The screen of Csacska Macska on recorded decisions: what is lit, what tapping does, which move is drafted and how it is told. */
import { beforeAll, describe, expect, it } from 'vitest';
import { CsacskaMacskaScreen } from '../src/games/csacska_macska/screen.svelte';
import { type Sitting, sitAt, speakEnglish } from './recorded';

function open(name: string): Sitting & { screen: CsacskaMacskaScreen } {
  const sitting = sitAt('csacska-macska', name);
  return { ...sitting, screen: new CsacskaMacskaScreen(sitting.draft) };
}

beforeAll(() => speakEnglish('csacska-macska'));

describe('the first turn', () => {
  it('lights the pile whose card can be used, and asks about the others', async () => {
    const { screen, draft, asked } = open('first turn');
    expect([1, 2, 3].map((pile) => screen.onPile(pile))).toEqual([null, null, 'take P3']);
    await screen.tapPile(3);
    expect([draft.text, screen.describe('take P3')]).toEqual(['take P3', 'Take from pile 3']);
    await screen.tapPile(1);
    expect(asked).toEqual(['take P1']);
  });
  it('offers no words beside deck and piles', () => expect(open('first turn').screen.offers).toEqual([]));
});

describe('a theft', () => {
  it('is drafted by tapping the series, with its arrow, and warned about where it pays nothing', async () => {
    const { screen, draft, sent } = open('theft');
    expect([...screen.stealable]).toEqual(['C.blue']);
    await screen.tapLane(2, 'blue');
    expect(draft.text).toBe('steal C.blue');
    expect(screen.arrows).toEqual([{ from: ['lane:2.blue'], to: ['lane:0.blue', 'area:0'], kind: 'theft' }]);
    expect(screen.warning).not.toBe('');
    await screen.tapLane(2, 'blue');
    expect(sent).toEqual(['steal C.blue']);
  });
  it('that is not possible is asked about', async () => {
    const { screen, asked } = open('theft');
    await screen.tapLane(1, 'red');
    expect(asked).toEqual(['steal B.red']);
  });
  it('from two is put together from both, in either order', async () => {
    const { screen, draft } = open('two thefts');
    await screen.tapLane(1, 'green');
    expect([draft.text, screen.thefts, screen.arrows.length]).toEqual([null, ['B.green'], 1]);
    await screen.tapLane(3, 'green');
    expect([draft.text, screen.arrows.length]).toEqual(['steal D.green B.green', 2]);
    expect(screen.warning).toBe('');
    expect(screen.describe(draft.text ?? '')).toContain('Dia (green) and Ben (green)');
    screen.undrafted();
    expect(screen.thefts).toEqual([]);
  });
});

describe('cards in hand', () => {
  it('the first is picked already; it goes to a series or a pile', async () => {
    const { screen, draft } = open('number card');
    expect([screen.hand, screen.current]).toEqual([['B5', 'B5'], 'B5']);
    expect([screen.onLane('blue'), screen.onLane('red'), screen.onPile(2)]).toEqual(['play B5', null, 'discard B5 P2']);
    await screen.tapPile(2);
    expect([draft.text, screen.describe('discard B5 P2')]).toEqual(['discard B5 P2', 'Discard on pile 2: blue\u00a05']);
    expect(screen.offers).toHaveLength(4);
  });
  it('a special card says what it will do and is laid on a series', async () => {
    const { screen, draft } = open('stray');
    expect(screen.current).toBe('S');
    expect(screen.effect).toContain('joker');
    await screen.tapLane(0, 'green');
    expect(draft.text).toBe('place S green');
    screen.picked = screen.hand.indexOf('KIT');
    expect(screen.offers).toEqual(['place KIT blue', 'place KIT green']);
  });
  it('the Rascal goes and comes', async () => {
    const { screen, draft } = open('rascal');
    screen.picked = screen.hand.indexOf('RAS');
    expect(screen.offers).toEqual(['use RAS green B']);
    await draft.choose('use RAS green B');
    expect(screen.arrows.map((arrow) => arrow.kind)).toEqual(['gift', 'theft']);
  });
});

describe('two drawn cards', () => {
  it('are both chosen before one confirm, and sent one after the other', async () => {
    const { screen, draft, sent, link } = open('number card');
    expect(screen.both).toEqual(['play B5', 'play B5']);
    await screen.chooseBoth(['play B5', 'play B5']);
    expect([draft.text, screen.later?.text, screen.describe('play B5')]).toEqual(['play B5', 'play B5', 'Play: blue\u00a05; then Play: blue\u00a05']);
    await draft.confirm();
    expect(sent).toEqual(['play B5']);
    screen.goOn();
    expect(sent).toEqual(['play B5']);
    link.ply += 1;
    screen.goOn();
    await Promise.resolve();
    expect([sent, screen.later]).toEqual([['play B5', 'play B5'], null]);
  });
  it('are chosen place by place; the same place again sends', async () => {
    const { screen, draft, sent } = open('number card');
    await screen.tapPile(2);
    expect([draft.text, screen.at]).toEqual(['discard B5 P2', 1]);
    await screen.tapLane(0, 'blue');
    expect([draft.text, screen.later?.text]).toEqual(['discard B5 P2', 'play B5']);
    screen.undrafted();
    expect(screen.later).toBeNull();
    await screen.tapPile(2);
    expect(sent).toEqual(['discard B5 P2']);
  });
});

describe('what is told about places', () => {
  it('the deck, a pile and a series say what they hold', () => {
    const { screen } = open('theft');
    expect(screen.about('deck')?.list?.length).toBeGreaterThan(3);
    expect(screen.about('box')?.clause).toBe('CM-R36');
    const { colour, cards } = screen.view.series[0]![0]!;
    expect(screen.about(`lane:0.${colour}`)?.text).toContain(screen.cardWords(cards.split(' ')[0] ?? ''));
  });
  it('a drafted theft tells what the series would be', async () => {
    const { screen } = open('theft');
    await screen.tapLane(2, 'blue');
    expect(screen.outlook('blue')).toEqual(screen.view.outlooks['steal C.blue']?.[0]);
    expect(screen.coming(0, 'blue')).toHaveLength(1);
  });
  it('two cards for one series tell of no sum: each is foreseen alone', async () => {
    const { screen } = open('number card');
    expect(screen.view.outlooks['play B5']).toHaveLength(1);
    await screen.chooseBoth(['play B5', 'play B5']);
    expect([screen.outlook('blue'), screen.coming(0, 'blue').length]).toEqual([null, 2]);
  });
});

describe('other decisions', () => {
  it('a complete three is scored or kept', async () => {
    const { screen, draft } = open('complete three');
    expect(screen.offers).toEqual(['score', 'keep']);
    await draft.choose('score');
    expect(screen.warning).not.toBe('');
    await draft.choose('keep');
    expect(screen.warning).toBe('');
  });
  it('orphaned kittens need a pile', async () => {
    const { screen, draft } = open('orphaned kittens');
    await screen.tapPile(2);
    expect(draft.text).toBe('kittens P2');
  });
  it('coins stand beside the names', () => {
    const { screen } = open('rascal');
    expect([0, 1, 2].map((seat) => screen.score(seat))).toEqual(screen.view.coins);
  });
});
