// @vitest-environment jsdom
import type { User as Account } from '@kozyr/contracts/accounts';
import { act, cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ModalSlot } from '@/components/overlay/modal-slot';
import { type Notice, onNotice } from '@/components/overlay/notify';
import { useModalQueue } from '@/lib/modal-queue/modal-queue';
import { openOf } from '@/lib/modal-queue/modals-of-kind';
import en from '@/messages/en.json';
import { type Answer, answerCalls, refusal, type Sent, signIn } from '@/tests/support/api-wire';
import { renderApp } from '@/tests/support/render-app';
import { wireUser } from '@/tests/support/rewards/bonus-wire';
import { requestVerification } from '../store';
import { VerificationFlow } from './verification-flow';

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

const t = en.verification;
const countries = {
  items: [
    { code: 'KZ', prefix: '+7', preview: '+7', icon: '/flags/kz.svg', mask: '+7 999-999-99-99' },
    { code: 'UA', prefix: '+38', preview: '+380', icon: '/flags/ua.svg', mask: '+380 99 999-99-99' },
  ],
  detected: 'KZ',
};
const called: Answer = [202, { status: 'CODE_SENT', resend_after: 120 }];

let user: Account;
let answers: Answer[];
let sent: Sent[];
let notices: Notice[];
let stopNotices: () => void;
const onVerified = vi.fn();

function platform(call: string): Answer {
  if (call === 'GET /country') return [200, countries];
  if (call === 'GET /users') return [200, user];
  return answers.shift() ?? [500];
}
/** The calls of a verification with what they were sent. */
const asked = () => sent.filter(({ call }) => call.includes('/verif')).map(({ call, body }) => [call, body]);
const userReads = () => sent.filter(({ call }) => call === 'GET /users').length;
const initCall = (token: string, countryCode: string) => [
  'POST /verifications/phone/init',
  { token, countryCode, action: 'PHONE_CONFIRMATION' },
];
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

beforeEach(() => {
  useModalQueue.setState(useModalQueue.getInitialState());
  sessionStorage.clear();
  user = { ...wireUser, phone: '380671234567', country: 'UA' };
  signIn();
  answers = [];
  notices = [];
  stopNotices = onNotice((notice) => notices.push(notice));
  sent = answerCalls(platform);
  onVerified.mockReset();
});
afterEach(() => stopNotices());

function mount() {
  return renderApp(
    <ModalSlot holds={(kind) => kind === 'verification'}>
      <VerificationFlow
        textsOf={(key, variables, show) => (
          <>
            <output>{JSON.stringify([key, variables])}</output>
            {show({})}
          </>
        )}
      />
    </ModalSlot>,
  );
}

async function open() {
  mount();
  expect(sent).toEqual([]);
  act(() => requestVerification({ action: 'PHONE_CONFIRMATION', onVerified }));
  await screen.findByRole('dialog', { name: t.info.title });
  return { events: userEvent.setup(), next: await button(t.info.action) };
}

async function atCode() {
  answers = [called];
  const { events, next } = await open();
  await events.click(next);
  return { events, code: await screen.findByLabelText(t.code.field) };
}

it('a call is asked for by the code of the second factor where the platform wants one', async () => {
  answers = [refusal('SECOND_FACTOR_NEEDED', { status: 403 }), called];
  const { events, next } = await open();
  await events.click(next);
  await waitFor(() => expect(openOf('second-factor')).toBeDefined());
  await act(() => openOf('second-factor')?.request.attempt('123456'));
  expect(await screen.findByLabelText(t.code.field)).toBeTruthy();
  const wanted = { token: '0671234567', countryCode: 'UA', action: 'PHONE_CONFIRMATION' };
  expect(asked().map(([, body]) => body)).toEqual([wanted, { ...wanted, code: '123456' }]);
  expect(notices).toEqual([]);
});

describe('call verification (§4)', () => {
  it('a verification calls the player’s own phone, confirms by 4 digits, closes, runs the callback and reads the player anew', async () => {
    const { events, code } = await atCode();
    expect(asked()).toEqual([initCall('0671234567', 'UA')]);
    expect(document.body.textContent).toContain('+380\u00a067\u00a0123\u201145\u201167');
    const confirm = await button(t.code.action);
    await events.type(code, '123');
    expect(confirm.disabled).toBe(true);
    await events.type(code, '4');
    expect(confirm.disabled).toBe(false);
    answers = [[200, { action: 'PHONE_CONFIRMATION', user }]];
    const reads = userReads();
    await events.click(confirm);
    await waitFor(() => expect(onVerified).toHaveBeenCalledTimes(1));
    expect(asked()[1]).toEqual(['POST /verifications/phone/verify', { code: '1234' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(userReads()).toBe(reads + 1));
  });

  it('a player without a phone is asked for one, and may go back to it', async () => {
    user.phone = null;
    answers = [called];
    const { events, next } = await open();
    await events.click(next);
    expect(asked()).toEqual([]);
    const phone = await screen.findByLabelText(t.phone.field);
    const callMe = await button(t.phone.action);
    expect(callMe.disabled).toBe(true);
    await events.type(phone, '67123456');
    expect(callMe.disabled).toBe(true);
    await events.type(phone, '7{Enter}');
    expect(await screen.findByLabelText(t.code.field)).toBeTruthy();
    expect(asked()).toEqual([initCall('0671234567', 'UA')]);

    await events.click(await button(t.code.change));
    await events.type(await screen.findByLabelText(t.phone.field), '679999999{Enter}');
    await waitFor(() => expect(notices).toHaveLength(1));
    expect(notices[0]).toMatchObject({ kind: 'error', position: 'top-center' });
    expect(notices[0]?.message).toMatch(/next attempt will be available in [12]:\d\d/);
    expect(asked()).toHaveLength(1);
  });

  it('nobody is called again within 2 minutes, also after a reload', async () => {
    await atCode();
    // The page is gone with all its state; what the tab keeps stays.
    cleanup();
    useModalQueue.setState(useModalQueue.getInitialState());
    mount();
    act(() => requestVerification({ action: 'PHONE_CONFIRMATION', onVerified }));
    await userEvent.click(await button(t.info.action));
    expect(await screen.findByRole('timer', { name: t.code.wait })).toBeTruthy();
    expect(asked()).toHaveLength(1);
  });

  it('a verification that is left runs no callback', async () => {
    const { events } = await atCode();
    await events.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onVerified).not.toHaveBeenCalled();
  });

  it('the editors’ texts of each step are asked for by its key', async () => {
    await atCode();
    const keys = screen.getAllByText(/call-verification/).map(({ textContent }) => textContent);
    expect(keys).toEqual(['["call-verification-confirmation",{"phone":"+380 67 123-45-67"}]']);
  });
});

describe('what a call is refused by (§8)', () => {
  it.each([
    ['NUMBER_ALREADY_USED', 409, t.error.NUMBER_ALREADY_USED],
    ['ACCOUNT_LINKED_ANOTHER_NUMBER', 409, t.error.ACCOUNT_LINKED_ANOTHER_NUMBER],
    ['TOO_MANY_REQUESTS', 429, t.error.YOUR_NUMBER_CALL_LIMIT_REACHED],
    ['BAD_REQUEST', 400, 'The moon is full'],
  ])('a refused call is told by a toast at the top centre: %s', async (code, status, message) => {
    answers = [refusal(code, { status, message: 'The moon is full' })];
    const { events, next } = await open();
    await events.click(next);
    await waitFor(() => expect(notices).toMatchObject([{ kind: 'error', position: 'top-center', message }]));
    expect(screen.getByRole('dialog', { name: t.info.title })).toBeTruthy();
  });

  it('a call to a wrong number is refused at its field', async () => {
    user.phone = null;
    answers = [refusal('PHONE_INVALID_ERROR', { status: 422 })];
    const { events, next } = await open();
    await events.click(next);
    const phone = await screen.findByLabelText(t.phone.field);
    await events.type(phone, '441234567{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(t.error.PHONE_INVALID_ERROR);
    expect(phone.getAttribute('aria-describedby')).toBe(alert.id);
    expect(phone.getAttribute('aria-invalid')).toBe('true');
    expect(notices).toEqual([]);
  });

  it('an empty number is told as needed, and half a number as wrong', async () => {
    user.phone = null;
    const { events, next } = await open();
    await events.click(next);
    const phone = await screen.findByLabelText(t.phone.field);
    fireEvent.blur(phone);
    expect((await screen.findByRole('alert')).textContent).toBe(t.error.FILL_OUT_THIS_FIELD);
    await events.type(phone, '67');
    fireEvent.blur(phone);
    expect((await screen.findByRole('alert')).textContent).toBe(t.error.PHONE_INVALID_ERROR);
  });
});

describe('what a code is refused by (§8)', () => {
  it.each([
    ['a wrong one', refusal('ERR_INVALID_CODE', { status: 422, message: 'Invalid code' }), t.error.ERR_INVALID_CODE],
    ['one that is over', refusal('BAD_REQUEST', { status: 400, message: 'Code expired' }), t.error.ERR_CODE_EXPIRED],
    ['other words', refusal('BAD_REQUEST', { status: 400, message: 'The moon is full' }), 'The moon is full'],
    // The code of a call that was asked for something else proves nothing here.
    ['another action', [200, { action: 'BONUS_ACTIVATION', user: wireUser }] as const, t.error.ERR_CODE_EXPIRED],
  ])('a refused code is told below the digits, which are typed anew: %s', async (_why, answer, message) => {
    const { events, code } = await atCode();
    answers = [answer];
    await events.type(code, '1234{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(code).toHaveProperty('value', '');
    expect(document.activeElement).toBe(code);
    expect(onVerified).not.toHaveBeenCalled();
  });
});
