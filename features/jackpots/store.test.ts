import type { JackpotRound } from '@kozyr/contracts/jackpots';
import { afterEach, expect, test } from 'vitest';
import {
  jackpotRoundClosed,
  jackpotRoundOffered,
  jackpotRoundResumed,
  jackpotWinClosed,
  jackpotWon,
  useJackpotFlags,
} from './store';

afterEach(() => useJackpotFlags.setState(useJackpotFlags.getInitialState()));

const flags = () => useJackpotFlags.getState();
const win = { suit: 'spades', amount: '90000.00', stake: '10.00', currency: 'uah' } as const;
const round = (id: string): JackpotRound => ({
  id,
  status: 'open',
  currency: 'uah',
  draw_hash: '',
  draw_seed: null,
  turned: [],
  level: null,
  amount: null,
  stake: '10.00',
  game: null,
  begun_at: '',
  paid_at: null,
});

test('winJackpotsModalOpen opens with what was won and forgets it when closed', () => {
  expect(flags()).toMatchObject({ winJackpotsModalOpen: false, win: null });
  jackpotWon(win);
  expect(flags()).toMatchObject({ winJackpotsModalOpen: true, win });
  jackpotWinClosed();
  expect(flags()).toMatchObject({ winJackpotsModalOpen: false, win: null });
});

test('a round lies on the table until it is closed, and another waits its turn', () => {
  jackpotRoundOffered(round('a'));
  jackpotRoundOffered(round('b'));
  expect(flags().round?.id).toBe('a');
  jackpotRoundClosed();
  expect(flags().round).toBeNull();
  jackpotRoundOffered(round('b'));
  expect(flags().round?.id).toBe('b');
});

test('a round that was put aside is not laid again before its player asks for it', () => {
  jackpotRoundOffered(round('a'));
  jackpotRoundClosed();
  jackpotRoundOffered(round('a'));
  expect(flags().round).toBeNull();
  jackpotRoundResumed(round('a'));
  expect(flags()).toMatchObject({ round: { id: 'a' }, aside: [] });
});

test('no round is laid over a win', () => {
  jackpotWon(win);
  jackpotRoundOffered(round('a'));
  expect(flags().round).toBeNull();
});
