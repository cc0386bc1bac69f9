/** The status line: whose turn, what is expected, why we wait; always a sentence. */
import type { GameScreen } from '../games/kit';
import type { MoveDraft } from '../lib/move_draft.svelte';
import type { TableModel } from '../lib/table_model';
import { nameAt, together } from '../lib/names';
import { problem, t } from '../lib/texts.svelte';
import { phaseSentence } from '../lib/words';
import type { TableInfo } from '../wire';

/** Whose pause it is and how long it may last; one that everybody agreed to is nobody's. */
function pauseLine(table: TableInfo): string {
  const { seats, left } = table.pause ?? { seats: [], left: null };
  if (left === null || seats[0] === undefined) return t('status-paused');
  return t('status-paused-by', { name: nameAt(table, seats[0]), minutes: Math.ceil(left / 60_000) });
}

/** Who is asked whether one may take a move back, by name where it is one person. */
function askedLine(table: TableInfo): string {
  const others = table.seats.filter((seat) => seat.kind === 'person' && !seat.me);
  const [one] = others;
  return one && others.length === 1 ? t('status-undo-asked-one', { name: nameAt(table, one.seat) }) : t('status-undo-asked');
}

export function statusLine(link: TableModel, draft: MoveDraft, screen: GameScreen | null): string {
  const table = link.table;
  if (link.state === 'lost') return t(link.sending ? 'status-lost-kept' : 'status-lost');
  if (!table || link.state === 'connecting') return t('status-connecting');
  if (link.sending) return t('status-sending');
  if (draft.trouble) return problem(draft.trouble);
  if (link.isCounting) return t('status-counting');
  if (table.paused && !link.outcome) return pauseLine(table);
  if (link.outcome) {
    const winners = link.outcome.winners;
    if (winners.includes(link.seat) && link.mySeats.length === 1) return t(winners.length > 1 ? 'status-shared' : 'status-won');
    return t('status-ended', { names: together(winners.map((seat) => nameAt(table, seat))), count: winners.length });
  }
  // Who asked within their own turn sees that they wait, until they choose something else.
  if (link.undoMine && draft.text === null) return askedLine(table);
  if (link.myTurn) {
    const what = screen?.asks || phaseSentence(table, link.view?.phase ?? '', link.toAct);
    return draft.text === null ? t('status-your-turn', { what }) : t('status-confirm');
  }
  if (link.isPlaying && link.toAct === link.seat && link.seat >= 0) return t('status-telling');
  const name = nameAt(table, link.toAct);
  if (link.seat < 0) return t(table.spectators === 'delayed' ? 'status-watching-late' : 'status-watching', { name });
  return link.pondering >= 0 ? t('status-thinking', { name }) : t('status-waiting', { name });
}
