import type { HistoryEntry } from '@kozyr/contracts/history';
import { CREDITS, fromMinor, type StakeCurrency } from '@kozyr/contracts/money';
import type { Queryable } from '../../../db/database';
import { type PlayerPosting, postingsAfter } from '../../../ledger/player-history';
import { creditsIn } from '../../kernel/credits/credits';
import { currencyOf } from '../../kernel/players/currency-of';
import { historyEntry } from './internal/history-entry';
import { roundsOfPostings } from './internal/references';

const AT_ONCE = 500;

async function* readPostings(db: Queryable, player: string, currency: StakeCurrency): AsyncGenerator<PlayerPosting[]> {
  for (let after = '0'; ; ) {
    const postings = await postingsAfter(db, { player, currency }, after, AT_ONCE);
    yield postings;
    if (postings.length < AT_ONCE) return;
    after = postings.at(-1)?.id ?? after;
  }
}

/** Every movement of a player's money as the history shows it, the oldest first, piece by piece. */
export async function* readMovements(db: Queryable, player: string): AsyncGenerator<HistoryEntry[]> {
  const currency = await currencyOf(db, player);
  for await (const postings of readPostings(db, player, currency)) {
    const roundOf = await roundsOfPostings(db, postings);
    yield postings.map((posting) => historyEntry(posting, currency, roundOf(posting)));
  }
}

/** A movement of a player's credits. amount: signed, major units; balance: right after it. */
export type CreditsMovement = { id: string; at: string; kind: string; amount: string; balance: string };

/** Every movement of a player's credits, the oldest first, piece by piece. */
export async function* readCreditsMovements(db: Queryable, player: string): AsyncGenerator<CreditsMovement[]> {
  for await (const postings of readPostings(db, player, CREDITS))
    yield postings.map(({ id, at, kind, changes, balances }) => ({
      id,
      at: at.toISOString(),
      kind,
      amount: fromMinor(creditsIn(changes)),
      balance: fromMinor(creditsIn(balances)),
    }));
}
