// @vitest-environment jsdom
import type { Jackpot } from '@kozyr/contracts/jackpots';
import type { Currency } from '@kozyr/contracts/money';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wantedSources } from '@/lib/events/listeners';
import { answerCalls, noAnswer } from '@/tests/support/api-wire';
import { answerEvents } from '@/tests/support/events-wire';
import { useLiveJackpots } from './live-store';
import { watchValue } from './watch-value';

beforeEach(() => {
  answerCalls(noAnswer);
  answerEvents();
  useLiveJackpots.setState(useLiveJackpots.getInitialState());
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => vi.unstubAllGlobals());

const isWatched = () => wantedSources().has('jackpots');

const jackpot = (currency: Currency, value: string): Jackpot => ({
  level: 'clubs',
  currency,
  value,
  seed: '500.00',
  ceiling: '2500.00',
  share: '0.20',
  draw_hash: '',
});
const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');

function watch(beside = false) {
  const shown: string[] = [];
  const stop = watchValue({ level: 'clubs', currency: 'uah', beside, amount: '500.00' }, (text) => shown.push(text));
  return { shown, stop };
}
const publish = (uah: string, kzt = '5000.00') =>
  useLiveJackpots.setState({ items: [jackpot('kzt', kzt), jackpot('uah', uah)] });

it('a value that changes is told, and one that does not is not', () => {
  const { shown, stop } = watch();
  publish('500.00');
  expect(shown).toEqual([]);
  publish('1500.24');
  expect(shown.map(plain)).toEqual(['1 500.24 ₴']);
  expect(isWatched()).toBe(true);
  stop();
  publish('1600.00');
  expect(shown).toHaveLength(1);
  expect(isWatched()).toBe(false);
});

it('the player’s own currency comes first and the page’s beside it, once it is known', () => {
  const [first, second] = [watch(), watch(true)];
  publish('501.00', '5001.00');
  useLiveJackpots.setState({ own: 'kzt' });
  expect(plain(first.shown.at(-1))).toBe('5 001.00 ₸');
  expect(plain(second.shown.at(-1))).toBe('501.00 ₴');
  first.stop();
  second.stop();
});
