import { expect, test } from 'vitest';
import { battleWinClosed, battleWon, useBattleFlags } from './store';

test('winBattleOpen opens with what was won and forgets it when closed', () => {
  expect(useBattleFlags.getState()).toEqual({ winBattleOpen: false, win: null });
  const win = { name: 'Evening', tier: 'gold', place: 2, prize: '500.00', currency: 'uah' } as const;
  battleWon(win);
  expect(useBattleFlags.getState()).toEqual({ winBattleOpen: true, win });
  battleWinClosed();
  expect(useBattleFlags.getState()).toEqual({ winBattleOpen: false, win: null });
});
