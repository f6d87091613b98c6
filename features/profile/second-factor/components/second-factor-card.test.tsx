// @vitest-environment jsdom
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Notice, onNotice } from '@/components/overlay/notify';
import en from '@/messages/en.json';
import { type Answer, answerCalls, refusal, type Sent, signIn } from '@/tests/support/api-wire';
import { renderApp } from '@/tests/support/render-app';
import { SecondFactorCard } from './second-factor-card';

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

const { settings, factor: step, ...account } = en.account;
const t = settings.factor;
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const CODES = Array.from({ length: 10 }, (_, nth) => `${nth}abc-defg-hjkm-npqr`);
const OFF = { enabled: false, since: null, recovery_codes_left: 0 };
const ON = { enabled: true, since: '2026-11-19T10:00:00.000Z', recovery_codes_left: 10 };

let status: object;
let answers: (() => Answer)[];
let sent: Sent[];
let notices: Notice[];
let stopNotices: () => void;

beforeEach(() => {
  status = OFF;
  answers = [];
  notices = [];
  stopNotices = onNotice((notice) => notices.push(notice));
  signIn();
  sent = answerCalls((call) => (call === 'GET /users/second-factor' ? [200, status] : (answers.shift()?.() ?? [204])));
});
afterEach(() => stopNotices());

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const asked = () => sent.filter(({ call }) => call.startsWith('POST')).map(({ call, body }) => [call.slice(5), body]);
const setup = (): Answer => [
  200,
  { secret: SECRET, uri: `otpauth://totp/Kozyr:380?secret=${SECRET}`, valid_until: '2026-11-19T10:15:00.000Z' },
];
const codes = (): Answer => [200, { recovery_codes: CODES }];
const refused = (code: string) => () => refusal(code, { status: 422 });

test('the factor is turned on by password, first code and recovery codes, which are kept before it ends', async () => {
  const events = userEvent.setup();
  renderApp(<SecondFactorCard />);
  await events.click(await button(t.turnOn));
  answers = [refused('PASSWORD_WRONG'), setup];
  await events.type(screen.getByLabelText(settings.oldPassword), 'not-it-7{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(account.error.wrongPassword);
  await events.type(screen.getByLabelText(settings.oldPassword), '{Enter}');

  expect(await screen.findByRole('img', { name: t.qr })).toBeTruthy();
  expect(screen.getByText('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ')).toBeTruthy();
  expect(screen.getByRole('link', { name: t.openApp }).getAttribute('href')).toContain('otpauth://totp/Kozyr');
  await events.click(await button(t.copyKey));
  expect(await navigator.clipboard.readText()).toBe(SECRET);
  // There are no recovery codes yet.
  expect(screen.queryByRole('button', { name: step.useRecovery })).toBeNull();

  answers = [refused('SECOND_FACTOR_WRONG'), codes];
  await events.type(screen.getByLabelText(step.app), '111111{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe(account.error.factorWrong);
  status = ON;
  await events.clear(screen.getByLabelText(step.app));
  await events.type(screen.getByLabelText(step.app), '222222{Enter}');
  const list = await screen.findByRole('list');
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(CODES);
  await events.click(await button(t.copy));
  expect(await navigator.clipboard.readText()).toBe(CODES.join('\n'));

  expect((await button(t.done)).disabled).toBe(true);
  await events.click(screen.getByRole('checkbox', { name: t.saved }));
  await events.click(await button(t.done));
  expect(await screen.findByText('10 recovery codes left')).toBeTruthy();
  expect(asked()).toEqual([
    ['/users/second-factor/setup', { password: 'not-it-7' }],
    ['/users/second-factor/setup', { password: 'not-it-7' }],
    ['/users/second-factor/confirm', { code: '111111' }],
    ['/users/second-factor/confirm', { code: '222222' }],
  ]);
});

test('a key that has become too old is made anew', async () => {
  const events = userEvent.setup();
  renderApp(<SecondFactorCard />);
  await events.click(await button(t.turnOn));
  answers = [setup, () => refusal('STATE_CONFLICT')];
  await events.type(screen.getByLabelText(settings.oldPassword), 'tri-tuzy-7{Enter}');
  await events.type(await screen.findByLabelText(step.app), '111111{Enter}');
  await waitFor(() => expect(notices).toMatchObject([{ kind: 'error', message: t.late }]));
  expect(await screen.findByLabelText(settings.oldPassword)).toBeTruthy();
});

test('new recovery codes come by a code', async () => {
  status = ON;
  const events = userEvent.setup();
  renderApp(<SecondFactorCard />);
  await events.click(await button(t.newCodes));
  answers = [codes];
  await events.type(screen.getByLabelText(step.app), '333333{Enter}');
  expect(await screen.findByText(CODES[0] ?? '')).toBeTruthy();
  expect(asked()).toEqual([['/users/second-factor/recovery-codes', { code: '333333' }]]);
});

test('the factor is turned off by the password and a code, a recovery code too', async () => {
  status = ON;
  const events = userEvent.setup();
  renderApp(<SecondFactorCard />);
  await events.click(await button(t.turnOff));
  await events.type(screen.getByLabelText(settings.oldPassword), 'tri-tuzy-7{Enter}');
  await events.click(await button(step.useRecovery));
  answers = [() => [200, OFF]];
  status = OFF;
  await events.type(screen.getByLabelText(step.recovery), `${CODES[0]}{Enter}`);
  expect(await button(t.turnOn)).toBeTruthy();
  expect(asked()).toEqual([['/users/second-factor/disable', { password: 'tri-tuzy-7', code: CODES[0] }]]);
  expect(notices).toMatchObject([{ kind: 'success', message: t.turnedOff }]);
});
