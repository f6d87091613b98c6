// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gamingSessionQuery } from '@/features/account/gaming/queries';
import { inOwnTime } from '@/features/account/gaming/rules';
import { NOTHING_UNSHOWN } from '@/lib/rounds/unshown';
import { roundShown, roundTurns, useUnshown } from '@/lib/rounds/unshown-store';
import en from '@/messages/en.json';
import { answerCalls, noAnswer, signIn } from '@/tests/support/api-wire';
import { answerEvents, tellEvent } from '@/tests/support/events-wire';
import { HOURLY, NO_BREAK } from '@/tests/support/places';
import { newQueryClient, renderApp } from '@/tests/support/render-app';
import { walletQuery } from '../queries';
import { HeaderBalance } from './header-balance';
import { WalletListener } from './wallet-listener';

const SESSION = '7e57ed00-0000-4000-8000-000000000001';
const wallet = (version: number, game: string, electronic: string) => ({
  currency: 'uah' as const,
  game_wallet_group: { balance: game },
  electronic_wallet_group: { balance: electronic },
  cashback_balance: '0.00',
  version,
});
const won = (electronic: string) => ({ session: SESSION, electronic, bonus: '0.00' });
const total = () => screen.getByTestId('balance-total').textContent?.replaceAll(/\s/g, '');

let calm = true;
function show() {
  const client = newQueryClient();
  client.setQueryData(walletQuery.queryKey, wallet(1, '100.00', '0.00'));
  renderApp(
    <>
      <WalletListener />
      <HeaderBalance />
    </>,
    { client },
  );
  return client;
}
beforeEach(() => {
  calm = true;
  signIn();
  answerCalls(noAnswer);
  answerEvents();
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
  useUnshown.setState(NOTHING_UNSHOWN, true);
});
afterEach(() => vi.unstubAllGlobals());

it('a stake is taken off at once, and its win added when the game has shown it, said once', async () => {
  const client = show();
  act(() => roundTurns(SESSION));
  await tellEvent({ type: 'wallet', wallet: wallet(2, '90.00', '0.00') });
  expect(total()).toBe('90.00₴');
  await tellEvent({ type: 'wallet', wallet: wallet(3, '90.00', '25.00'), won: won('25.00') });
  expect(total()).toBe('90.00₴');
  // Whoever asks for the money itself is told the truth.
  expect(client.getQueryData(walletQuery.queryKey)?.electronic_wallet_group?.balance).toBe('25.00');
  expect(screen.getByRole('status').textContent).toBe('');
  act(() => roundShown(SESSION));
  expect(total()).toBe('115.00₴');
  expect(screen.getByRole('status').textContent?.replaceAll(/\s/g, '')).toBe(`${en.wallet.total}:115.00₴`);
});

it('a deposit that comes while a win waits is shown at once', async () => {
  show();
  act(() => roundTurns(SESSION));
  await tellEvent({ type: 'wallet', wallet: wallet(3, '90.00', '25.00'), won: won('25.00') });
  await tellEvent({ type: 'wallet', wallet: wallet(4, '590.00', '25.00') });
  expect(total()).toBe('590.00₴');
  act(() => roundShown(SESSION));
  expect(total()).toBe('615.00₴');
});

it('nothing is kept back of a game that says nothing', async () => {
  show();
  await tellEvent({ type: 'wallet', wallet: wallet(3, '90.00', '25.00'), won: won('25.00') });
  expect(total()).toBe('115.00₴');
});

it('what came of the play is told with its stake at once, and with its win when the game has shown it, in the list too', async () => {
  const client = show();
  const told = (net: string, won: string) => {
    const running = { began_at: '2026-11-20T10:00:00.000Z', seconds: 65, staked: '40.00', won, net };
    const played = { currency: 'uah', running, check: HOURLY, break: NO_BREAK } as const;
    act(() => void client.setQueryData(gamingSessionQuery.queryKey, inOwnTime(played, Date.now())));
  };
  const results = () =>
    screen
      .getAllByText(en.wallet.playing.result)
      .map((name) => name.nextElementSibling?.textContent?.replaceAll(/\s/g, ''));
  act(() => roundTurns(SESSION));
  told('-40.00', '0.00');
  await waitFor(() => expect(results()).toEqual(['−40.00₴']));
  await tellEvent({ type: 'wallet', wallet: wallet(3, '90.00', '25.00'), won: won('25.00') });
  told('-15.00', '25.00');
  await userEvent.click(screen.getByRole('button'));
  expect(results()).toEqual(['−40.00₴', '−40.00₴']);
  act(() => roundShown(SESSION));
  expect(results()).toEqual(['−15.00₴', '−15.00₴']);
});

it('the balance counts up to a win, and to nothing else', async () => {
  calm = false;
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  show();
  await tellEvent({ type: 'wallet', wallet: wallet(2, '300.00', '0.00') });
  expect(total()).toBe('300.00₴');
  act(() => roundTurns(SESSION));
  await tellEvent({ type: 'wallet', wallet: wallet(3, '300.00', '25.00'), won: won('25.00') });
  act(() => roundShown(SESSION));
  expect(total()).toBe('300.00₴');
  act(() => frames.at(-1)?.(performance.now() + 200));
  expect(Number.parseFloat(total() ?? '')).toBeGreaterThan(300);
  act(() => frames.at(-1)?.(performance.now() + 5_000));
  expect(total()).toBe('325.00₴');
});
