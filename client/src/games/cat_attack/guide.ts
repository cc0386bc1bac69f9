/** What things and places of the map are, what is there, how far, and what a move would bring: words for facts that the server has sent. */
import { nameAt, together } from '../../lib/names';
import { gt, t } from '../../lib/texts.svelte';
import type { About } from '../kit';
import { type CatAttackScreen, cardWords, GAME } from './screen.svelte';
import { FOODS } from './town';

const MOG_CLAUSES: Record<string, string> = { cat: 'CA-CARD-3', mouse: 'CA-CARD-4', bird: 'CA-CARD-5', speedy: 'CA-SPEED-1', attack: 'CA-LEAP-1', burglar: 'CA-BURG-1' };
const PLACE_CLAUSES: Record<string, string> = {
  road: 'CA-MOVE-3',
  wall: 'CA-MOVE-1',
  home: 'CA-SETUP-2',
  home_garden: 'CA-MOVE-2',
  shop_garden: 'CA-SHOP-1',
  mouse_hole: 'CA-PREY-10',
  bird_house: 'CA-PREY-11',
  car_park: 'CA-MOVE-7',
};

const sentences = (parts: readonly string[]): string => parts.filter(Boolean).join(' ');
const seatName = (screen: CatAttackScreen, seat: number): string => nameAt(screen.draft.link.table, seat);
const foodNames = (screen: CatAttackScreen, foods: readonly string[]): string => foods.map((food) => screen.common(food)).join(', ');

/** How many steps a place is from the cat that is measured from; null: no way for a cat. */
export function stepsTo(screen: CatAttackScreen, place: string): number | null {
  const steps = screen.view.steps[[...screen.town.spaces.keys()].indexOf(place)] ?? -1;
  return steps < 0 ? null : steps;
}

/** How far a place is, as a sentence. */
export function distance(screen: CatAttackScreen, place: string): string {
  const count = stepsTo(screen, place);
  const { measured } = screen.view;
  if (count === null) return t('ca-far-never');
  if (count === 0) return '';
  return measured === screen.draft.link.seat ? t('ca-far-own', { count }) : t('ca-far', { count, name: seatName(screen, measured) });
}

/** Who and what is on a place now. */
export function presence(screen: CatAttackScreen, place: string): string[] {
  const { view } = screen;
  const cats = view.cats.flatMap((at, seat) => (at === place ? [seat] : []));
  const count = { mouse: view.mice.filter((at) => at === place).length, bird: view.birds.filter((at) => at === place).length };
  return [
    ...cats.map((seat) => (seat === screen.draft.link.seat ? t('ca-here-own') : t('ca-here-cat', { name: seatName(screen, seat), count: view.lives[seat] ?? 0 }))),
    count.mouse ? t('ca-here-mice', { count: count.mouse }) : '',
    count.bird ? t('ca-here-birds', { count: count.bird }) : '',
    view.car === place ? t('ca-here-car') : '',
  ].filter(Boolean);
}

function larderWords(screen: CatAttackScreen, home: string): string {
  const seat = screen.seatAtHome(home);
  return seat < 0 ? t('ca-nobodys') : t('ca-larder', { foods: foodNames(screen, screen.view.larders[seat] ?? []) || t('ca-nothing') });
}

export function shopWords(screen: CatAttackScreen, id: string): string {
  const index = screen.town.shops.findIndex((shop) => shop.id === id);
  const [food, count] = [screen.common(screen.town.shops[index]?.food ?? ''), screen.view.stock[index] ?? 0];
  return screen.view.closed.includes(id) ? t('ca-shop-closed', { food, count }) : t('ca-shop-open', { food, count });
}

function aboutPlace(screen: CatAttackScreen, place: string): About | null {
  const space = screen.town.spaces.get(place);
  if (!space) return null;
  const dear = screen.view.penalties[space.shop ?? space.owner ?? place];
  const text = sentences([
    ...presence(screen, place),
    distance(screen, place),
    space.kind === 'home' ? larderWords(screen, place) : t(`ca-kind-${space.kind}`),
    space.shop ? shopWords(screen, space.shop) : '',
    space.curiosity ? t('ca-here-curiosity') : '',
    space.car_stop ? t('ca-here-stop') : '',
    dear ? `${t('ca-dear', { count: dear })}.` : '',
    prospectOf(screen, place),
  ]);
  return { name: screen.name(place), text, clause: space.curiosity ? 'CA-MOVE-12' : (PLACE_CLAUSES[space.kind] ?? 'CA-MOVE-1'), asks: screen.moveTo(place) };
}

function aboutCat(screen: CatAttackScreen, seat: number): About {
  const { view } = screen;
  const place = view.cats[seat] ?? null;
  const home = view.homes[seat] ?? '';
  const where = place === null ? t('ca-retired-more') : `${screen.name(place)}. ${distance(screen, place)}`;
  const safe = view.safe.includes(seat) ? t('ca-asleep') : '';
  const name = sentences([seatName(screen, seat), gt(GAME, `cat-${home}`) ? `(${gt(GAME, `cat-${home}`)})` : '']);
  return { name, text: sentences([where, `${t('ca-lives', { count: view.lives[seat] ?? 0 })}.`, larderWords(screen, home), safe]), clause: 'CA-SETUP-3', asks: null };
}

function aboutCard(screen: CatAttackScreen, card: string): About | null {
  const [suit = ''] = cardWords(card);
  const clause = MOG_CLAUSES[suit];
  if (!clause) {
    const text = gt(GAME, `piece-${card}.text`);
    return text === null ? null : { name: screen.name(card), text, clause: 'CA-CUR-2', asks: null };
  }
  const words = cardWords(card);
  const isIdle = screen.view.phase === 'card' && screen.isWithoutEffect(words);
  const lives = suit === 'cat' ? screen.view.cornered?.[words[1] ?? ''] : undefined;
  const text = sentences([t(`about-mog-${suit}`), lives ? t('ca-cornered', { count: lives }) : '']);
  return { name: screen.name(card), text, clause, asks: screen.isLit(card) && !isIdle ? null : screen.someMove(words) };
}

/** Piles, shops, larders and animals; places and cards have their own. */
function aboutThing(screen: CatAttackScreen, kind: string, name: string): About | null {
  const { view } = screen;
  if (kind === 'shop') return { name: screen.name(name), text: sentences([shopWords(screen, name), t('about-shop')]), clause: 'CA-SHOP-1', asks: null };
  if (kind === 'larder') return { name: screen.name(name), text: sentences([larderWords(screen, name), t('about-larder')]), clause: 'CA-RAID-1', asks: null };
  if (kind === 'pile' && name === 'mog') return { name: t('ca-mog-pile', { count: view.mog_pile }), text: t('about-mog-pile'), clause: 'CA-CARD-8', asks: null };
  if (kind === 'pile') {
    const seen = [...new Set(view.curiosity_seen.map((card) => screen.name(card)))];
    const text = sentences([t('about-curiosity-pile'), seen.length ? t('ca-curiosity-seen', { cards: seen.join(', ') }) : '']);
    return { name: t('ca-curiosity-pile', { count: view.curiosity_pile }), text, clause: 'CA-CUR-1', asks: null };
  }
  if (kind === 'die') return { name: t('ca-die', { die: name }), text: t('about-die'), clause: 'CA-TURN-3', asks: null };
  return kind === 'car' ? { name: screen.name('car'), text: sentences([`${screen.name(view.car)}.`, t('about-car')]), clause: 'CA-CAR-1', asks: null } : null;
}

/** What carries `data-about`: "place:N3", "cat:2", "shop:dairy", "larder:H2", "pile:mog", "car:", or a card. */
export function aboutOf(screen: CatAttackScreen, id: string): About | null {
  const [kind = '', name = ''] = id.split(':');
  if (!id.includes(':')) return aboutCard(screen, id);
  if (kind === 'place') return aboutPlace(screen, name);
  return kind === 'cat' ? aboutCat(screen, Number(name)) : aboutThing(screen, kind, name);
}

/** What it would bring to go to a place, and what could happen there; empty where the server says nothing. */
export function prospectOf(screen: CatAttackScreen, place: string): string {
  const facts = screen.view.prospects?.[place];
  if (!facts) return '';
  if (facts.wins) return t('ca-gain-wins');
  const gains = [
    facts.attacks === undefined ? '' : t('ca-gain-attacks', { name: seatName(screen, facts.attacks) }),
    facts.catches ? t('ca-gain-takes', { food: screen.common(facts.catches) }) : '',
    facts.takes ? t('ca-gain-takes', { food: screen.common(facts.takes) }) : '',
    facts.steals ? t('ca-gain-steals', { foods: foodNames(screen, facts.steals) }) : '',
    facts.curiosity ? t('ca-gain-curiosity') : '',
  ];
  const risks = [
    facts.pays ? t('ca-risk-pays', { count: facts.pays }) : '',
    facts.hunters ? t('ca-risk-hunters', { names: together(facts.hunters.map((seat) => seatName(screen, seat))), count: facts.hunters.length }) : '',
    facts.owner === undefined ? '' : t('ca-risk-owner', { name: seatName(screen, facts.owner) }),
    facts.car ? t('ca-risk-car') : '',
    facts.shuts ? t('ca-risk-shuts') : '',
  ];
  return sentences([...gains, ...risks]);
}

/** The places where more than one thing can go wrong, or lives are lost for sure. */
export function isRisky(screen: CatAttackScreen, place: string): boolean {
  const facts = screen.view.prospects?.[place];
  return facts !== undefined && (facts.pays !== undefined || facts.hunters !== undefined || facts.owner !== undefined);
}

/** The words of the move that is drafted, or of the one that is pointed at. */
export function wordsInSight(screen: CatAttackScreen): string[] | null {
  const text = screen.draft.text ?? screen.draft.hint;
  if (text !== null) return text.split(' ');
  const word = screen.cursor === null ? undefined : screen.lit.get(screen.cursor);
  return word === undefined ? null : [...screen.prefix, word];
}

/** What the move in sight brings to one's own cat. */
export function outlookOf(screen: CatAttackScreen): string {
  if (!screen.draft.link.myTurn) return '';
  const words = wordsInSight(screen);
  const [verb = '', second = ''] = words ?? [];
  const last = words?.at(-1) ?? '';
  if (last === 'cornered') return t('ca-cornered', { count: screen.view.cornered?.[second] ?? 1 });
  if (verb === 'fight') return t('moment-fight-text');
  if (verb === 'speedy') return t('about-mog-speedy');
  if (verb === 'burglar') return last === 'nothing' ? '' : t('ca-risk-burglar');
  return verb === 'cat' || verb === 'dest' || verb === 'attack' ? prospectOf(screen, last) : '';
}

/** What the game is about now, for one's own cat, or in general. */
export function goalOf(screen: CatAttackScreen): string {
  const { view } = screen;
  const { seat } = screen.draft.link;
  const limit = view.round_limit ? t('ca-goal-rounds', { round: view.round, limit: view.round_limit }) : '';
  if (seat < 0 || view.cats[seat] === null) return sentences([t('ca-goal'), limit]);
  const missing = FOODS.filter((food) => !(view.larders[seat] ?? []).includes(food));
  const mates = view.gangs.some((gang, other) => other !== seat && gang === view.gangs[seat]);
  const own = missing.length === FOODS.length ? t('ca-goal') : missing.length ? t('ca-goal-missing', { foods: foodNames(screen, missing), count: missing.length }) : t('ca-goal-home');
  const isShared = mates && view.homes.filter((home) => home === view.homes[seat]).length > 1;
  return sentences([own, mates ? t(isShared ? 'ca-goal-shared' : 'ca-goal-gang') : '', limit]);
}
