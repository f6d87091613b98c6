import type { WalletSummary } from '@kozyr/contracts/wallets';
import type { Caller, Context } from '../../../context';
import { currentWallet } from '../../kernel/events/current-wallet';

/** The caller's balances (spec §3). @throws DomainError UNAUTHORIZED when the account is gone */
export function getWallets(ctx: Context, caller: Caller): Promise<WalletSummary> {
  return currentWallet(ctx.db, caller.userId);
}
