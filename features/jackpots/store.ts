import { create } from 'zustand';
import type { JackpotWin } from './types';

/** Spec §3: winJackpotsModalOpen, with what was won. */
type JackpotFlags = { winJackpotsModalOpen: boolean; win: JackpotWin | null };

export const useJackpotFlags = create<JackpotFlags>(() => ({ winJackpotsModalOpen: false, win: null }));

/** The platform told of a jackpot. */
export function jackpotWon(win: JackpotWin): void {
  useJackpotFlags.setState({ winJackpotsModalOpen: true, win });
}

export function jackpotWinClosed(): void {
  useJackpotFlags.setState({ winJackpotsModalOpen: false, win: null });
}
