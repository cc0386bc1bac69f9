/** What the four games make of real updates: cause before effect, nothing forgotten, nothing invented. */
import { describe, expect, it } from 'vitest';
import { partOf, withParts } from '../src/lib/director/parts';
import type { Part, Scene } from '../src/lib/director/scene';
import type { View } from '../src/wire';
import { GAMES, stories, type Story, storyWith } from './stories';

/** What is only true at the end of an update: whose turn it is and what is expected, and figures that belong to no event. */
const AT_THE_END: Record<string, string[]> = {
  'cat-box': ['phase', 'to_act', 'just_played'],
  'csacska-macska': ['phase', 'to_act', 'active', 'turn', 'pass', 'low', 'taken', 'first_discard', 'stakes', 'outlooks', 'choice'],
  'if-it-fits': ['phase', 'to_act', 'first'],
  'cat-attack': ['phase', 'to_act', 'active', 'round', 'pending', 'die', 'victim_hand', 'first', 'penalties', 'measured', 'steps', 'prospects', 'cornered'],
};

const play = (game: string, story: Story): Scene[][] => GAMES[game]!({ ...story, seat: story.eyes });
const pathOf = (part: Part): string => (typeof part === 'string' ? part : part[0]);
const partsOf = (scene: Scene): Part[] => [...(scene.starts ?? []), ...(scene.ends ?? [])];

/** The view after the scenes of the first events, beginnings and ends. */
function shownAfter(game: string, story: Story, events: number): View {
  return play(game, story).slice(0, events).flat().reduce((view, scene) => withParts(view, story.after, partsOf(scene)), story.before);
}

describe.each(Object.keys(GAMES))('%s', (game) => {
  it.each(stories(game).map((story) => [story.events.map((event) => event.kind).join(' + '), story] as const))('%s', (_kinds, story) => {
    const scenes = play(game, story);
    expect(scenes).toHaveLength(story.events.length);
    // Every part leads somewhere: a path that is written wrongly would never be seen.
    for (const part of scenes.flat().flatMap(partsOf)) {
      const path = pathOf(part);
      const parent = path.includes('.') ? path.slice(0, path.lastIndexOf('.')) : '';
      const isThere = [story.before, story.after].some((view) => partOf(view, path) !== undefined || (parent && partOf(view, parent) !== undefined));
      const isOptional = ['hand', 'starts', 'lying', 'faces', 'removed_cards', 'hands', 'victim_hand', 'negative', 'penalties', 'reserved'].includes(path.split('.')[0] ?? '');
      expect(isThere || isOptional, path).toBe(true);
    }
    // Nothing is left for the end but whose turn it is.
    const last = shownAfter(game, story, story.events.length);
    const late = Object.keys(story.after).filter((key) => !AT_THE_END[game]!.includes(key) && JSON.stringify(last[key]) !== JSON.stringify(story.after[key]));
    expect(late).toEqual([]);
  });
});

describe('cause before effect', () => {
  it('a cat walks before the larder fills', () => {
    const story = storyWith('cat-attack', 'moved', 'caught');
    const at = story.events.findIndex((event) => event.kind === 'caught');
    const seat = Number(story.events[at]?.['seat']);
    const larders = (view: View): unknown => partOf(view, `larders.${seat}`);
    expect(larders(shownAfter('cat-attack', story, at))).toEqual(larders(story.before));
    expect(partOf(shownAfter('cat-attack', story, at), `cats.${seat}`)).toBe(story.events.find((event) => event.kind === 'moved')?.['to']);
    expect(larders(shownAfter('cat-attack', story, at + 1))).toEqual(larders(story.after));
  });
  it('a Curiosity card is read before it works', () => {
    const story = storyWith('cat-attack', 'curiosity', 'lost');
    const scenes = play('cat-attack', story);
    const at = story.events.findIndex((event) => event.kind === 'curiosity');
    expect(scenes[at]?.[0]?.moment).toMatchObject({ kind: 'curiosity', piece: story.events[at]?.['card'] });
    expect(shownAfter('cat-attack', story, at + 1)['lives']).toEqual(story.before['lives']);
  });
  it('a fight is announced before the leap, and the leap has a from and a to', () => {
    const story = storyWith('cat-attack', 'fight', 'moved');
    const at = story.events.findIndex((event) => event.kind === 'fight');
    const leap = story.events[at + 1]!;
    expect([leap.kind, leap['how']]).toEqual(['moved', 'leap']);
    const place = (events: number): unknown => partOf(shownAfter('cat-attack', story, events), `cats.${String(leap['seat'])}`);
    expect([place(at + 1), place(at + 2)]).toEqual([leap['from'], leap['to']]);
  });
  it('a hand that is discarded flies card by card onto the discards', () => {
    const story = stories('cat-attack').find(({ events }) => events.some((event) => event.kind === 'discarded'))!;
    const at = story.events.findIndex((event) => event.kind === 'discarded');
    const cards = story.events[at]?.['cards'] as string[];
    const scene = play('cat-attack', story)[at]?.at(-1);
    expect(scene?.flights).toEqual(cards.map(() => ({ from: [`seat:${String(story.events[at]?.['seat'])}`], to: ['pile:played', 'pile:mog'] })));
    expect((shownAfter('cat-attack', story, at + 1)['discards'] as string[]).slice(-cards.length)).toEqual(cards);
  });
  it('a food flies from its shop or shelf to the larder it goes to', () => {
    for (const story of stories('cat-attack')) {
      play('cat-attack', story).forEach((scenes, index) => {
        if (!['shopped', 'raided', 'burgled', 'sampled', 'caught', 'escaped'].includes(story.events[index]?.kind ?? '')) return;
        const [flight] = scenes.at(-1)?.flights ?? [];
        expect([flight?.from.length, flight?.to.length].every((count) => (count ?? 0) > 0), story.events[index]?.kind).toBe(true);
      });
    }
  });
  it('the car stops where it hits before it drives on', () => {
    const story = storyWith('cat-attack', 'car', 'home');
    const at = story.events.findIndex((event) => event.kind === 'car');
    expect(shownAfter('cat-attack', story, at + 1)['car']).toBe(story.events[at]?.['to']);
  });
  it('a theft flies, then the series is counted, then coins arrive', () => {
    const story = storyWith('csacska-macska', 'steal', 'score');
    const scenes = play('csacska-macska', story);
    const at = story.events.findIndex((event) => event.kind === 'score');
    const seat = Number(story.events[at]?.['seat']);
    expect(scenes[0]?.at(-1)?.flights).toHaveLength(1);
    expect(scenes[at]?.[0]?.moment?.kind).toBe('series');
    // Between the two the stolen card lies in the thief's series, as the event tells it, and nothing is paid yet.
    const before = shownAfter('csacska-macska', story, at);
    expect(partOf(before, `coins.${seat}`)).toEqual(partOf(story.before, `coins.${seat}`));
    const laid = (partOf(before, `series.${seat}`) as { colour: string; cards: string }[]).find((each) => each.colour === story.events[at]?.['colour']);
    expect(laid?.cards).toBe(story.events[at]?.['cards']);
  });
  it.each(['swap', 'cat_lady'])('%s is read before the first stray leaves, in its own words', (kind) => {
    const story = stories('csacska-macska').find(({ events }) => events.some((event) => event.kind === kind) && events.some((event) => event.kind === 'stray_leaves'))!;
    const scenes = GAMES['csacska-macska']!({ ...story, seat: -1 });
    const moments = scenes.map((each) => each.find((scene) => scene.moment)?.moment);
    const first = story.events.findIndex((event) => event.kind === 'stray_leaves');
    expect(scenes[first]?.[0]?.moment?.tells).toBe(story.events.find((event) => event.kind === kind));
    expect(moments.filter((moment) => moment?.kind === 'special')).toHaveLength(1);
  });
  it('a card leaves the hand before it lies, and is counted when it lies', () => {
    const story = storyWith('cat-box', 'played', 'drew');
    const [played] = play('cat-box', story);
    const scene = played?.at(-1) as Scene;
    const event = story.events[0]!;
    const begun = withParts(story.before, story.after, scene.starts ?? []);
    expect(partOf(begun, `hands.${String(event['owner'])}.${String(event['slot'])}`)).toBeNull();
    expect([begun['table'], begun['counts']]).toEqual([story.after['table'], story.before['counts']]);
    expect(withParts(begun, story.after, scene.ends ?? [])['counts']).toEqual(story.after['counts']);
  });
  it('a box that a card closes is read after the card lies', () => {
    const story = storyWith('if-it-fits', 'closed');
    const [laid, closed] = play('if-it-fits', story) as [Scene[], Scene[]];
    expect(laid.some((scene) => scene.moment)).toBe(false);
    expect(shownAfter('if-it-fits', story, 1)['boxes']).toEqual(story.before['boxes']);
    expect(closed[0]?.moment).toMatchObject({ kind: 'closed', by: story.events[1]?.['seat'], hits: story.events[1]?.['takers'] });
    expect(shownAfter('if-it-fits', story, 2)['boxes']).toEqual(story.after['boxes']);
  });
  it('who decided it need not read it', () => {
    const story = storyWith('csacska-macska', 'steal');
    const own = GAMES['csacska-macska']!({ ...story, seat: Number(story.events[0]?.['seat']) });
    expect(own[0]?.some((scene) => scene.moment)).toBe(false);
    // In a replay nobody has decided it, through whose eyes ever it is seen.
    const watched = GAMES['csacska-macska']!({ ...story, seat: Number(story.events[0]?.['seat']), isWatched: true });
    expect(watched[0]?.[0]?.moment).toMatchObject({ kind: 'theft' });
    const other = GAMES['csacska-macska']!({ ...story, seat: -1 });
    expect(other[0]?.[0]?.moment).toMatchObject({ kind: 'theft', hits: [story.events[0]?.['victim']] });
  });
});

