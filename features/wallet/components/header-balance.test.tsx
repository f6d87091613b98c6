// @vitest-environment jsdom
import type { PlayerEvent } from '@kozyr/contracts/events';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import { NOTHING_UNSHOWN } from '@/lib/rounds/unshown';
import { roundShown, roundTurns, useUnshown } from '@/lib/rounds/unshown-store';
import en from '@/messages/en.json';
import { walletQuery } from '../queries';
import { HeaderBalance } from './header-balance';
import { WalletListener } from './wallet-listener';

const { heard } = vi.hoisted(() => ({ heard: new Set<(event: PlayerEvent) => void>() }));
vi.mock('@/lib/events/player-events', () => ({
  onPlayerEvent: (listener: (event: PlayerEvent) => void) => {
    heard.add(listener);
    return () => heard.delete(listener);
  },
}));

const SESSION = '7e57ed00-0000-4000-8000-000000000001';
const wallet = (version: number, game: string, electronic: string) => ({
  currency: 'uah' as const,
  game_wallet_group: { balance: game },
  electronic_wallet_group: { balance: electronic },
  cashback_balance: '0.00',
  version,
});
const won = (electronic: string) => ({ session: SESSION, electronic, bonus: '0.00' });
/** The query library tells its readers in the next turn. */
const publish = (event: PlayerEvent) =>
  act(async () => {
    for (const listener of heard) listener(event);
    await new Promise((resolve) => setTimeout(resolve, 5));
  });
const total = () => screen.getByTestId('balance-total').textContent?.replaceAll(/\s/g, '');

let calm = true;
function show() {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(walletQuery.queryKey, wallet(1, '100.00', '0.00'));
  render(
    <NextIntlClientProvider locale="en" messages={en} timeZone="Europe/Kyiv">
      <QueryClientProvider client={client}>
        <WalletListener />
        <HeaderBalance />
      </QueryClientProvider>
    </NextIntlClientProvider>,
  );
  return client;
}
beforeEach(() => {
  calm = true;
  vi.stubGlobal('matchMedia', () => ({ matches: calm }));
  useUnshown.setState(NOTHING_UNSHOWN, true);
});

it('a stake is taken off at once, and its win added when the game has shown it, said once', async () => {
  const client = show();
  act(() => roundTurns(SESSION));
  await publish({ type: 'wallet', wallet: wallet(2, '90.00', '0.00') });
  expect(total()).toBe('90.00₴');
  await publish({ type: 'wallet', wallet: wallet(3, '90.00', '25.00'), won: won('25.00') });
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
  await publish({ type: 'wallet', wallet: wallet(3, '90.00', '25.00'), won: won('25.00') });
  await publish({ type: 'wallet', wallet: wallet(4, '590.00', '25.00') });
  expect(total()).toBe('590.00₴');
  act(() => roundShown(SESSION));
  expect(total()).toBe('615.00₴');
});

it('nothing is kept back of a game that says nothing', async () => {
  show();
  await publish({ type: 'wallet', wallet: wallet(3, '90.00', '25.00'), won: won('25.00') });
  expect(total()).toBe('115.00₴');
});

it('the balance counts up to a win, and to nothing else', async () => {
  calm = false;
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  show();
  await publish({ type: 'wallet', wallet: wallet(2, '300.00', '0.00') });
  expect(total()).toBe('300.00₴');
  act(() => roundTurns(SESSION));
  await publish({ type: 'wallet', wallet: wallet(3, '300.00', '25.00'), won: won('25.00') });
  act(() => roundShown(SESSION));
  expect(total()).toBe('300.00₴');
  act(() => frames.at(-1)?.(performance.now() + 200));
  expect(Number.parseFloat(total() ?? '')).toBeGreaterThan(300);
  act(() => frames.at(-1)?.(performance.now() + 5_000));
  expect(total()).toBe('325.00₴');
});
