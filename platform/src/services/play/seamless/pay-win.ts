import type { StakeCurrency } from '@kozyr/contracts/money';
import type { Queryable } from '../../../db/database';
import { type Leg, type Posted, type Posting, post } from '../../../ledger/post';
import type { Win } from './rules';

/** Which win is paid: the provider's names of it, and whose it is. */
export type PaidWin = {
  integration: string;
  transactionId: string;
  /** The round as the provider calls it. */
  providerRound: string;
  sessionId: string;
  userId: string;
  currency: StakeCurrency;
  /** Slug. */
  game: string;
};

/** The posting of a win that is above zero. Once for each transaction of the provider, whoever pays it: the ledger knows it by its key. */
export function winPosting(win: PaidWin, share: Win): Posting {
  const from = { house: 'game_providers' } as const;
  const legs = (['electronic', 'bonus'] as const).flatMap((wallet): Leg[] =>
    share[wallet] > 0n ? [{ from, to: { player: win.userId, wallet }, amount: share[wallet] }] : [],
  );
  if (share.forfeited > 0n) legs.push({ from, to: { house: 'promotions' }, amount: share.forfeited });
  return {
    key: `seamless:${win.integration}:win:${win.transactionId}`,
    kind: 'win',
    currency: win.currency,
    memo: { round: win.providerRound, session: win.sessionId, game: win.game },
    legs,
  };
}

/** Posts a win that is above zero. */
export const payWin = (tx: Queryable, win: PaidWin, share: Win): Promise<Posted> => post(tx, winPosting(win, share));
