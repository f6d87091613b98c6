// @vitest-environment jsdom

import type { Endpoint } from '@kozyr/contracts/endpoint';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Notice, onNotice } from '@/components/overlay/notify';
import { ApiError } from '@/lib/api/api-error';
import en from '@/messages/en.json';
import { AppTexts } from '@/tests/support/app-texts';
import { authAsked, authClosed, useAccountStore } from '../store';
import { AuthDialog } from './auth-dialog';

// Whole forms are slow on a busy machine; what is waited for is the outcome, not the speed.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

const { call, start } = vi.hoisted(() => ({ call: vi.fn(), start: vi.fn() }));
vi.mock('@/lib/api/call', () => ({ call }));
vi.mock('@/lib/session/browser-session', () => ({ session: { start }, logOut: vi.fn() }));

const t = en.account;
const countries = {
  items: [
    { code: 'UA', prefix: '+38', preview: '+380', icon: '/flags/ua.svg', mask: '+380 99 999-99-99' },
    { code: 'KZ', prefix: '+7', preview: '+7', icon: '/flags/kz.svg', mask: '+7 999-999-99-99' },
  ],
  detected: 'UA',
};
const session = { user: {}, tokens: { access_token: 'token' } };
const sent = { status: 'CODE_SENT', resend_after: 120 };

let notices: Notice[];
let stopNotices: () => void;
let emailFlag: string;
let answers: unknown[];

/** The platform: countries and settings as they are, then the prepared answers in their order. */
async function platform({ path }: Endpoint, input?: { query?: { country?: string } }) {
  const entry = (code: string, value: string) => ({ code, value: { value } });
  if (path === '/country') return countries;
  if (path === '/jurisdiction') return { mode: input?.query?.country === 'KZ' ? 'play' : 'real' };
  if (path === '/global-settings')
    return { data: [entry('EMAIL_REGISTRATION_ENABLED', emailFlag), entry('TERMS_VERSION', '2026-11')] };
  const answer = answers.shift();
  if (answer instanceof Error) throw answer;
  return answer;
}
const bodies = () => call.mock.calls.filter(([{ path }]) => path.startsWith('/auth')).map(([, { body }]) => body);
const refused = (code: ConstructorParameters<typeof ApiError>[0], details = {}) =>
  new ApiError(code, '', { status: 422, details });

beforeEach(() => {
  useAccountStore.setState(useAccountStore.getInitialState(), true);
  emailFlag = 'false';
  answers = [];
  notices = [];
  stopNotices = onNotice((notice) => notices.push(notice));
  call.mockReset().mockImplementation(platform);
  start.mockReset();
});
afterEach(() => stopNotices());

async function open(dialog: 'login' | 'register') {
  authAsked(dialog);
  render(
    <AppTexts locale="en" messages={en}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <AuthDialog />
      </QueryClientProvider>
    </AppTexts>,
  );
  await screen.findByLabelText(t.phone);
  return userEvent.setup();
}
type User = ReturnType<typeof userEvent.setup>;
const submit = (user: User) => user.click(screen.getByRole('button', { name: t.submitRegister }));

async function fillIn(user: User) {
  await user.click(screen.getByLabelText(t.phone));
  await user.paste('0991234567');
  await user.type(screen.getByLabelText(t.password), 'trump7card');
  await user.type(screen.getByLabelText(t.passwordRepeat), 'trump7card');
  await user.click(screen.getByRole('checkbox', { name: /21 or over/ }));
}

const body = {
  type: 'Phone',
  login: '0991234567',
  countryCode: 'UA',
  password: 'trump7card',
  currency: 'uah',
  ageConsent: true,
  newsletterConsent: false,
  termsVersion: '2026-11',
};

describe('registration', () => {
  it('a registration goes from the form to the code to a session, past a wrong code', async () => {
    answers = [sent, refused('ERR_INVALID_CODE'), session];
    const user = await open('register');
    await fillIn(user);
    await submit(user);
    const code = await screen.findByLabelText(t.code);
    expect(screen.getByRole('timer').textContent).toBe('The next attempt will be available in 2:00');
    expect(screen.getByRole('button', { name: t.confirm })).toHaveProperty('disabled', true);

    await user.type(code, '111111');
    expect((await screen.findByRole('alert')).textContent).toBe(t.error.invalidCode);
    expect(code).toHaveProperty('value', '');
    expect(start).not.toHaveBeenCalled();

    await user.type(code, '222222');
    await waitFor(() => expect(start).toHaveBeenCalledTimes(1));
    expect(bodies()).toEqual([body, { ...body, code: '111111' }, { ...body, code: '222222' }]);
    expect(notices).toEqual([]);
  });

  it('a registration that needs no code begins the session at once', async () => {
    answers = [session];
    const user = await open('register');
    await fillIn(user);
    await submit(user);
    await waitFor(() => expect(start).toHaveBeenCalledTimes(1));
  });

  it('the newsletter consent is sent only when it is given', async () => {
    answers = [refused('NETWORK'), session];
    const user = await open('register');
    await fillIn(user);
    await submit(user);
    await waitFor(() => expect(notices).toHaveLength(1));
    await user.click(screen.getByRole('checkbox', { name: t.newsletterConsent }));
    await submit(user);
    await waitFor(() => expect(start).toHaveBeenCalledTimes(1));
    expect(bodies().map(({ newsletterConsent }) => newsletterConsent)).toEqual([false, true]);
  });

  it('each wrong field of the registration says what is wrong, nothing is sent, and the first gets the focus', async () => {
    const user = await open('register');
    await user.type(screen.getByLabelText(t.password), 'a b');
    await submit(user);
    await waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(4));
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      t.problem.required,
      t.problem.passwordSpaces,
      t.problem.required,
      t.problem.ageConsent,
    ]);
    expect(document.activeElement).toBe(screen.getByLabelText(t.phone));
    expect(bodies()).toEqual([]);
  });

  it('what was typed is kept when the registration is closed and opened again', async () => {
    const user = await open('register');
    await fillIn(user);
    act(authClosed);
    expect(screen.queryByRole('dialog')).toBeNull();
    act(() => authAsked('register'));
    expect(screen.getByLabelText(t.phone)).toHaveProperty('value', '+380 99 123-45-67');
    expect(screen.getByLabelText(t.password)).toHaveProperty('value', 'trump7card');
    expect(screen.getByRole('checkbox', { name: /21 or over/ })).toHaveProperty('checked', true);
  });

  it('the form starts in the visitor’s country, and the currency follows until one is chosen', async () => {
    const user = await open('register');
    const currency = () => screen.getAllByRole('radio').find((radio) => 'checked' in radio && radio.checked);
    expect(screen.getByLabelText(t.country)).toHaveProperty('value', 'UA');
    expect(currency()).toHaveProperty('value', 'uah');
    await user.selectOptions(screen.getByLabelText(t.country), 'KZ');
    expect(currency()).toHaveProperty('value', 'kzt');
    await user.click(screen.getByRole('radio', { name: t.currencyName.uah }));
    await user.selectOptions(screen.getByLabelText(t.country), 'UA');
    await user.selectOptions(screen.getByLabelText(t.country), 'KZ');
    expect(currency()).toHaveProperty('value', 'uah');
    expect(screen.getByText(t.currencyFixed)).toBeTruthy();
  });

  it('who picks a country where nobody plays for money reads so before they register', async () => {
    const user = await open('register');
    await user.selectOptions(screen.getByLabelText(t.country), 'KZ');
    expect(await screen.findByText(t.playMoney)).toBeTruthy();
  });

  it('a refused registration is told at the field it is about, or as one toast', async () => {
    answers = [refused('LOGIN_TAKEN'), refused('TOO_MANY_REQUESTS', { retry_after: '120' })];
    const user = await open('register');
    await fillIn(user);
    await submit(user);
    expect((await screen.findByRole('alert')).textContent).toBe(t.error.taken);
    expect(notices).toEqual([]);
    await submit(user);
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]).toMatchObject({ kind: 'error', message: 'Too many attempts. Try again in 2 minutes.' });
  });

  it('another code can be sent when the time has come', async () => {
    answers = [{ ...sent, resend_after: 0 }, refused('ERR_CODE_EXPIRED'), sent];
    const user = await open('register');
    await fillIn(user);
    await submit(user);
    await user.type(await screen.findByLabelText(t.code), '111111');
    expect((await screen.findByRole('alert')).textContent).toBe(t.error.codeExpired);
    await user.click(screen.getByRole('button', { name: t.resend }));
    await screen.findByRole('timer');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(notices).toMatchObject([{ kind: 'success', message: t.resent }]);
    expect(bodies()[2]).toEqual(body);
  });

  it('a player at the code can go back to the form to correct the number', async () => {
    answers = [sent];
    const user = await open('register');
    await fillIn(user);
    await submit(user);
    await user.click(await screen.findByRole('button', { name: t.changePhone }));
    expect(screen.getByLabelText(t.phone)).toHaveProperty('value', '+380 99 123-45-67');
  });

  it('a registration by email is offered while email registration is open', async () => {
    emailFlag = 'true';
    answers = [sent];
    const user = await open('register');
    await fillIn(user);
    await user.click(screen.getByRole('radio', { name: t.byEmail }));
    await user.type(screen.getByRole('textbox', { name: t.email }), 'me@example.com');
    await submit(user);
    await screen.findByText(/me@example\.com/);
    const { countryCode: _countryCode, ...rest } = body;
    expect(bodies()).toEqual([{ ...rest, type: 'Email', login: 'me@example.com' }]);
  });

  it('no registration by email is offered otherwise', async () => {
    await open('register');
    expect(screen.queryByRole('radio', { name: t.byEmail })).toBeNull();
  });
});

describe('login', () => {
  it('a login sends the number with its country and begins the session', async () => {
    answers = [refused('INVALID_CREDENTIALS'), session];
    const user = await open('login');
    await user.click(screen.getByLabelText(t.phone));
    await user.paste('+7 701 123-45-67');
    await user.type(screen.getByLabelText(t.password), 'wrong{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(t.error.credentials);
    await user.type(screen.getByLabelText(t.password), '!{Enter}');
    await waitFor(() => expect(start).toHaveBeenCalledTimes(1));
    const login = { username: '7011234567', countryCode: 'KZ' };
    expect(bodies()).toEqual([
      { ...login, password: 'wrong' },
      { ...login, password: 'wrong!' },
    ]);
    expect(notices).toEqual([]);
  });

  it('a press shows the password of the login', async () => {
    const user = await open('login');
    expect(screen.getByLabelText(t.password)).toHaveProperty('type', 'password');
    await user.click(screen.getByRole('button', { name: en.ui.showPassword }));
    expect(screen.getByLabelText(t.password)).toHaveProperty('type', 'text');
  });

  it('a login takes an email as well', async () => {
    answers = [session];
    const user = await open('login');
    await user.click(screen.getByRole('button', { name: t.logInByEmail }));
    await user.type(screen.getByLabelText(t.email), 'me@example.com');
    await user.type(screen.getByLabelText(t.password), 'trump7card{Enter}');
    await waitFor(() => expect(start).toHaveBeenCalledTimes(1));
    expect(bodies()).toEqual([{ username: 'me@example.com', password: 'trump7card' }]);
  });

  it('a registration that begins at the login has the number typed there', async () => {
    const user = await open('login');
    await user.click(screen.getByLabelText(t.phone));
    await user.paste('+7 701 123-45-67');
    await user.click(screen.getByRole('button', { name: t.register }));
    expect(screen.getByLabelText(t.phone)).toHaveProperty('value', '+7 701-123-45-67');
    expect(screen.getByLabelText(t.country)).toHaveProperty('value', 'KZ');
    expect(screen.getByRole('radio', { name: t.currencyName.kzt })).toHaveProperty('checked', true);
  });

  it('a form that can’t be loaded says so, and can be loaded again', async () => {
    call.mockRejectedValue(refused('NETWORK'));
    authAsked('login');
    render(
      <AppTexts locale="en" messages={en}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <AuthDialog />
        </QueryClientProvider>
      </AppTexts>,
    );
    const again = await screen.findByRole('button', { name: en.ui.retry });
    call.mockImplementation(platform);
    await userEvent.setup().click(again);
    expect(await screen.findByLabelText(t.phone)).toBeTruthy();
  });
});
