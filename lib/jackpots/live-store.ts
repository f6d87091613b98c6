import type { Jackpot } from '@kozyr/contracts/jackpots';
import type { Currency } from '@kozyr/contracts/money';
import { create } from 'zustand';

/** How often jackpots are asked for while no stream of events would tell. */
export const JACKPOT_POLL_MS = 30_000;

/** The jackpots as they are now, and the currency of the player's wallets once it is known. Loaded by what needs it, after the page. */
export const useLiveJackpots = create<{ items: readonly Jackpot[]; own: Currency | null }>(() => ({
  items: [],
  own: null,
}));
