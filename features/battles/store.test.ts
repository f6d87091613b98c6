import { beforeEach, expect, test } from 'vitest';
import { battleWinClosed, battleWon, useBattleFlags } from './store';

beforeEach(() => useBattleFlags.setState(useBattleFlags.getInitialState(), true));

const win = { battle_id: 'one', tier: 'gold', place: 2, prize: '500.00', currency: 'uah' } as const;

test('winBattleOpen opens with what was won and forgets it when closed', () => {
  expect(useBattleFlags.getState()).toMatchObject({ winBattleOpen: false, win: null });
  battleWon(win);
  expect(useBattleFlags.getState()).toMatchObject({ winBattleOpen: true, win });
  battleWinClosed();
  expect(useBattleFlags.getState()).toMatchObject({ winBattleOpen: false, win: null });
});

test('prizes of two battles are shown one after the other, each once', () => {
  const other = { ...win, battle_id: 'two', place: 1 };
  for (const told of [win, other, win, other]) battleWon(told);
  expect(useBattleFlags.getState().win).toEqual(win);
  battleWinClosed();
  expect(useBattleFlags.getState()).toMatchObject({ winBattleOpen: true, win: other });
  battleWinClosed();
  expect(useBattleFlags.getState()).toMatchObject({ winBattleOpen: false, win: null, waiting: [] });
});
