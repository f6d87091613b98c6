// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { recallOpenGame } from '@/lib/navigation/reopen-game';
import en from '@/messages/en.json';
import { GameStage } from './game-stage';

const { call, push, openStatusModal } = vi.hoisted(() => ({ call: vi.fn(), push: vi.fn(), openStatusModal: vi.fn() }));
vi.mock('@/lib/api/lazy-call', () => ({
  lazyCall: async (load: () => Promise<object>, input: object) => call(await load(), input),
}));
vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  useRouter: () => ({ push }),
}));
vi.mock('@/features/status-modal/store', () => ({ openStatusModal }));
vi.mock('@/lib/navigation/reopen-game', async (original) => ({
  ...(await original<typeof import('@/lib/navigation/reopen-game')>()),
  recallOpenGame: vi.fn(() => null),
}));

/** What was asked of the platform, by its path. */
const asked = () => call.mock.calls.map(([{ path }]) => path);

function show({ member = true } = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <NextIntlClientProvider locale="en" messages={en} timeZone="Europe/Kyiv">
      <QueryClientProvider client={client}>
        <GameStage game={{ slug: 'lucky-fox', title: 'Lucky Fox', image: '/art/x' }} member={member} locale="en" />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
}
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());
/** Waits until the frame shows an address. */
const shows = (url: string) =>
  waitFor(() => expect(screen.getByTitle('Lucky Fox').getAttribute('src')).toBe(url), { timeout: 5_000 });

beforeAll(() => import('./opened-game'));
beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response());
  call.mockReset();
  push.mockReset();
  openStatusModal.mockReset();
  sessionStorage.clear();
  vi.mocked(recallOpenGame).mockReturnValue(null);
  call.mockImplementation(async ({ path }: { path: string }) => {
    if (path === '/games/{slug}/launch') return { launch_url: 'http://studio.example/real', session_id: 's1' };
    if (path === '/games/{slug}/demo') return { launch_url: 'http://studio.example/demo' };
    return { id: 's1', started_at: 'now', seconds: 0, currency: 'uah', net: '0.00', close_reason: null };
  });
});

it('real and demo play change in place, and the session that is left ends', async () => {
  show();
  await press(en.game.playReal);
  await shows('http://studio.example/real');
  expect(asked()).not.toContain('/game-sessions/{id}/close');
  await press(en.game.toDemo);
  await shows('http://studio.example/demo');
  const [, input] = call.mock.calls.find(([{ path }]) => path === '/game-sessions/{id}/close') ?? [];
  expect(input).toEqual({ params: { id: 's1' } });
  await press(en.game.toReal);
  await shows('http://studio.example/real');
  await press(en.game.closeGame);
  expect(screen.getByRole('button', { name: en.game.playReal })).toBeTruthy();
  expect(asked().filter((path) => path === '/game-sessions/{id}/close')).toHaveLength(2);
});

it('the session of whoever leaves the page ends', async () => {
  const { unmount } = show();
  await press(en.game.playReal);
  await shows('http://studio.example/real');
  unmount();
  await waitFor(() => expect(asked()).toContain('/game-sessions/{id}/close'));
});

it('a guest who wants to play for money is led to the login, over the same page', async () => {
  show({ member: false });
  await press(en.game.playDemo);
  await shows('http://studio.example/demo');
  await press(en.game.toReal);
  expect(push).toHaveBeenCalledWith('/en/games/lucky-fox?auth=login', { scroll: false });
  expect(asked()).not.toContain('/games/{slug}/launch');
});

it.each([
  ['real', true, 'http://studio.example/real'],
  ['demo', false, 'http://studio.example/demo'],
] as const)('a game goes on with %s play after a reload', async (mode, member, url) => {
  vi.mocked(recallOpenGame).mockReturnValue(mode);
  show({ member });
  await shows(url);
});

it('nothing for money opens to a guest after a reload', async () => {
  vi.mocked(recallOpenGame).mockReturnValue('real');
  show({ member: false });
  await act(async () => undefined);
  expect(call).not.toHaveBeenCalled();
});

it.each([
  ['GAME_UNAVAILABLE', 'unavailable'],
  ['TECHNICAL_WORK', 'technicalWork'],
  ['NETWORK', 'network'],
] as const)('a game that does not open for %s says so on its cover, and can be tried again', async (code, message) => {
  call.mockRejectedValueOnce(new ApiError(code, 'no'));
  show();
  await press(en.game.playReal);
  expect((await screen.findByRole('alert')).textContent).toBe(en.game.failed[message]);
  await press(en.game.playReal);
  await shows('http://studio.example/real');
});

it.each([
  ['GAME_NOT_WORKING', 'game-not-working'],
  ['GAME_NOT_AVAILABLE_IN_COUNTRY', 'game-not-available-in-country'],
] as const)('a game that does not open for %s opens the status modal', async (code, key) => {
  call.mockRejectedValueOnce(new ApiError(code, 'no'));
  show();
  await press(en.game.playReal);
  await waitFor(() => expect(openStatusModal).toHaveBeenCalledWith({ key }));
  expect(screen.queryByRole('alert')).toBeNull();
});
