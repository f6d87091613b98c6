// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitingAlerts } from '@/lib/alerts/alerts';
import { openOf } from '@/lib/modal-queue/modals-of-kind';
import { session } from '@/lib/session/browser-session';
import en from '@/messages/en.json';
import { type Answer, answerCalls, refusal, type Sent, signIn } from '@/tests/support/api-wire';
import { renderApp } from '@/tests/support/render-app';
import { wireUser } from '@/tests/support/rewards/bonus-wire';
import { EraseCard } from './erase-card';

const t = en.account.settings.erase;
const password = en.account.settings.dataPassword;
let state: 'active' | 'closed';
let answer: () => Answer;
let sent: Sent[];
let ended: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  localStorage.clear();
  signIn();
  state = 'closed';
  answer = () => [200, { erased_at: '2026-11-20T10:00:00.000Z' }];
  sent = answerCalls((call) =>
    call === 'GET /users' ? [200, { ...wireUser, protection: { state, until: null } }] : answer(),
  );
  // It loads another page.
  ended = vi.spyOn(session, 'end').mockImplementation(() => undefined);
});
afterEach(() => ended.mockRestore());

const erasures = () => sent.filter(({ call }) => call === 'POST /users/erasure');

async function begin() {
  const events = userEvent.setup();
  renderApp(<EraseCard />);
  await events.click(await screen.findByRole('button', { name: t.open }));
  await events.type(screen.getByLabelText(password), 'tri-tuzy-7{Enter}');
}

test('data is erased by the second step and the password, with what follows before the eyes', async () => {
  const events = userEvent.setup();
  renderApp(<EraseCard />);
  await events.click(await screen.findByRole('button', { name: t.open }));
  for (const follows of Object.values(t.follows)) expect(screen.getByText(follows)).toBeTruthy();
  await events.click(screen.getByRole('button', { name: t.begin }));
  expect(erasures()).toEqual([]);
  await events.type(screen.getByLabelText(password), 'tri-tuzy-7');
  await events.click(screen.getByRole('button', { name: t.begin }));
  await waitFor(() => expect(ended).toHaveBeenCalledWith('ended'));
  expect(erasures()).toMatchObject([{ body: { password: 'tri-tuzy-7' } }]);
  expect(waitingAlerts().successMessage).toBe('erased');
});

test('a player whose account is open reads what comes first, and finds no button', async () => {
  state = 'active';
  renderApp(<EraseCard />);
  expect(await screen.findByText(t.needsClosing)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  ['MONEY_LEFT', { available: '1250.00' }, '1 250.00'],
  ['ERASURE_WAITS', { waits_for: 'rounds' }, t.refused.rounds],
  ['ERASURE_WAITS', { waits_for: 'debt' }, t.refused.debt],
  ['ACCOUNT_NOT_CLOSED', {}, t.refused.notClosed],
] as const)('a refusal %s %o says what to do, and nothing is erased', async (code, details, text) => {
  answer = () => refusal(code, { status: 409, details });
  await begin();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent?.replaceAll(/\s/g, ' ')).toContain(text);
  expect(ended).not.toHaveBeenCalled();
});

test('a wrong password stands at its field, and a second factor is asked for by its code', async () => {
  answer = () => refusal('PASSWORD_WRONG', { status: 422 });
  await begin();
  expect(await screen.findByText(en.account.settings.dataWrong)).toBeTruthy();
  answer = () => refusal('SECOND_FACTOR_NEEDED', { status: 403 });
  await userEvent.setup().click(screen.getByRole('button', { name: t.begin }));
  await waitFor(() => expect(openOf('second-factor')).toBeDefined());
  answer = () => [200, { erased_at: '2026-11-20T10:00:00.000Z' }];
  await openOf('second-factor')?.request.attempt('123456');
  await waitFor(() => expect(ended).toHaveBeenCalledWith('ended'));
  expect(erasures().at(-1)).toMatchObject({ body: { password: 'tri-tuzy-7', code: '123456' } });
});
