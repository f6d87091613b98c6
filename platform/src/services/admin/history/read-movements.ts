import type { HistoryEntry } from '@kozyr/contracts/history';
import type { Queryable } from '../../../db/database';
import { postingsAfter } from '../../../ledger/player-history';
import { currencyOf } from '../../kernel/players/currency-of';
import { historyEntry } from './internal/history-entry';
import { roundsOfPostings } from './internal/references';

const AT_ONCE = 500;

/** Every movement of a player's money as the history shows it, the oldest first, piece by piece. */
export async function* readMovements(db: Queryable, player: string): AsyncGenerator<HistoryEntry[]> {
  const currency = await currencyOf(db, player);
  for (let after = '0'; ; ) {
    const postings = await postingsAfter(db, { player, currency }, after, AT_ONCE);
    const roundOf = await roundsOfPostings(db, postings);
    yield postings.map((posting) => historyEntry(posting, currency, roundOf(posting)));
    if (postings.length < AT_ONCE) return;
    after = postings.at(-1)?.id ?? after;
  }
}
