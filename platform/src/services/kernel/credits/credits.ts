import { type Credits, FULL_CREDITS } from '@kozyr/contracts/credits';
import { CREDITS, fromMinor, toMinor } from '@kozyr/contracts/money';
import type { Queryable } from '../../../db/database';
import type { Balances } from '../../../ledger/accounts';
import { getBalances } from '../../../ledger/balances';
import { type Posted, post } from '../../../ledger/post';

/** What a player has of credits, minor units: those that were given and those that were won are one balance to them. */
export const creditsIn = ({ game, electronic }: Pick<Balances, 'game' | 'electronic'>): bigint => game + electronic;

/** Credits as the wire shows them. */
export const creditsView = (balances: Balances): Credits => ({
  balance: fromMinor(creditsIn(balances)),
  version: balances.version,
});

/** Gives credits, minor units above zero. `key`: which of the player's gifts it is; the same is given once. */
export const giveCredits = (db: Queryable, userId: string, key: string, amount: bigint): Promise<Posted> =>
  post(db, {
    key: `credits:${userId}:${key}`,
    kind: 'credits',
    currency: CREDITS,
    legs: [{ from: { house: 'credits' }, to: { player: userId, wallet: 'game' }, amount }],
  });

/** Gives a player the credits that everybody has from the start; who had them before gets none. */
export async function giveFirstCredits(db: Queryable, userId: string): Promise<void> {
  const { version } = await getBalances(db, userId, CREDITS);
  if (version === 0) await giveCredits(db, userId, 'first', toMinor(FULL_CREDITS));
}
