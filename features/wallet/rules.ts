import { type Credits, FEW_CREDITS } from '@kozyr/contracts/credits';
import { fromMinor, toMinor } from '@kozyr/contracts/money';
import type { WalletSummary } from '@kozyr/contracts/wallets';
import type { UnshownWin } from '@/lib/rounds/unshown';

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

/**
 * A wallet without wins that a game of this browser has not shown yet; whatever else moved is in it. A wallet from before a win
 * does not hold it. Where a bonus was released with the win, its share has moved on to the digital balance.
 */
export function withoutUnshown(wallet: WalletSummary, wins: readonly UnshownWin[]): WalletSummary {
  const held = wins.filter(({ holder, version }) => holder === 'wallet' && version <= wallet.version);
  if (held.length === 0) return wallet;
  const sumOf = (name: 'electronic' | 'bonus') => held.reduce((sum, win) => sum + toMinor(win[name]), 0n);
  const electronic = toMinor(wallet.electronic_wallet_group?.balance ?? '0') - sumOf('electronic');
  const bonus = toMinor(wallet.bonus_wallet_group?.balance ?? '0') - sumOf('bonus');
  const moved = bonus < 0n ? electronic + bonus : electronic;
  return {
    ...wallet,
    electronic_wallet_group: { balance: fromMinor(moved < 0n ? 0n : moved) },
    bonus_wallet_group: { balance: fromMinor(bonus < 0n ? 0n : bonus) },
  };
}

/** Credits without wins that a game of this browser has not shown yet, as withoutUnshown. */
export function creditsShown({ balance, version: held }: Credits, wins: readonly UnshownWin[]): string {
  const unshown = wins
    .filter(({ holder, version }) => holder === 'credits' && version <= held)
    .reduce((sum, { electronic, bonus }) => sum + toMinor(electronic) + toMinor(bonus), 0n);
  const shown = toMinor(balance) - unshown;
  return fromMinor(shown < 0n ? 0n : shown);
}

/** Whether few enough credits are left to refill them. */
export const mayRefill = ({ balance }: Credits): boolean => toMinor(balance) < toMinor(FEW_CREDITS);
