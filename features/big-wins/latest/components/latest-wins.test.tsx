// @vitest-environment jsdom
import type { LatestWin } from '@kozyr/contracts/big-wins';
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import en from '@/messages/en.json';
import { type Answer, answerCalls, refusal } from '@/tests/support/api-wire';
import { answerEvents, tellEvent } from '@/tests/support/events-wire';
import { type AppLanguage, renderApp } from '@/tests/support/render-app';
import { LatestWins } from './latest-wins';

configure({ asyncUtilTimeout: 20_000 });
vi.setConfig({ testTimeout: 60_000 });
const t = en.latestWins;
const win = (id: string, more: Partial<LatestWin> = {}): LatestWin => ({
  id,
  player: '•••• 42',
  avatar: null,
  game: { slug: `game-${id}`, title: `Game ${id}`, provider: { slug: 'p', name: 'P' }, image: `/art/${id}` },
  amount: '600.00',
  currency: 'uah',
  multiplier: '60.00',
  won_at: '2026-11-20T08:00:00.000Z',
  ...more,
});
const named = (id: string, player: string) =>
  win(id, { player, avatar: { suit: 'hearts', colour: 'gold', pattern: 'rays' } });

let answer: Answer;
beforeEach(() => {
  answerEvents();
  answerCalls(() => answer);
});
afterEach(() => vi.unstubAllGlobals());

const show = (action?: (nickname: string) => string, language: AppLanguage = 'en') =>
  renderApp(<LatestWins waiting={<p>waiting</p>} {...(action ? { action } : {})} />, { language });
const titles = () => screen.getAllByRole('link').map((link) => /Game \d/.exec(link.textContent ?? '')?.[0]);

test('the list of latest wins shows the newest wins, and what comes on the stream in their place', async () => {
  answer = [200, { items: [win('1'), named('2', 'Fox')] }];
  show();
  expect(screen.getByText('waiting')).toBeTruthy();
  await waitFor(() => expect(titles()).toEqual(['Game 1', 'Game 2']));
  await tellEvent({ type: 'latest-wins', items: [win('3'), win('1')] });
  expect(titles()).toEqual(['Game 3', 'Game 1']);
  expect(screen.queryByText(/Fox/)).toBeNull();
});

test('an avatar and an action stand beside a nickname alone', async () => {
  answer = [200, { items: [win('1'), named('2', 'Fox')] }];
  show((nickname) => `report ${nickname}`);
  const [masked, open] = await screen.findAllByRole('listitem');
  expect([masked, open].map((item) => item?.querySelectorAll('svg').length)).toEqual([0, 1]);
  expect(masked?.textContent).not.toContain('report');
  expect(open?.textContent).toContain('report Fox');
});

test('the list of latest wins stands still while it holds the focus, and goes on after it', async () => {
  answer = [200, { items: [win('1')] }];
  show();
  await screen.findByRole('listitem');
  const user = userEvent.setup();
  await user.tab();
  await tellEvent({ type: 'latest-wins', items: [win('2')] });
  expect(titles()).toEqual(['Game 1']);
  await user.tab();
  await waitFor(() => expect(titles()).toEqual(['Game 2']));
});

test('a phone shows four wins, and larger screens six', async () => {
  answer = [200, { items: ['1', '2', '3', '4', '5', '6'].map((id) => win(id)) }];
  show();
  const items = await screen.findAllByRole('listitem');
  expect(items.map(({ className }) => className.includes('max-tablet:hidden'))).toEqual([
    ...[false, false, false, false],
    ...[true, true],
  ]);
});

test('a list of latest wins without wins says so, and invents nothing', async () => {
  answer = [200, { items: [] }];
  show();
  expect(await screen.findByText(t.quiet)).toBeTruthy();
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('a list of latest wins that can’t be read says so', async () => {
  answer = refusal('INTERNAL_SERVER_ERROR', { status: 500 });
  show();
  expect(await screen.findByText(t.unknown)).toBeTruthy();
});
