// @vitest-environment jsdom

import { ROUND_WORD_MS } from '@kozyr/contracts/game-frame';
import type { GamingSession } from '@kozyr/contracts/gaming-session';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { useModalQueue } from '@/lib/modal-queue/modal-queue';
import { keys } from '@/lib/query/keys';
import { invalidateAll } from '@/lib/query/query-client';
import { staleTogether } from '@/lib/query/stale';
import en from '@/messages/en.json';
import { AppTexts } from '@/tests/support/app-texts';
import { HOURLY, NO_BREAK } from '@/tests/support/places';
import { OPEN_SESSION as session } from '@/tests/support/play/open-session';
import { SIGNED_IN } from '@/tests/support/signed-in-user';
import { FRAME_PATIENCE_MS, REALITY_CHECK_MS, RECONNECT_MS } from '../constants';
import { OpenedGame } from './opened-game';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('@/lib/api/lazy-call', () => ({
  lazyCall: async (load: () => Promise<object>, input: object) => call(await load(), input),
}));

const URL = 'http://studio.example/play?game=x&token=t';
/** A gaming session over all games that began with this page, an hour before its first check. */
const gaming: GamingSession = {
  currency: 'uah',
  running: { began_at: '2026-11-20T10:00:00.000Z', seconds: 0, staked: '140.00', won: '12.50', net: '-127.50' },
  check: { ...HOURLY, due_at: '2026-11-20T11:00:00.000Z' },
  break: NO_BREAK,
};
let answers: string[];

const onClose = vi.fn();
let told: string[] = [];
let framed: readonly string[] = [];

/** Shows an open game whose frame hears what the site tells it. */
async function show({ demo = false } = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(keys.user(), SIGNED_IN);
  const open = { kind: 'playing', url: URL, session: demo ? null : 's1', opened: Date.now() } as const;
  render(
    <AppTexts locale="en" messages={en}>
      <QueryClientProvider client={client}>
        <SearchParamsContext.Provider value={new URLSearchParams()}>
          <OpenedGame title="Lucky Fox" open={open} onTopUp={vi.fn()} onSwitch={vi.fn()} onClose={onClose} />
        </SearchParamsContext.Provider>
      </QueryClientProvider>
    </AppTexts>,
  );
  const frame = screen.getByTitle<HTMLIFrameElement>('Lucky Fox');
  const target = frame.contentWindow;
  if (!target) throw new Error('the frame has no window');
  target.postMessage = (message: { type: string; shows?: readonly string[] }) => {
    told.push(message.type);
    framed = message.shows ?? framed;
  };
  const say = (type: string, more: object = {}) =>
    act(async () => {
      const data = { source: 'kozyr-game', type, ...more };
      window.dispatchEvent(new MessageEvent('message', { data, source: target }));
      await vi.advanceTimersByTimeAsync(1);
    });
  await act(() => vi.advanceTimersByTimeAsync(1));
  return { client, frame, say };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

// What is loaded lazily is there before a clock is held.
beforeAll(() => Promise.all([import('./reality-check'), import('@kozyr/contracts/credits')]));
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  localStorage.clear();
  told = [];
  onClose.mockReset();
  useModalQueue.setState(useModalQueue.getInitialState());
  call.mockReset();
  answers = [];
  call.mockImplementation(async ({ method, path }) => {
    if (!path.startsWith('/protection/session')) return session;
    if (method === 'POST') answers.push(path);
    return gaming;
  });
  vi.stubGlobal('fetch', async () => new Response());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a game is unavailable when nobody is at the studio, and what the browser says there is never shown', async () => {
  const refused = vi.fn(async () => {
    throw new TypeError('Failed to fetch');
  });
  vi.stubGlobal('fetch', refused);
  const { frame } = await show();
  expect(frame.className).toContain('invisible');
  await pass(10);
  expect(refused).toHaveBeenCalledWith('http://studio.example/health', expect.objectContaining({ mode: 'no-cors' }));
  expect(onClose).toHaveBeenCalledWith('unavailable');
});

it('a game runs in a frame without rights to ours', async () => {
  const { frame } = await show();
  expect(frame.getAttribute('sandbox')).toBe('allow-scripts');
  expect(frame.src).toBe(URL);
});

it('the clock and the net result are shown as the platform tells them', async () => {
  await show();
  await waitFor(() => expect(screen.getByTestId('session-net').textContent).toBe('−27.50 ₴'.replace(' ', '\u00a0')));
  expect(screen.getByText(/^1:0[5-9]$/)).toBeTruthy();
  expect(screen.getByRole('button', { name: en.game.toDemo })).toBeTruthy();
});

it('no session is asked for in demo play', async () => {
  await show({ demo: true });
  expect(call).not.toHaveBeenCalled();
  expect(screen.getByText(en.game.demo)).toBeTruthy();
  expect(screen.queryByTestId('session-net')).toBeNull();
  expect(screen.getByRole('button', { name: en.game.toReal })).toBeTruthy();
});

it('a game that has begun is not given up, however long it is silent then', async () => {
  const { say } = await show();
  // The clock goes on by itself while a busy machine draws: far less than a second.
  await pass(FRAME_PATIENCE_MS - 1_000);
  expect(onClose).not.toHaveBeenCalled();
  await say('ready');
  await pass(FRAME_PATIENCE_MS);
  expect(onClose).not.toHaveBeenCalled();
});

it('a frame that stays silent is given up as not working', async () => {
  await show();
  await pass(FRAME_PATIENCE_MS + 100);
  expect(onClose).toHaveBeenCalledWith(null);
  const shows = { key: 'game-not-working' };
  expect(useModalQueue.getState().modals).toMatchObject([{ kind: 'status', request: { shows } }]);
});

it.each([
  ['player', null, null],
  ['unavailable', null, 'unavailable'],
  ['technical-work', null, 'technicalWork'],
  ['session-expired', 'replaced', 'openedElsewhere'],
  ['session-expired', 'signed_out', 'signedOut'],
] as const)('a game closes for %s, the session %s, telling %s', async (reason, close_reason, message) => {
  const { say } = await show();
  await say('ready');
  call.mockResolvedValue({ ...session, open: close_reason === null, close_reason });
  await say('close', { reason });
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(message));
});

it('only the game’s own frame is heard', async () => {
  await show();
  const data = { source: 'kozyr-game', type: 'close', reason: 'player' };
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, source: window })));
  expect(onClose).not.toHaveBeenCalled();
});

it('a game is held while the connection is lost, which is said, and goes on by itself', async () => {
  const { client, say } = await show();
  await say('ready');
  call.mockRejectedValue(new ApiError('NETWORK', 'no answer'));
  await act(async () => void invalidateAll(client, staleTogether.rounds));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(en.game.connectionLost));
  expect(told).toEqual(['heard', 'framed', 'pause']);
  call.mockResolvedValue({ ...session, net: '5.00' });
  await pass(RECONNECT_MS + 50);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(told).toEqual(['heard', 'framed', 'pause', 'resume']);
  expect(screen.getByTestId('session-net').textContent).toContain('+5.00');
});

it('a stake is counted at once, and a win when the game has shown it', async () => {
  const { client, say } = await show();
  const net = () => screen.getByTestId('session-net').textContent;
  const round = async (more: object) => {
    call.mockResolvedValue({ ...session, ...more });
    await act(() => invalidateAll(client, staleTogether.rounds));
    await pass(5);
  };
  await say('ready');
  await waitFor(() => expect(net()).toContain('−27.50'));
  await say('round-start');
  await round({ staked: '50.00', net: '-37.50' });
  expect(net()).toContain('−37.50');
  await round({ staked: '50.00', won: '112.50', net: '62.50' });
  expect(net()).toContain('−37.50');
  await say('round-end');
  expect(net()).toContain('+62.50');
});

it('a game that has fallen silent is waited for 10 s, one that says that it still turns for longer, and the result is shown then', async () => {
  const { client, say } = await show();
  const net = () => screen.getByTestId('session-net').textContent;
  await say('ready');
  await waitFor(() => expect(net()).toContain('−27.50'));
  await say('round-start');
  call.mockResolvedValue({ ...session, won: '112.50', net: '72.50' });
  await act(() => invalidateAll(client, staleTogether.rounds));
  await pass(ROUND_WORD_MS - 1_000);
  await say('round-turns');
  await pass(ROUND_WORD_MS - 1_000);
  expect(net()).toContain('−27.50');
  await pass(1_100);
  expect(net()).toContain('+72.50');
});

it.each([
  ['beside the page', '', false, ['clock', 'demo', 'close', 'title', 'balance']],
  ['over the page', 'fixed', false, ['clock', 'demo', 'close']],
  ['in demo, whose balance is nowhere else', '', true, ['clock', 'demo', 'close', 'title']],
])('a game %s is told what it need not show again', async (_, position, demo, shows) => {
  const styles = vi.spyOn(window, 'getComputedStyle').mockReturnValue({ position } as CSSStyleDeclaration);
  const { say } = await show({ demo });
  await say('ready');
  expect(framed).toEqual(shows);
  styles.mockRestore();
});

it('what is heard of a game is kept on this device, and said to the next one', async () => {
  const { say } = await show();
  await say('heard', { sounds: false, music: true });
  expect(localStorage.getItem('kozyr-heard')).toBe('music');
  await say('ready');
  expect(told).toContain('heard');
});

it('a game has the keyboard when it is open, and Space wherever nobody else has it', async () => {
  const { frame, say } = await show();
  frame.getBoundingClientRect = () => new DOMRect(0, 0, 400, 400);
  await say('ready');
  expect(document.activeElement).toBe(frame);
  frame.blur();
  const press = (target: Element) => {
    const event = new KeyboardEvent('keydown', { code: 'Space', bubbles: true, cancelable: true });
    act(() => void target.dispatchEvent(event));
    return event.defaultPrevented;
  };
  expect(press(screen.getByRole('button', { name: en.game.closeGame }))).toBe(false);
  expect(told).toEqual(['heard', 'framed']);
  expect(press(document.body)).toBe(true);
  expect(told).toEqual(['heard', 'framed', 'press']);
  expect(document.activeElement).toBe(frame);
  // Scrolled away, it is not what is meant.
  frame.blur();
  frame.getBoundingClientRect = () => new DOMRect(0, -900, 400, 400);
  expect(press(document.body)).toBe(false);
  expect(told).toEqual(['heard', 'framed', 'press']);
});

it('the keyboard is taken from nobody who is at something else', async () => {
  const { say } = await show();
  const close = screen.getByRole('button', { name: en.game.closeGame });
  close.focus();
  await say('ready');
  expect(document.activeElement).toBe(close);
});

it('a reality check comes after an hour, at the end of the round, and lets the game go on', async () => {
  const { say } = await show();
  await say('ready');
  await waitFor(() => expect(screen.getByTestId('session-net')).toBeTruthy());
  await say('round-start');
  await pass(REALITY_CHECK_MS);
  expect(screen.queryByRole('dialog')).toBeNull();
  await say('round-end');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain(en.game.reality.title);
  for (const amount of ['140.00', '12.50', '−127.50']) expect(dialog.textContent).toContain(amount);
  expect(told).toEqual(['heard', 'framed', 'pause']);
  act(() => screen.getByRole('button', { name: en.game.reality.goOn }).click());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect([told, answers]).toEqual([['heard', 'framed', 'pause', 'resume'], ['/protection/session/check']]);
  // Answered is answered until the next hour is over.
  await pass(REALITY_CHECK_MS / 2);
  expect(screen.queryByRole('dialog')).toBeNull();
  await pass(REALITY_CHECK_MS / 2);
  await screen.findByRole('dialog');
  act(() => screen.getByRole('button', { name: en.game.reality.leave }).click());
  expect(onClose).toHaveBeenCalledWith(null);
});

it('credits that a game asks for are filled up, and the game looks at them again', async () => {
  const { say } = await show();
  await say('refill');
  expect([call.mock.lastCall?.[0].path, told.at(-1)]).toEqual(['/credits/refill', 'resume']);
});
