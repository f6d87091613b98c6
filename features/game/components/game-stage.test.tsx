// @vitest-environment jsdom
import type { GameSession } from '@kozyr/contracts/rounds';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { useModalQueue } from '@/lib/modal-queue/modal-queue';
import { onCashboxPage } from '@/lib/navigation/open-cashbox';
import { gamePaidFor, keepOpenGame } from '@/lib/navigation/reopen-game';
import en from '@/messages/en.json';
import { type Answer, answerCalls, noAnswer, refusal, type Sent, signIn } from '@/tests/support/api-wire';
import { renderApp } from '@/tests/support/render-app';
import { SIGNED_IN } from '@/tests/support/signed-in-user';
import { GameStage } from './game-stage';

const LAUNCH = 'POST /games/lucky-fox/launch';
const DEMO = 'POST /games/lucky-fox/demo';
const CLOSE = 'POST /game-sessions/s1/close';
const session: GameSession = {
  id: 's1',
  game: { slug: 'lucky-fox', title: 'Lucky Fox' },
  currency: 'uah',
  started_at: '2026-11-20T10:00:00.000Z',
  seconds: 0,
  open: true,
  close_reason: null,
  rounds: 0,
  staked: '0.00',
  won: '0.00',
  net: '0.00',
};

let sent: Sent[];
/** What the next launch is answered, once, in place of an address. */
let failure: (() => Answer) | null;
const asked = () => sent.map(({ call }) => call);

class PageLoad {
  readonly type = 'reload';
}
/** The page was loaded again while the game was open so. */
function reloadedWith(mode: 'real' | 'demo'): void {
  keepOpenGame({ slug: 'lucky-fox', mode });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([new PageLoad()] as unknown as PerformanceEntryList);
}

function show({ member = true } = {}) {
  return renderApp(
    <GameStage game={{ slug: 'lucky-fox', title: 'Lucky Fox', image: '/art/x' }} member={member} locale="en" />,
  );
}
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
/** Waits until the frame shows an address. */
const shows = (url: string) =>
  waitFor(() => expect(screen.getByTitle('Lucky Fox').getAttribute('src')).toBe(url), { timeout: 5_000 });

beforeAll(() => import('./opened-game'));
beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response());
  vi.stubGlobal('PerformanceNavigationTiming', PageLoad);
  signIn();
  sessionStorage.clear();
  useModalQueue.setState(useModalQueue.getInitialState());
  failure = null;
  sent = answerCalls((call) => {
    const failed = call === LAUNCH ? failure : null;
    if (failed) {
      failure = null;
      return failed();
    }
    if (call === LAUNCH) return [201, { launch_url: 'http://studio.example/real', session_id: 's1' }];
    if (call === DEMO) return [201, { launch_url: 'http://studio.example/demo' }];
    if (call === 'GET /users') return [200, SIGNED_IN];
    return [200, session];
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('real and demo play change in place, and the session that is left ends', async () => {
  show();
  await press(en.game.playReal);
  await shows('http://studio.example/real');
  expect(asked()).not.toContain(CLOSE);
  await press(en.game.toDemo);
  await shows('http://studio.example/demo');
  expect(asked()).toContain(CLOSE);
  await press(en.game.toReal);
  await shows('http://studio.example/real');
  await press(en.game.closeGame);
  expect(screen.getByRole('button', { name: en.game.playReal })).toBeTruthy();
  await waitFor(() => expect(asked().filter((call) => call === CLOSE)).toHaveLength(2));
});

it('the session of whoever leaves the page ends', async () => {
  const { unmount } = show();
  await press(en.game.playReal);
  await shows('http://studio.example/real');
  unmount();
  await waitFor(() => expect(asked()).toContain(CLOSE));
});

it('who tops up on a phone leaves the session running, and the game opens again on the way back', async () => {
  const goTo = vi.fn();
  const stop = onCashboxPage(goTo);
  vi.stubGlobal('innerWidth', 380);
  const { unmount } = show();
  await press(en.game.playReal);
  await shows('http://studio.example/real');
  await act(async () => (await screen.findByRole('button', { name: en.game.topUp })).click());
  expect(goTo).toHaveBeenCalledWith(expect.stringContaining('/cashbox?action=deposit'));
  unmount();
  stop();
  expect(asked()).not.toContain(CLOSE);
  expect(gamePaidFor()).toBe('lucky-fox');
  show();
  await shows('http://studio.example/real');
});

it('a guest who wants to play for money is led to the login, over the same page', async () => {
  const { router } = show({ member: false });
  await press(en.game.playDemo);
  await shows('http://studio.example/demo');
  await press(en.game.toReal);
  expect(router.push).toHaveBeenCalledWith('/en/games/lucky-fox?auth=login', { scroll: false });
  expect(asked()).not.toContain(LAUNCH);
});

it.each([
  ['real', true, 'http://studio.example/real'],
  ['demo', false, 'http://studio.example/demo'],
] as const)('a game goes on with %s play after a reload', async (mode, member, url) => {
  reloadedWith(mode);
  show({ member });
  await shows(url);
});

it('nothing for money opens to a guest after a reload', async () => {
  reloadedWith('real');
  show({ member: false });
  await act(async () => undefined);
  expect(sent).toEqual([]);
});

it.each([
  ['GAME_UNAVAILABLE', 'unavailable', () => refusal('GAME_UNAVAILABLE')],
  ['TECHNICAL_WORK', 'technicalWork', () => refusal('TECHNICAL_WORK', { status: 503 })],
  ['NETWORK', 'network', noAnswer],
] as const)(
  'a game that does not open for %s says so on its cover, and can be tried again',
  async (_code, message, answer) => {
    failure = answer;
    show();
    await press(en.game.playReal);
    expect((await screen.findByRole('alert')).textContent).toBe(en.game.failed[message]);
    await press(en.game.playReal);
    await shows('http://studio.example/real');
  },
);

it('a game that needs a proof of identity leads to it', async () => {
  failure = () => refusal('IDENTITY_NEEDED', { status: 403, details: { level: '2', action: 'play' } });
  show();
  await press(en.game.playReal);
  expect((await screen.findByRole('alert')).textContent).toBe(en.game.failed.identity);
  const way = screen.getByRole('link', { name: en.game.confirmIdentity });
  expect(way.getAttribute('href')).toBe('/en/profile?tab=profile#identity');
});

it.each([
  ['GAME_NOT_WORKING', 'game-not-working'],
  ['GAME_NOT_AVAILABLE_IN_COUNTRY', 'game-not-available-in-country'],
] as const)('a game that does not open for %s opens the status modal', async (code, key) => {
  failure = () => refusal(code);
  show();
  await press(en.game.playReal);
  await waitFor(() =>
    expect(useModalQueue.getState().modals).toMatchObject([{ kind: 'status', request: { shows: { key } } }]),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});
