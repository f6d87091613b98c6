import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WalletClient } from '../wallet/seamless-wallet';
import type { Session } from './sessions';
import { createSignIns } from './sign-ins';

type Answer = Awaited<ReturnType<WalletClient['balance']>>;
const SIGNED_IN: Answer = { kind: 'ok', body: { balance: '5.00', currency: 'uah' } };
const SIGNED_OUT: Answer = { kind: 'refused', error: 'SESSION_CLOSED' };
const SILENT: Answer = { kind: 'unknown', reason: 'TimeoutError' };

const session: Session = {
  ...{ id: 'a', mode: 'real', wallet_session: 'w', holder: 'player:a', game: 'g', currency: 'uah', locale: 'uk' },
  ...{ min_bet: 1n, max_bet: 1n, round_seconds: 0, may_hurry: true, may_autoplay: false },
};
const demo: Session = { ...session, mode: 'demo', wallet_session: null, holder: 'demo:a' };
const EXPIRED = { status: 401, code: 'SESSION_EXPIRED' };
const UNAVAILABLE = { status: 503, code: 'WALLET_UNAVAILABLE' };

/** Sign-ins before a wallet that answers what it is told to. */
function before(first: Answer) {
  const wallet = { answer: first, asked: 0 };
  const signIns = createSignIns({
    async balance() {
      wallet.asked += 1;
      return wallet.answer;
    },
  });
  return { wallet, signIns };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('an answer stands for five seconds, and callers at the same moment share one call', async () => {
  const { wallet, signIns } = before(SIGNED_IN);
  await Promise.all([signIns.check(session), signIns.check(session), signIns.check(session)]);
  wallet.answer = SIGNED_OUT;
  await vi.advanceTimersByTimeAsync(4_999);
  await signIns.check(session);
  expect(wallet.asked).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect(signIns.check(session)).rejects.toMatchObject(EXPIRED);
  await expect(signIns.balanceOf(session)).rejects.toMatchObject(EXPIRED);
});

test('an end is for good, whatever the wallet says later', async () => {
  const { wallet, signIns } = before(SIGNED_OUT);
  await expect(signIns.check(session)).rejects.toMatchObject(EXPIRED);
  for (const later of [SILENT, SIGNED_IN]) {
    wallet.answer = later;
    await vi.advanceTimersByTimeAsync(60_000);
    await expect(signIns.check(session)).rejects.toMatchObject(EXPIRED);
  }
});

test.each<[string, Answer]>([
  ['does not answer', SILENT],
  ['refuses our signature', { kind: 'refused', error: 'INVALID_SIGNATURE' }],
  ['is being worked on', { kind: 'refused', error: 'TECHNICAL_WORK' }],
])(
  'a wallet that %s ends nothing: its last answer is believed, and an unknown session is not let in',
  async (_, answer) => {
    const { wallet, signIns } = before(answer);
    await expect(signIns.check(session)).rejects.toMatchObject(UNAVAILABLE);
    wallet.answer = SIGNED_IN;
    await signIns.check(session);
    wallet.answer = answer;
    const end = vi.fn();
    const stop = signIns.watch(session, end);
    await vi.advanceTimersByTimeAsync(600_000);
    await signIns.check(session);
    await expect(signIns.balanceOf(session)).rejects.toMatchObject(UNAVAILABLE);
    expect(end).not.toHaveBeenCalled();
    wallet.answer = SIGNED_OUT;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(end).toHaveBeenCalled();
    await expect(signIns.check(session)).rejects.toMatchObject(EXPIRED);
    stop();
  },
);

test('what is open ends within five seconds, and at once when another call learns of the end', async () => {
  const { wallet, signIns } = before(SIGNED_IN);
  await signIns.check(session);
  const [first, second, gone] = [vi.fn(), vi.fn(), vi.fn()];
  const stops = [first, second].map((end) => signIns.watch(session, end));
  signIns.watch(session, gone)();
  wallet.answer = SIGNED_OUT;
  await expect(signIns.balanceOf(session)).rejects.toMatchObject(EXPIRED);
  expect([first, second, gone].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  for (const stop of stops) stop();
  const late = vi.fn();
  signIns.watch(session, late)();
  expect(late).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('play money has no sign-in: it is never asked about', async () => {
  const { wallet, signIns } = before(SIGNED_OUT);
  await signIns.check(demo);
  expect(await signIns.balanceOf(demo)).toBeNull();
  signIns.watch(demo, vi.fn())();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(wallet.asked).toBe(0);
});
