import type { Currency } from '@kozyr/contracts/money';
import type { Queryable } from '../../../../db/database';
import { leftOf } from '../../../../ledger/left-of';

/** What brings a player's own money to the game balance. All else there came from promotions: prizes of the wheel and battles, cashback. */
const OWN = ['deposit', 'bet_refund', 'bet_rollback', 'adjustment'];
/** What withdrawals took from it, and gave back: own money alone. */
const WITHDRAWN = ['withdrawal_hold', 'withdrawal_returned'];

/**
 * How much of a game balance is money that the player paid in and has not played, minor units. Stakes spend what came first; what was won
 * and taken out has no part in it.
 */
export const ownGameMoney = (
  db: Queryable,
  { id: player, currency }: { id: string; currency: Currency },
  balance: bigint,
): Promise<bigint> => leftOf(db, { player, currency, wallet: 'game', balance, kinds: OWN, takenBy: WITHDRAWN });
