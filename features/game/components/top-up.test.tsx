// @vitest-environment jsdom

import type { User } from '@kozyr/contracts/accounts';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keys } from '@/lib/query/keys';
import en from '@/messages/en.json';
import { answerCalls, signIn } from '@/tests/support/api-wire';
import { OPEN_PLACE } from '@/tests/support/places';
import { OPEN_SESSION as session } from '@/tests/support/play/open-session';
import { newQueryClient, renderApp } from '@/tests/support/render-app';
import { SIGNED_IN } from '@/tests/support/signed-in-user';
import { OpenedGame } from './opened-game';

const onTopUp = vi.fn();
let told: { type: string; deposits?: boolean }[] = [];

/** Shows an open game that is ready, and answers how it speaks. */
async function show({ demo = false, player = SIGNED_IN }: { demo?: boolean; player?: User } = {}) {
  answerCalls((call) => (call === 'GET /game-sessions/s1' ? [200, session] : [200, player]));
  const client = newQueryClient();
  client.setQueryData(keys.user(), player);
  const open = { kind: 'playing', url: 'http://studio.example/x', session: demo ? null : 's1', opened: 0 } as const;
  const quiet = () => undefined;
  renderApp(<OpenedGame title="Lucky Fox" open={open} onTopUp={onTopUp} onSwitch={quiet} onClose={quiet} />, {
    client,
  });
  const target = screen.getByTitle<HTMLIFrameElement>('Lucky Fox').contentWindow;
  if (!target) throw new Error('the frame has no window');
  target.postMessage = (message: { type: string; deposits?: boolean }) => void told.push(message);
  const say = (type: string) =>
    act(async () => {
      const data = { source: 'kozyr-game', type };
      window.dispatchEvent(new MessageEvent('message', { data, source: target }));
    });
  await say('ready');
  return say;
}
const offers = () => told.findLast(({ type }) => type === 'framed')?.deposits;

beforeEach(() => {
  signIn();
  told = [];
  onTopUp.mockReset();
  window.history.replaceState(null, '', '/en/games/x');
  vi.stubGlobal('fetch', async () => new Response());
});
afterEach(() => vi.unstubAllGlobals());

it('a player tops up from the bar above the game, and from the game itself', async () => {
  const say = await show();
  const button = await screen.findByRole('button', { name: en.game.topUp }, { timeout: 5_000 });
  await waitFor(() => expect(offers()).toBe(true));
  act(() => button.click());
  await say('deposit');
  expect(onTopUp).toHaveBeenCalledTimes(2);
});

it.each([
  ['in a demo', { demo: true }],
  ['to who has stopped playing', { player: { ...SIGNED_IN, protection: { state: 'timed_out', until: null } } }],
  ['where games are played for credits', { player: { ...SIGNED_IN, place: { ...OPEN_PLACE, mode: 'play' } } }],
] as const)('no deposit is offered %s, and none is opened for a game that asks all the same', async (_, given) => {
  const say = await show(given);
  expect(offers()).toBe(false);
  await say('deposit');
  expect(screen.queryByRole('button', { name: en.game.topUp })).toBeNull();
  expect(onTopUp).not.toHaveBeenCalled();
});

it('a game is held while the cashbox stands over it', async () => {
  window.history.replaceState(null, '', '/en/games/x?cashbox=show&action=deposit');
  await show();
  expect(told.map(({ type }) => type)).toContain('pause');
  act(() => window.history.replaceState(null, '', '/en/games/x'));
  await waitFor(() => expect(told.map(({ type }) => type)).toContain('resume'));
});
