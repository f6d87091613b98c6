// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Notice, onNotice } from '@/components/overlay/notify';
import { ApiError } from '@/lib/api/api-error';
import en from '@/messages/en.json';
import { renderApp } from '@/tests/support/render-app';
import { FactorDialog } from './factor-dialog';

const { factor: t, ...account } = en.account;
let notices: Notice[];
let stopNotices: () => void;
let attempt: ReturnType<typeof vi.fn<(code: string) => Promise<void>>>;
let leave: ReturnType<typeof vi.fn<() => void>>;

beforeEach(() => {
  notices = [];
  stopNotices = onNotice((notice) => notices.push(notice));
  attempt = vi.fn(async () => undefined);
  leave = vi.fn();
});
afterEach(() => stopNotices());

function show() {
  renderApp(<FactorDialog request={{ attempt, leave }} />);
  return userEvent.setup();
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test('a code of the app is asked for by digits, and offered by the phone', async () => {
  const events = show();
  const code = field(t.app);
  expect([code.inputMode, code.autocomplete]).toEqual(['numeric', 'one-time-code']);
  await events.click(screen.getByRole('button', { name: account.confirm }));
  expect((await screen.findByRole('alert')).textContent).toBe(account.problem.required);
  await events.type(code, '123{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(account.problem.code);
  expect(attempt).not.toHaveBeenCalled();
  await events.type(code, ' 456{Enter}');
  await waitFor(() => expect(attempt).toHaveBeenCalledWith('123 456'));
});

test('a recovery code is taken in its place, typed with letters', async () => {
  const events = show();
  await events.click(screen.getByRole('button', { name: t.useRecovery }));
  const code = field(t.recovery);
  expect([code.inputMode, document.activeElement]).toEqual(['text', code]);
  await events.type(code, '0abc-defg-hjkm-npqr{Enter}');
  await waitFor(() => expect(attempt).toHaveBeenCalledWith('0abc-defg-hjkm-npqr'));
});

test('a wrong code stands at the field, and too many tries are told by a toast', async () => {
  attempt.mockRejectedValueOnce(new ApiError('SECOND_FACTOR_WRONG', ''));
  attempt.mockRejectedValueOnce(new ApiError('TOO_MANY_REQUESTS', '', { details: { retry_after: '600' } }));
  const events = show();
  await events.type(field(t.app), '123456{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(account.error.factorWrong);
  expect(document.activeElement).toBe(field(t.app));
  await events.type(field(t.app), '{Enter}');
  await waitFor(() =>
    expect(notices).toMatchObject([{ kind: 'error', message: expect.stringContaining('10 minutes') }]),
  );
});

test('the way back leaves what was asked for undone', async () => {
  const events = show();
  await events.click(screen.getByRole('button', { name: t.back }));
  expect(leave).toHaveBeenCalledOnce();
  expect(attempt).not.toHaveBeenCalled();
});
