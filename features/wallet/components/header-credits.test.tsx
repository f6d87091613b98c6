// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastHost } from '@/components/overlay/toast-host';
import { NOTHING_UNSHOWN } from '@/lib/rounds/unshown';
import { roundShown, roundTurns, useUnshown } from '@/lib/rounds/unshown-store';
import en from '@/messages/en.json';
import { type Answer, answerCalls, refusal, signIn } from '@/tests/support/api-wire';
import { answerEvents, tellEvent } from '@/tests/support/events-wire';
import { OPEN_PLACE } from '@/tests/support/places';
import { renderApp } from '@/tests/support/render-app';
import { wireUser } from '@/tests/support/rewards/bonus-wire';
import { HeaderBalance } from './header-balance';
import { WalletListener } from './wallet-listener';

const t = en.wallet.credits;
const SESSION = '7e57ed00-0000-4000-8000-000000000001';
const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, '');
const total = async () => plain((await screen.findByTestId('balance-total')).textContent);
/** A busy machine is slow, not wrong. */
const WAIT = { timeout: 10_000 };
const refillButton = () => screen.queryByRole('button', { name: /^Refill/ });

/** Opens what the header says more of, once it shows so much. */
async function open(amount: string) {
  await expect.poll(total, WAIT).toBe(amount);
  await userEvent.click(screen.getByRole('button'));
}

const NO_MONEY = { currency: 'kzt', cashback_balance: '0.00', version: 0 };

/** A player where nobody plays for money. `answers`: what else the platform says, by call. */
function show(balance: string, answers: Record<string, () => Answer> = {}) {
  const sent = answerCalls((call) => {
    if (call === 'GET /users') return [200, { ...wireUser, place: { ...OPEN_PLACE, mode: 'play' } }];
    if (call === 'GET /credits') return [200, { balance, version: 3 }];
    return (answers[call] ?? answers[call.replace('GET ', '')])?.() ?? [200, NO_MONEY];
  });
  renderApp(
    <>
      <WalletListener />
      <HeaderBalance />
      <ToastHost />
    </>,
  );
  return sent;
}
beforeEach(() => {
  signIn();
  answerEvents();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  useUnshown.setState(NOTHING_UNSHOWN, true);
});
afterEach(() => vi.unstubAllGlobals());

it('who plays for credits sees them in the header, and that they are neither bought nor paid out', async () => {
  show('9850.00');
  await open('9850.00CR');
  expect(screen.getByText(t.about)).toBeTruthy();
  expect(refillButton()).toBeNull();
  expect(screen.queryByText(t.money)).toBeNull();
});

it('a stake is taken off at once, and a win added when the game has shown it; money that comes in changes nothing', async () => {
  show('100.00');
  await expect.poll(total, WAIT).toBe('100.00CR');
  act(() => roundTurns(SESSION));
  await tellEvent({ type: 'credits', credits: { balance: '90.00', version: 4 } });
  await tellEvent({
    type: 'credits',
    credits: { balance: '115.00', version: 5 },
    won: { session: SESSION, electronic: '25.00', bonus: '0.00' },
  });
  await tellEvent({ type: 'wallet', wallet: { currency: 'kzt', cashback_balance: '0.00', version: 9 } });
  expect(await total()).toBe('90.00CR');
  act(() => roundShown(SESSION));
  expect(await total()).toBe('115.00CR');
});

it('few credits are filled up by a press, and the player is told', async () => {
  const sent = show('12.00', { 'POST /credits/refill': () => [200, { balance: '10000.00', version: 4 }] });
  await open('12.00CR');
  await userEvent.click(refillButton() as HTMLElement);
  await expect.poll(total, WAIT).toBe('10000.00CR');
  expect(sent.filter(({ call }) => call === 'POST /credits/refill')).toHaveLength(1);
  expect(refillButton()).toBeNull();
  expect(await screen.findByText(/again\.$/)).toBeTruthy();
});

it('a refill that fails says so and may be pressed again', async () => {
  show('12.00', { 'POST /credits/refill': () => refusal('INTERNAL_SERVER_ERROR', { status: 500 }) });
  await open('12.00CR');
  await userEvent.click(refillButton() as HTMLElement);
  expect(await screen.findByText(t.failed)).toBeTruthy();
  expect(refillButton()).not.toBeNull();
});

it('money of the player’s own is named beside, with the way to take it out', async () => {
  show('9850.00', {
    '/wallets': () => [200, { ...NO_MONEY, electronic_wallet_group: { balance: '250.00' } }],
  });
  await open('9850.00CR');
  expect(await screen.findByText(t.money)).toBeTruthy();
  expect(screen.getByRole('link', { name: t.withdraw }).getAttribute('href')).toMatch(/withdrawal/);
});
