import type { JackpotRound } from '@kozyr/contracts/jackpots';
import { create } from 'zustand';
import type { DisplayCurrency } from '@/lib/format/money';

/** Jackpot levels are the four suits. Spec §1. `amount` a decimal string, `stake` what the round had cost. */
export type JackpotWin = {
  suit: 'clubs' | 'diamonds' | 'hearts' | 'spades';
  amount: string;
  stake: string;
  currency: DisplayCurrency;
};

type JackpotFlags = {
  /** Spec §3: winJackpotsModalOpen, with what was won. */
  winJackpotsModalOpen: boolean;
  win: JackpotWin | null;
  /** The jackpot round that lies on the table. */
  round: JackpotRound | null;
  /** Rounds that are over, or that the player put aside until the next page or until they ask for them. */
  aside: readonly string[];
};

export const useJackpotFlags = create<JackpotFlags>(() => ({
  winJackpotsModalOpen: false,
  win: null,
  round: null,
  aside: [],
}));

/** The platform told of a jackpot. */
export function jackpotWon(win: JackpotWin): void {
  useJackpotFlags.setState({ winJackpotsModalOpen: true, win });
}

export function jackpotWinClosed(): void {
  useJackpotFlags.setState({ winJackpotsModalOpen: false, win: null });
}

/** Lays a round on the table, unless another lies there, a win is being shown, or this one was put aside. */
export function jackpotRoundOffered(round: JackpotRound): void {
  useJackpotFlags.setState((flags) =>
    flags.round || flags.win || flags.aside.includes(round.id) ? flags : { ...flags, round },
  );
}

/** The player asks for a round that they had put aside. */
export function jackpotRoundResumed(round: JackpotRound): void {
  useJackpotFlags.setState(({ aside }) => ({ round, aside: aside.filter((id) => id !== round.id) }));
}

/** Takes the round from the table: it is over, or the player goes on another time. */
export function jackpotRoundClosed(): void {
  useJackpotFlags.setState(({ round, aside }) => ({ round: null, aside: round ? [...aside, round.id] : aside }));
}
