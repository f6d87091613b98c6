// @vitest-environment jsdom
import { act, configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Notice, onNotice } from '@/components/overlay/notify';
import { verificationDone } from '@/features/verification/store';
import { openOf } from '@/lib/modal-queue/modals-of-kind';
import en from '@/messages/en.json';
import {
  type Answer,
  answerCalls,
  signIn as becomeMember,
  noAnswer,
  refusal,
  type Sent,
} from '@/tests/support/api-wire';
import { renderApp } from '@/tests/support/render-app';
import { wireUser } from '@/tests/support/rewards/bonus-wire';
import { AccountSettings } from './account-settings';

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

const { settings: t, ...account } = en.account;
const countries = {
  items: [{ code: 'UA', prefix: '+38', preview: '+380', icon: '/flags/ua.svg', mask: '+380 99 999-99-99' }],
  detected: 'UA',
};
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
const signIn = (id: string, more: object = {}) => ({
  id,
  current: false,
  device: CHROME,
  address: `10.0.0.${id}`,
  created_at: '2026-11-19T10:00:00.000Z',
  last_used_at: '2026-11-19T11:30:00.000Z',
  ended_at: null,
  ...more,
});
const refused = (code: string) => () => refusal(code, { status: 422 });

let user: { phone: string | null; email: string | null; country: string };
let open: unknown[];
let history: unknown[];
let answers: (() => Answer)[];
let sent: Sent[];
let notices: Notice[];
let stopNotices: () => void;

function platform(call: string, { query }: Sent): Answer {
  if (call === 'GET /country') return [200, countries];
  if (call === 'GET /users') return [200, { ...wireUser, phone_verified: false, ...user }];
  if (call === 'GET /users/second-factor') return [200, { enabled: false, since: null, recovery_codes_left: 0 }];
  if (call === 'GET /users/sessions') {
    if (query.open === 'true') return [200, { items: open, total: open.length, page: 1, pageSize: 20 }];
    const page = Number(query.page ?? 1);
    const items = history.slice((page - 1) * 10, page * 10);
    return [200, { items, total: history.length, page, pageSize: 10 }];
  }
  return answers.shift()?.() ?? [204];
}
const asked = (path: string) =>
  sent
    .map(({ call, body }) => [...call.split(' '), body])
    .flatMap(([method, at, body]) => (at === path ? [[method, body]] : []));
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const section = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  user = { phone: '380671234567', email: null, country: 'UA' };
  open = [signIn('1', { current: true })];
  history = [signIn('1', { current: true })];
  answers = [];
  notices = [];
  stopNotices = onNotice((notice) => notices.push(notice));
  becomeMember();
  sent = answerCalls(platform);
});
afterEach(() => stopNotices());

async function show() {
  renderApp(<AccountSettings />);
  // The sign-ins have come: this one alone, or with others that can be ended.
  await waitFor(() =>
    expect(screen.queryByText(t.onlyThis) ?? screen.queryByRole('button', { name: t.endOthers })).not.toBeNull(),
  );
  return userEvent.setup();
}

describe('the phone', () => {
  it('a phone is confirmed by a call, and says so', async () => {
    const events = await show();
    expect(screen.getByText('+380 67 123\u201145\u201167')).toBeTruthy();
    await events.click(await button(t.verifyByCall));
    const verification = openOf('verification');
    expect(verification?.request.action).toBe('PHONE_CONFIRMATION');
    act(() => verificationDone(verification?.id ?? 0));
    const status = (await screen.findByText(t.phoneConfirmed)).closest('[role=status]');
    expect(document.activeElement).toBe(status);
    expect(screen.queryByRole('button', { name: t.verifyByCall })).toBeNull();
  });

  it('a phone is added by a code when there is none', async () => {
    user = { phone: null, email: 'a@b.kz', country: 'UA' };
    const events = await show();
    const card = await section(t.phoneTitle);
    const field = await card.findByLabelText(account.phone);
    await events.click(await button(t.addPhone));
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(asked('/user/phone/add')).toEqual([]);

    answers = [refused('NUMBER_ALREADY_USED')];
    await events.type(field, '671234567{Enter}');
    expect((await card.findByRole('alert')).textContent).toBe(account.error.numberUsed);

    answers = [() => [202, { status: 'CODE_SENT', resend_after: 120 }]];
    await events.click(await button(t.addPhone));
    const code = await card.findByLabelText(account.code);
    expect(asked('/user/phone/add').at(-1)).toEqual(['POST', { phone: '0671234567', countryCode: 'UA' }]);

    answers = [refused('ERR_INVALID_CODE'), () => [200, { ...wireUser, phone: '380671234567' }]];
    await events.type(code, '111111');
    expect((await card.findByRole('alert')).textContent).toBe(account.error.invalidCode);
    user = { ...user, phone: '380671234567' };
    await events.type(code, '222222');
    expect(await button(t.verifyByCall)).toBeTruthy();
    expect(asked('/user/phone/verify')).toEqual([
      ['POST', { code: '111111' }],
      ['POST', { code: '222222' }],
    ]);
    expect(notices).toMatchObject([{ kind: 'success', message: t.phoneAdded }]);
  });
});

describe('the change of password', () => {
  const fields = async () => {
    const card = await section(t.passwordTitle);
    return [t.oldPassword, account.newPassword, account.passwordRepeat].map((label) =>
      card.getByLabelText<HTMLInputElement>(label),
    );
  };

  it('password keepers are told which password is which', async () => {
    await show();
    expect((await fields()).map(({ autocomplete }) => autocomplete)).toEqual([
      'current-password',
      'new-password',
      'new-password',
    ]);
    expect(document.querySelector('input[autocomplete=username]')).toHaveProperty('value', '380671234567');
  });

  it('a wrong password is told at its field, the first of them with the focus (§5)', async () => {
    const events = await show();
    const [old, fresh, again] = await fields();
    await events.click(await button(t.changePassword));
    expect(document.activeElement).toBe(old);
    const note = (field: HTMLInputElement | undefined) =>
      document.getElementById(field?.getAttribute('aria-describedby') ?? '')?.textContent;
    expect([note(old), note(fresh), note(again)]).toEqual(Array(3).fill(account.problem.required));

    await events.type(old ?? document.body, 'old-one');
    await events.type(fresh ?? document.body, 'a b');
    expect(note(fresh)).toBe(account.problem.passwordSpaces);
    await events.clear(fresh ?? document.body);
    await events.type(fresh ?? document.body, 'abc');
    expect(note(fresh)).toBe(account.problem.passwordLength);
    await events.type(fresh ?? document.body, 'defg');
    await events.type(again ?? document.body, 'abc');
    expect(note(again)).toBe(account.problem.passwordMatch);
    expect(asked('/user/password')).toEqual([]);

    answers = [refused('PASSWORD_WRONG')];
    await events.type(again ?? document.body, 'defg{Enter}');
    await waitFor(() => expect(note(old)).toBe(account.error.wrongPassword));
    expect(document.activeElement).toBe(old);
    expect(notices).toEqual([]);
  });

  it('a change of password is sent, emptied, told, and the sign-ins are read anew', async () => {
    const events = await show();
    const [old, fresh, again] = await fields();
    const before = asked('/users/sessions').length;
    await events.type(old ?? document.body, 'old-one');
    await events.type(fresh ?? document.body, 'new-one');
    await events.type(again ?? document.body, 'new-one{Enter}');
    await waitFor(() => expect(notices).toMatchObject([{ kind: 'success', message: t.passwordChanged }]));
    expect(asked('/user/password')).toEqual([['POST', { oldPassword: 'old-one', newPassword: 'new-one' }]]);
    expect([old, fresh, again].map((field) => field?.value)).toEqual(['', '', '']);
    await waitFor(() => expect(asked('/users/sessions').length).toBe(before + 2));
  });
});

describe('the second factor', () => {
  it('a password is changed by a code where the platform asks for one', async () => {
    const events = await show();
    const card = await section(t.passwordTitle);
    answers = [refused('SECOND_FACTOR_NEEDED')];
    await events.type(card.getByLabelText(t.oldPassword), 'old-one');
    await events.type(card.getByLabelText(account.newPassword), 'new-one');
    await events.type(card.getByLabelText(account.passwordRepeat), 'new-one{Enter}');
    await waitFor(() => expect(openOf('second-factor')).toBeDefined());
    await act(() => openOf('second-factor')?.request.attempt('123456'));
    await waitFor(() => expect(notices).toMatchObject([{ kind: 'success', message: t.passwordChanged }]));
    expect(asked('/user/password').at(-1)).toEqual([
      'POST',
      { oldPassword: 'old-one', newPassword: 'new-one', code: '123456' },
    ]);
  });

  it('a phone is not added when the question for the code is left, and nothing is said', async () => {
    user = { phone: null, email: 'a@b.kz', country: 'UA' };
    const events = await show();
    const card = await section(t.phoneTitle);
    answers = [refused('SECOND_FACTOR_NEEDED')];
    await events.type(await card.findByLabelText(account.phone), '671234567{Enter}');
    await waitFor(() => expect(openOf('second-factor')).toBeDefined());
    act(() => openOf('second-factor')?.request.leave());
    await waitFor(async () => expect((await button(t.addPhone)).disabled).toBe(false));
    expect(asked('/user/phone/add')).toHaveLength(1);
    expect([notices, card.queryByRole('alert')]).toEqual([[], null]);
  });
});

describe('the sign-ins', () => {
  it('the sign-ins name device and address, mark this one, and end all the others after a question', async () => {
    open = [signIn('1', { current: true }), signIn('2', { device: '', address: '' })];
    const events = await show();
    const items = (await section(t.signInsTitle)).getAllByRole('listitem');
    expect(items[0]?.textContent).toContain(`Chrome · Linux${t.thisOne}`);
    expect(items[0]?.textContent).toContain('10.0.0.1');
    expect(items[1]?.textContent).toContain(t.unknownDevice);
    expect(items[1]?.textContent).not.toContain(t.thisOne);

    await events.click(await button(t.endOthers));
    await events.click(await button(t.cancel));
    expect(asked('/users/sessions').filter(([method]) => method === 'DELETE')).toEqual([]);

    await events.click(await button(t.endOthers));
    answers = [() => [200, { ended: 1 }]];
    open = [signIn('1', { current: true })];
    await events.click(await button(t.endOthersYes));
    await waitFor(() => expect(notices).toMatchObject([{ kind: 'success', message: '1 other session has ended.' }]));
    expect(await screen.findByText(t.onlyThis)).toBeTruthy();
    expect(screen.queryByRole('button', { name: t.endOthers })).toBeNull();
  });

  it('sign-ins that could not be ended say so', async () => {
    open = [signIn('1', { current: true }), signIn('2')];
    const events = await show();
    answers = [noAnswer];
    await events.click(await button(t.endOthers));
    await events.click(await button(t.endOthersYes));
    await waitFor(() => expect(notices).toMatchObject([{ kind: 'error', message: account.error.network }]));
  });
});

describe('the login history', () => {
  it('the login history comes page by page, newest first', async () => {
    history = Array.from({ length: 12 }, (_, nth) =>
      signIn(String(nth), nth === 0 ? { current: true } : { ended_at: '2026-11-19T12:00:00.000Z' }),
    );
    const events = await show();
    const table = await screen.findByRole('table', { name: t.historyTitle });
    expect(within(table).getAllByRole('row')).toHaveLength(11);
    expect(within(table).getAllByText(t.stillOpen)).toHaveLength(1);
    await events.click(await button(t.historyMore));
    await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(13));
    expect(screen.getByText('12 of 12 shown')).toBeTruthy();
    expect(screen.queryByRole('button', { name: t.historyMore })).toBeNull();
  });
});
