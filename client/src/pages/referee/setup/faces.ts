/** What is printed on a piece, as it lies. */
import { turned } from '../../../games/cat_box/plane';
import type { Piece } from '../api';

/** The face of a Cat Box card that is up: `C06-r90`. */
export const faceOf = (piece: Piece, text: string): string => turned(piece.faces[text.includes('-') ? 1 : 0] ?? 'EE/EE', Number(/r(\d+)/.exec(text)?.[1] ?? 0));
