// @vitest-environment jsdom
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Notice, onNotice } from '@/components/overlay/notify';
import en from '@/messages/en.json';
import { type Answer, answerCalls, refusal, type Sent } from '@/tests/support/api-wire';
import { renderApp } from '@/tests/support/render-app';
import { authAsked, useAccountStore } from '../store';
import { AuthDialog } from './auth-dialog';

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

const t = en.account;
const countries = {
  items: [{ code: 'UA', prefix: '+38', preview: '+380', icon: '/flags/ua.svg', mask: '+380 99 999-99-99' }],
  detected: 'UA',
};
const whose = { resetType: 'Phone', username: '0991234567', countryCode: 'UA' };
const codeSent: Answer = [202, { status: 'CODE_SENT', resend_after: 120 }];
const refused = (code: string) => refusal(code, { status: 422 });

let notices: Notice[];
let stopNotices: () => void;
let answers: Answer[];
let sent: Sent[];

function platform(call: string): Answer {
  if (call === 'GET /country') return [200, countries];
  if (call === 'GET /global-settings') return [200, { data: [] }];
  return answers.shift() ?? [500];
}
const asked = () =>
  sent.filter(({ call }) => call.startsWith('POST /user/')).map(({ call, body }) => [call.replace('POST ', ''), body]);

beforeEach(() => {
  useAccountStore.setState(useAccountStore.getInitialState(), true);
  answers = [];
  notices = [];
  stopNotices = onNotice((notice) => notices.push(notice));
  sent = answerCalls(platform);
});
afterEach(() => stopNotices());

async function open(dialog: 'login' | 'reset') {
  authAsked(dialog);
  renderApp(<AuthDialog />);
  return { user: userEvent.setup(), phone: await screen.findByLabelText(t.phone) };
}

/** At the code step, with a code sent to 099 123-45-67. */
async function atCode() {
  answers = [codeSent];
  const { user, phone } = await open('reset');
  await user.click(phone);
  await user.paste('0991234567');
  await user.click(screen.getByRole('button', { name: t.sendCode }));
  return { user, code: await screen.findByLabelText(t.code) };
}

/** The field, and not the dialog, which is called the same. */
const newPassword = () => screen.findByLabelText(t.newPassword, { selector: 'input' });

describe('password reset (§2, §7)', () => {
  it('a reset goes from the contact by the code to the new password, and ends at the login with the contact filled in', async () => {
    const { user, code } = await atCode();
    answers = [[204], [204]];
    await user.type(code, '482100');
    await user.type(await newPassword(), 'vosem-8');
    await user.type(screen.getByLabelText(t.passwordRepeat), 'vosem-8');
    await user.click(screen.getByRole('button', { name: t.savePassword }));
    await screen.findByRole('heading', { name: t.loginTitle });
    expect(await screen.findByLabelText(t.phone)).toHaveProperty('value', '+380 99 123-45-67');
    expect(asked()).toEqual([
      ['/user/password/reset', whose],
      ['/user/password/reset/code', { ...whose, code: '482100' }],
      ['/user/password/reset', { ...whose, code: '482100', newPassword: 'vosem-8' }],
    ]);
    expect(notices.map(({ kind, message }) => [kind, message])).toEqual([['success', t.passwordReset]]);
  });

  it('a reset starts from the login with what was typed there', async () => {
    const { user, phone } = await open('login');
    await user.click(phone);
    await user.paste('0991234567');
    await user.click(screen.getByRole('button', { name: t.forgot }));
    await screen.findByRole('heading', { name: t.resetTitle });
    expect(await screen.findByLabelText(t.phone)).toHaveProperty('value', '+380 99 123-45-67');
  });

  it('a wrong code is told below the digits, and the player can try again', async () => {
    const { user, code } = await atCode();
    answers = [refused('ERR_INVALID_CODE')];
    await user.type(code, '000000');
    expect((await screen.findByRole('alert')).textContent).toContain(t.error.invalidCode);
    expect(screen.getByRole('button', { name: t.confirm })).toHaveProperty('disabled', true);
    expect(notices).toEqual([]);
  });

  it.each([
    ['five5', 'five5', t.problem.passwordLength],
    ['with space', 'with space', t.problem.passwordSpaces],
    ['vosem-8', 'vosem-9', t.problem.passwordMatch],
    ['', '', t.problem.required],
  ])('the new password %j, repeated as %j, is refused (§5)', async (password, repeat, words) => {
    const { user, code } = await atCode();
    answers = [[204]];
    await user.type(code, '482100');
    const field = await newPassword();
    if (password) await user.type(field, password);
    if (repeat) await user.type(screen.getByLabelText(t.passwordRepeat), repeat);
    await user.click(screen.getByRole('button', { name: t.savePassword }));
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
    expect(asked()).toHaveLength(2);
  });

  it('a code that went stale at the last step leads back to the start, which is said', async () => {
    const { user, code } = await atCode();
    answers = [[204], refused('ERR_CODE_EXPIRED')];
    await user.type(code, '482100');
    await user.type(await newPassword(), 'vosem-8');
    await user.type(screen.getByLabelText(t.passwordRepeat), 'vosem-8');
    await user.click(screen.getByRole('button', { name: t.savePassword }));
    await screen.findByRole('button', { name: t.sendCode });
    await waitFor(() => expect(notices.map(({ message }) => message)).toEqual([t.error.codeExpired]));
  });

  it('a reset stays where it was while the dialog is closed', async () => {
    await atCode();
    const { authClosed } = await import('../store');
    authClosed();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    authAsked('reset');
    await screen.findByLabelText(t.code);
  });
});
