/** What pieces and places are called, for labels and for whoever does not see them. */
import { contents } from '../../../games/cat_box/plane';
import { readFace } from '../../../games/if_it_fits/grid';
import { nameAt } from '../../../lib/names';
import { gt, t } from '../../../lib/texts.svelte';
import type { TableInfo } from '../../../wire';
import { colourName } from '../../parts/kinds/csacska_macska';
import type { Piece } from '../api';
import { faceOf } from './faces';
import type { Holder } from './layout';

const word = (game: string, id: string): string => gt(game, `piece-${id.replace('/', '-')}`) ?? id;

/** A piece as it lies. */
export function pieceName(info: TableInfo, piece: Piece | null, text: string): string {
  const { game } = info;
  if (!piece) return text;
  if (game === 'cat-box' && piece.kind === 'card') return `${piece.id}: ${contents(faceOf(piece, text)).map((content) => word(game, content)).join(', ')}`;
  if (piece.kind === 'cat' || piece.kind === 'sleep') {
    const mark = piece.id.split(' ')[1] ?? '';
    const seat = /\d/.test(mark) ? Number(mark) : mark.charCodeAt(0) - 65;
    return t(piece.kind === 'sleep' ? 'if-sleeper-of' : 'if-cat-of', { name: nameAt(info, seat) });
  }
  if (game !== 'if-it-fits' || piece.kind === 'princess') return word(game, piece.id);
  const { walls } = readFace(piece.faces[0], text.endsWith(' r180'));
  const sides = ['north', 'east', 'south', 'west'].filter((_, side) => walls[side] === '#').map((side) => t(`if-${side}`));
  return t('if-card', { card: word(game, piece.id), walls: sides.length ? t('if-walls', { sides: sides.join(', ') }) : t('if-no-walls') });
}

/** A place among those of its player. */
export const shortName = (holder: Holder): string => t(`setup-place-${holder.name}`, { mark: holder.name === 'series' ? colourName(holder.mark ?? '') : (holder.mark ?? '') });

export function holderName(info: TableInfo, holder: Holder): string {
  return holder.seat === null ? shortName(holder) : t('setup-of', { what: shortName(holder), who: nameAt(info, holder.seat) });
}
