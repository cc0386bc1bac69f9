/** The kinds of parts by game and option. */
import type { Kind } from '../kind';
import { board } from './board';
import { catBox } from './cat_box';
import { csacskaMacska } from './csacska_macska';
import { curiosity } from './curiosity';
import { ifItFits } from './if_it_fits';
import { mog } from './mog';

const KINDS: Record<string, Kind> = {
  'cat-box/deck': catBox,
  'csacska-macska/deck': csacskaMacska,
  'if-it-fits/card_data': ifItFits,
  'cat-attack/board': board,
  'cat-attack/mog_deck': mog,
  'cat-attack/curiosity_deck': curiosity,
};

export const kindOf = (game: string, option: string): Kind | undefined => KINDS[`${game}/${option}`];
