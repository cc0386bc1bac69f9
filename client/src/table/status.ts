/** The status line: whose turn, what is expected, why we wait; always a sentence. */
import type { GameScreen } from '../games/kit';
import type { MoveDraft } from '../lib/move_draft.svelte';
import type { TableModel } from '../lib/table_model';
import { nameAt, together } from '../lib/names';
import { problem, t } from '../lib/texts.svelte';
import { phaseSentence } from '../lib/words';

export function statusLine(link: TableModel, draft: MoveDraft, screen: GameScreen | null): string {
  const table = link.table;
  if (link.state === 'lost') return t('status-lost');
  if (!table || link.state === 'connecting') return t('status-connecting');
  if (draft.trouble) return problem(draft.trouble);
  if (table.paused && !link.outcome) return t('status-paused');
  if (link.outcome) {
    const winners = link.outcome.winners;
    if (winners.includes(link.seat) && link.mySeats.length === 1) return t(winners.length > 1 ? 'status-shared' : 'status-won');
    return t('status-ended', { names: together(winners.map((seat) => nameAt(table, seat))), count: winners.length });
  }
  // Who asked within their own turn sees that they wait, until they choose something else.
  if (link.undoMine && draft.text === null) return t('status-undo-asked');
  if (link.myTurn) {
    const what = screen?.asks || phaseSentence(table, link.view?.phase ?? '', link.toAct);
    return draft.text === null ? t('status-your-turn', { what }) : t('status-confirm');
  }
  if (link.isPlaying && link.toAct === link.seat && link.seat >= 0) return t('status-telling');
  const name = nameAt(table, link.toAct);
  if (link.seat < 0) return t(table.spectators === 'delayed' ? 'status-watching-late' : 'status-watching', { name });
  return link.pondering >= 0 ? t('status-thinking', { name }) : t('status-waiting', { name });
}
