// @vitest-environment jsdom
import { getActiveBonus } from '@kozyr/contracts/bonuses';
import { act, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from '@/messages/en.json';
import { answerCalls, type Sent, signIn } from '@/tests/support/api-wire';
import { renderApp } from '@/tests/support/render-app';
import { wireActive, wireUser } from '@/tests/support/rewards/bonus-wire';
import { keepReceivedFlag, receivedFlag } from '../../store';
import { ActiveBonusPanel } from './active-bonus-panel';

// Its dialog is loaded when it is asked for, which is slow on a busy machine.
configure({ asyncUtilTimeout: 20_000 });
vi.setConfig({ testTimeout: 60_000 });

/** What the platform answers: all between it and the panel, schemas too, is the product's own. */
let active: object | null;
let asked: Sent[];
const answerOf = (path: string): [status: number, data: unknown] => {
  if (path === '/users') return [200, wireUser];
  if (path.endsWith('/cancel')) return [200, { lost: '20.00', kept: '0.00' }];
  return active ? [200, active] : [204, ''];
};
beforeEach(() => {
  signIn();
  localStorage.clear();
  asked = answerCalls((call) => answerOf(call.replace(/^\w+ /, '')));
});
afterEach(() => vi.useRealTimers());

const ACTIVE = `${getActiveBonus.method} ${getActiveBonus.path}`;
const times = (what: string) => asked.filter(({ call }) => call === what).length;
const show = () => renderApp(<ActiveBonusPanel none={<p>none</p>} />);

it.each([
  ['an active one, whose time to wager is over', { status: 'ACTIVE' } as const],
  [
    'a pending one, that waited for its deposit',
    { status: 'PENDING', activated_at: null, deposit_amount: '200.00' } as const,
  ],
])('the active bonus is asked for anew when its countdown ends: %s (spec §4)', async (_, more) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  // The clock goes on by itself while a busy machine draws: far less than six seconds.
  active = wireActive({ ...more, expires_at: new Date(Date.now() + 20_000).toISOString() });
  show();
  await screen.findByRole('timer');
  expect(times(ACTIVE)).toBe(1);
  active = null;
  await act(() => vi.advanceTimersByTimeAsync(14_000));
  expect(times(ACTIVE)).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(8_000));
  expect(await screen.findByText('none')).toBeTruthy();
  expect(times(ACTIVE)).toBe(2);
});

it.each([
  ['without its progress', { progress: undefined }],
  ['with more than all wagered', { progress: 101 }],
  ['with a float for money', { bonus_amount: 20 }],
  ['in a state that is none', { status: 'BURNING' }],
])('an active bonus %s is shown as an error, and never as a bonus (spec §5)', async (_, wrong) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  active = { ...wireActive(), ...wrong };
  show();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByText(en.bonusPanel.invalidTitle)).toBeTruthy();
  expect(screen.queryByTestId('active-bonus')).toBeNull();
  // Asked twice more (spec §9).
  expect(times(ACTIVE)).toBe(3);
});

it('a confirmed cancelling ends the bonus, asks anew for bonus and player, and takes the local flag away (spec §4)', async () => {
  active = wireActive();
  keepReceivedFlag(wireUser.id, { bonusId: wireActive().bonus_id, shown: true });
  show();
  fireEvent.click(await screen.findByRole('button', { name: en.bonusPanel.cancel }));
  const [actives, users] = [times(ACTIVE), times('GET /users')];
  active = null;
  const dialog = await screen.findByRole('dialog');
  const [yes] = [...dialog.querySelectorAll('button')].filter((b) => b.textContent === en.bonusPanel.cancelConfirm);
  if (!yes) throw new Error('nothing to confirm by');
  fireEvent.click(yes);
  expect(await screen.findByText('none')).toBeTruthy();
  expect(times(`POST /bonuses/${wireActive().bonus_id}/cancel`)).toBe(1);
  await waitFor(() => {
    expect(times(ACTIVE)).toBeGreaterThan(actives);
    expect(times('GET /users')).toBeGreaterThan(users);
  });
  expect(receivedFlag(wireUser.id)).toBeNull();
});
