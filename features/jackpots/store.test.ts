import { expect, test } from 'vitest';
import { jackpotWinClosed, jackpotWon, useJackpotFlags } from './store';

test('winJackpotsModalOpen opens with what was won and forgets it when closed', () => {
  expect(useJackpotFlags.getState()).toEqual({ winJackpotsModalOpen: false, win: null });
  const win = { suit: 'spades', amount: '90000.00', stake: '10.00', currency: 'uah' } as const;
  jackpotWon(win);
  expect(useJackpotFlags.getState()).toEqual({ winJackpotsModalOpen: true, win });
  jackpotWinClosed();
  expect(useJackpotFlags.getState()).toEqual({ winJackpotsModalOpen: false, win: null });
});
