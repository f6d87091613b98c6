import { create } from 'zustand';
import type { BattleWin } from './types';

/** Spec §3: winBattleOpen, with what was won. */
type BattleFlags = { winBattleOpen: boolean; win: BattleWin | null };

export const useBattleFlags = create<BattleFlags>(() => ({ winBattleOpen: false, win: null }));

/** The platform told of a prize. */
export function battleWon(win: BattleWin): void {
  useBattleFlags.setState({ winBattleOpen: true, win });
}

export function battleWinClosed(): void {
  useBattleFlags.setState({ winBattleOpen: false, win: null });
}
