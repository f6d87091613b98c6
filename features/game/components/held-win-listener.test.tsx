// @vitest-environment jsdom
import { LOCALES } from '@kozyr/contracts/locales';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Notice, onNotice } from '@/components/overlay/notify';
import { answerCalls, noAnswer, signIn } from '@/tests/support/api-wire';
import { answerEvents, tellEvent } from '@/tests/support/events-wire';
import { renderApp } from '@/tests/support/render-app';
import { HeldWinListener } from './held-win-listener';

let told: Notice[];
let stopNotices: () => void;
beforeEach(() => {
  signIn();
  answerCalls(noAnswer);
  answerEvents();
  told = [];
  stopNotices = onNotice((notice) => told.push(notice));
});
afterEach(() => {
  stopNotices();
  vi.unstubAllGlobals();
});

const win = { id: '5', amount: '40000.00', held_at: '2026-03-02T10:00:00.000Z', decided_at: null, note: null } as const;
const event = {
  type: 'held-win',
  round: '00000000-0000-4000-8000-000000000007',
  game: { slug: 'gold-rush', title: 'Gold Rush' },
  currency: 'uah',
} as const;

test.each(LOCALES)('a player is told in %s that a win is checked, and what came of it', async (locale) => {
  renderApp(<HeldWinListener />, { language: locale });
  await tellEvent({ ...event, win: { ...win, status: 'pending' } });
  await tellEvent({ ...event, win: { ...win, status: 'approved' } });
  await tellEvent({ ...event, win: { ...win, status: 'denied', note: 'The game was faulty.' } });
  expect(told.map(({ kind, id }) => [kind, id])).toEqual([
    ['info', 'held-win-5'],
    ['success', 'held-win-5'],
    ['error', 'held-win-5'],
  ]);
  for (const { message } of told) expect(message).toMatch(/^Gold Rush: .*40\u202f000\.00\u00a0₴/);
  expect(told[2]?.message).toContain('The game was faulty.');
});
