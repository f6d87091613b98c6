import type { DisplayCurrency } from '@/lib/format/money';

/** Jackpot levels are the four suits. Spec §1. `amount` a decimal string, `stake` what the round had cost. */
export type JackpotWin = {
  suit: 'clubs' | 'diamonds' | 'hearts' | 'spades';
  amount: string;
  stake: string;
  currency: DisplayCurrency;
};
