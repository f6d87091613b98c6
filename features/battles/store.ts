import { create } from 'zustand';
import type { BattleWin } from './types';

/** Spec §3: winBattleOpen, with what was won; more wins wait their turn. */
type BattleFlags = { winBattleOpen: boolean; win: BattleWin | null; waiting: readonly BattleWin[] };

export const useBattleFlags = create<BattleFlags>(() => ({ winBattleOpen: false, win: null, waiting: [] }));

/** The platform told of a prize; one that is shown or waits already is not told twice. */
export function battleWon(win: BattleWin): void {
  useBattleFlags.setState((flags) => {
    const known = [flags.win, ...flags.waiting].some((one) => one?.battle_id === win.battle_id);
    if (known) return flags;
    if (flags.winBattleOpen) return { waiting: [...flags.waiting, win] };
    return { winBattleOpen: true, win };
  });
}

/** The player has closed the modal; the next prize opens its own. */
export function battleWinClosed(): void {
  useBattleFlags.setState(({ waiting: [next = null, ...waiting] }) => ({
    winBattleOpen: next !== null,
    win: next,
    waiting,
  }));
}
