import type { HistoryEntry } from '@kozyr/contracts/history';
import type { Currency } from '@kozyr/contracts/money';
import type { Queryable } from '../../../db/database';
import type { PlayerPosting } from '../../../ledger/player-history';
import { historyEntry } from './internal/history-entry';
import { roundsOfPostings } from './internal/references';

/** Postings of a player's money as the history shows them, with the rounds they belong to. */
export async function historyEntries(
  db: Queryable,
  postings: readonly PlayerPosting[],
  currency: Currency,
): Promise<HistoryEntry[]> {
  const roundOf = await roundsOfPostings(db, postings);
  return postings.map((posting) => historyEntry(posting, currency, roundOf(posting)));
}
