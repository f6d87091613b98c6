import type { Currency } from '@kozyr/contracts/money';
import { fromMinor } from '@kozyr/contracts/money';
import type { WalletSummary } from '@kozyr/contracts/wallets';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { users } from '../../../db/schema/accounts';
import { DomainError } from '../../../errors';
import type { Balances } from '../../../ledger/accounts';
import { getBalances } from '../../../ledger/balances';

/** The wallet summary of spec §3 from the ledger's balances. */
export function walletSummary(currency: Currency, balances: Balances): WalletSummary {
  return {
    currency,
    game_wallet_group: { balance: fromMinor(balances.game) },
    electronic_wallet_group: { balance: fromMinor(balances.electronic) },
    bonus_wallet_group: { balance: fromMinor(balances.bonus) },
    cashback_balance: fromMinor(balances.cashback),
    ...(balances.holds === 0n ? {} : { held_balance: fromMinor(balances.holds) }),
    version: balances.version,
  };
}

/** The player's wallet as it is now. @throws DomainError UNAUTHORIZED when the player is no more */
export async function currentWallet(db: Queryable, userId: string): Promise<WalletSummary> {
  const [player] = await db.select({ currency: users.currency }).from(users).where(eq(users.id, userId));
  if (!player) throw new DomainError('UNAUTHORIZED', 'There is no such player.');
  return walletSummary(player.currency, await getBalances(db, userId, player.currency));
}
