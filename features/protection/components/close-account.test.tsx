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
import { CloseAccount } from './close-account';

const t = en.protection;
let answer: () => Answer;
let sent: Sent[];
let ended: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  localStorage.clear();
  signIn();
  answer = () => [200, { state: 'closed', until: null }];
  sent = answerCalls(() => answer());
  // It loads another page.
  ended = vi.spyOn(session, 'end').mockImplementation(() => undefined);
});
afterEach(() => ended.mockRestore());

test('an account is closed by its second step and the password, with what follows before the eyes', async () => {
  const events = userEvent.setup();
  renderApp(<CloseAccount />);
  await events.click(screen.getByRole('button', { name: t.closing.open }));
  for (const key of ['forever', 'bonuses', 'withdrawAll'] as const)
    expect(screen.getByText(t.follows[key])).toBeTruthy();
  await events.click(screen.getByRole('button', { name: t.closing.begin }));
  expect(await screen.findByText(t.closing.required)).toBeTruthy();
  expect(sent).toEqual([]);

  await events.type(screen.getByLabelText(t.closing.password), 'tri-tuzy-7');
  await events.click(screen.getByRole('button', { name: t.closing.begin }));
  await waitFor(() => expect(ended).toHaveBeenCalledWith('ended'));
  expect(sent).toMatchObject([{ call: 'POST /protection/closing', body: { password: 'tri-tuzy-7' } }]);
  expect(waitingAlerts().successMessage).toBe('closed');
});

test('an account whose second factor is on is closed by its code', async () => {
  let asked = 0;
  answer = () => {
    asked += 1;
    return asked === 1 ? refusal('SECOND_FACTOR_NEEDED', { status: 403 }) : [200, { state: 'closed', until: null }];
  };
  const events = userEvent.setup();
  renderApp(<CloseAccount />);
  await events.click(screen.getByRole('button', { name: t.closing.open }));
  await events.type(screen.getByLabelText(t.closing.password), 'tri-tuzy-7{Enter}');
  await waitFor(() => expect(openOf('second-factor')).toBeDefined());
  expect(ended).not.toHaveBeenCalled();
  await openOf('second-factor')?.request.attempt('123456');
  await waitFor(() => expect(ended).toHaveBeenCalledWith('ended'));
  expect(sent.at(-1)).toMatchObject({ body: { password: 'tri-tuzy-7', code: '123456' } });
});

test('a wrong password stands at its field, and nothing is closed', async () => {
  answer = () => refusal('PASSWORD_WRONG', { status: 422 });
  const events = userEvent.setup();
  renderApp(<CloseAccount />);
  await events.click(screen.getByRole('button', { name: t.closing.open }));
  await events.type(screen.getByLabelText(t.closing.password), 'not-mine');
  await events.click(screen.getByRole('button', { name: t.closing.begin }));
  expect(await screen.findByText(t.closing.wrong)).toBeTruthy();
  expect(ended).not.toHaveBeenCalled();
  await events.click(screen.getByRole('button', { name: t.back }));
  expect(screen.getByRole('button', { name: t.closing.open })).toBeTruthy();
});
