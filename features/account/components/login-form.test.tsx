// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Notice, onNotice } from '@/components/overlay/notify';
import { session } from '@/lib/session/browser-session';
import en from '@/messages/en.json';
import { type Answer, answerCalls, refusal, type Sent, signOut } from '@/tests/support/api-wire';
import { renderApp } from '@/tests/support/render-app';
import { wireUser } from '@/tests/support/rewards/bonus-wire';
import { useAccountStore } from '../store';
import { LoginForm } from './login-form';

const t = en.account;
const COUNTRIES = [
  { code: 'UA', prefix: '+38', preview: '+380', icon: '/flags/ua.svg', mask: '+380 99 999-99-99' },
] as const;
const refused = (code: string) => () => refusal(code, { status: 403 });

let answers: (() => Answer)[];
let sent: Sent[];
let notices: Notice[];
let stopNotices: () => void;
let started: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  useAccountStore.setState(useAccountStore.getInitialState(), true);
  localStorage.clear();
  signOut();
  answers = [];
  notices = [];
  stopNotices = onNotice((notice) => notices.push(notice));
  sent = answerCalls(() => answers.shift()?.() ?? [201, { user: wireUser, tokens: { access_token: 'token' } }]);
  // It loads another page.
  started = vi.spyOn(session, 'start').mockImplementation(() => undefined);
});
afterEach(() => {
  stopNotices();
  started.mockRestore();
});

test('a login whose second factor is on asks for its code next, and leads back to the password', async () => {
  answers = [refused('SECOND_FACTOR_NEEDED'), refused('SECOND_FACTOR_NEEDED'), refused('SECOND_FACTOR_WRONG')];
  const events = userEvent.setup();
  renderApp(<LoginForm countries={COUNTRIES} detected="UA" />);
  await events.click(screen.getByLabelText(t.phone));
  await events.paste('0991234567');
  await events.type(screen.getByLabelText(t.password), 'trump7card{Enter}');
  await screen.findByLabelText(t.factor.app);
  await events.click(screen.getByRole('button', { name: t.factor.back }));
  expect(await screen.findByLabelText(t.password)).toHaveProperty('value', 'trump7card');

  await events.type(screen.getByLabelText(t.password), '{Enter}');
  await events.type(await screen.findByLabelText(t.factor.app), '111111{Enter}');
  expect(await screen.findByText(t.error.factorWrong)).toBeTruthy();
  expect(started).not.toHaveBeenCalled();
  await events.clear(screen.getByLabelText(t.factor.app));
  await events.type(screen.getByLabelText(t.factor.app), '222222{Enter}');
  await waitFor(() => expect(started).toHaveBeenCalledOnce());
  const body = { username: '0991234567', password: 'trump7card', countryCode: 'UA' };
  expect(sent.map((each) => each.body)).toEqual([body, body, { ...body, code: '111111' }, { ...body, code: '222222' }]);
  expect(notices).toEqual([]);
});
