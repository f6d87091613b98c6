import { fromMinor, toMinor } from '@kozyr/contracts/money';
import type { WalletSummary } from '@kozyr/contracts/wallets';

export type Balances = {
  totalBalance: string;
  gameBalance: string;
  electronicBalance: string;
  bonusBalance: string;
  cashBackBalance: string;
  /** Set aside for withdrawals under way; no part of the total. */
  heldBalance: string;
};

/** The derived values of spec §3: total is game + bonus + electronic; a missing group counts as 0; two decimals each. */
export function deriveBalances(wallet: WalletSummary): Balances {
  const game = toMinor(wallet.game_wallet_group?.balance ?? '0');
  const electronic = toMinor(wallet.electronic_wallet_group?.balance ?? '0');
  const bonus = toMinor(wallet.bonus_wallet_group?.balance ?? '0');
  return {
    totalBalance: fromMinor(game + electronic + bonus),
    gameBalance: fromMinor(game),
    electronicBalance: fromMinor(electronic),
    bonusBalance: fromMinor(bonus),
    cashBackBalance: fromMinor(toMinor(wallet.cashback_balance)),
    heldBalance: fromMinor(toMinor(wallet.held_balance ?? '0')),
  };
}
