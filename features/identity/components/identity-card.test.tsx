// @vitest-environment jsdom
import type { IdentityCheck } from '@kozyr/contracts/identity';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Notice, onNotice } from '@/components/overlay/notify';
import en from '@/messages/en.json';
import { type Answer, answerCalls, refusal, type Sent, signIn } from '@/tests/support/api-wire';
import { renderApp } from '@/tests/support/render-app';
import { IdentityCard } from './identity-card';

vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

const t = en.identity;
const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const draft: IdentityCheck = {
  id: ID,
  level: 2,
  status: 'DRAFT',
  reason: null,
  full_name: 'Ada Lovelace',
  date_of_birth: '1985-12-10',
  document_kind: 'passport',
  document_country: 'UA',
  document_expires_on: null,
  sides_needed: ['front', 'selfie'],
  pictures: [],
  created_at: '2026-11-19T10:00:00.000Z',
  submitted_at: null,
  decided_at: null,
  expires_at: null,
};

let state: Record<string, unknown>;
let answers: Record<string, () => Answer>;
let sent: Sent[];
let notices: Notice[];
let stopNotices: () => void;
const known = (level: number, ...checks: Partial<IdentityCheck>[]) => {
  state = { level, minimum_age: 21, currency: 'uah', rules: [], checks: checks.map((more) => ({ ...draft, ...more })) };
};

beforeEach(() => {
  known(1);
  answers = {};
  notices = [];
  stopNotices = onNotice((notice) => notices.push(notice));
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => undefined;
  signIn();
  sent = answerCalls((call) => (call === 'GET /users/identity' ? [200, state] : (answers[call]?.() ?? [204])));
});
afterEach(() => stopNotices());

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });
const picture = (name = 'front.jpg', type = 'image/jpeg', size = 10) => {
  const file = new File(['x'.repeat(size)], name, { type });
  return file;
};
const given = (...sides: ('front' | 'selfie')[]) => ({
  ...draft,
  pictures: sides.map((side) => ({ side, size: 100, uploaded_at: '2026-11-19T10:00:00.000Z' })),
});

test('a player gives details and pictures in two steps and hands them over', async () => {
  const events = userEvent.setup();
  renderApp(<IdentityCard />);
  expect(await screen.findByText(t.levels['1'])).toBeTruthy();
  await events.click(await button(t.begin));
  await events.type(screen.getByLabelText(t.fullName), 'Ada Lovelace');
  await events.type(screen.getByLabelText(t.dateOfBirth), '1985-12-10');
  await events.type(screen.getByLabelText(t.number), 'ME 123456');
  answers[`POST /users/identity/checks`] = () => {
    known(1, draft);
    return [201, draft];
  };
  await events.click(await button(t.next));
  const front = await screen.findByLabelText(new RegExp(`${t.sides.front.title}.*${t.choose}`));
  expect(sent.find(({ call }) => call.startsWith('POST'))?.body).toEqual({
    full_name: 'Ada Lovelace',
    date_of_birth: '1985-12-10',
    document_kind: 'passport',
    document_country: 'UA',
    document_number: 'ME 123456',
    document_expires_on: null,
  });
  expect((await button(t.handOver)).disabled).toBe(true);

  answers[`PUT /users/identity/checks/${ID}/pictures/front`] = () => {
    known(1, given('front'));
    return [200, given('front')];
  };
  await events.upload(front, picture());
  expect(await screen.findByText(t.given)).toBeTruthy();
  expect(screen.getByRole('img').getAttribute('src')).toBe('blob:picture');
  answers[`PUT /users/identity/checks/${ID}/pictures/selfie`] = () => {
    known(1, given('front', 'selfie'));
    return [200, given('front', 'selfie')];
  };
  await events.upload(
    screen.getByLabelText(new RegExp(`${t.sides.selfie.title}.*${t.choose}`)),
    picture('me.png', 'image/png'),
  );
  expect(await screen.findByText(t.allGiven)).toBeTruthy();
  answers[`POST /users/identity/checks/${ID}/submit`] = () => {
    known(1, { ...given('front', 'selfie'), status: 'SUBMITTED', submitted_at: '2026-11-19T10:00:00.000Z' });
    return [200, { ...given('front', 'selfie'), status: 'SUBMITTED', submitted_at: '2026-11-19T10:00:00.000Z' }];
  };
  await events.click(await button(t.handOver));
  expect(await screen.findByText(t.status.SUBMITTED)).toBeTruthy();
  expect(notices.map(({ message }) => message)).toEqual([t.handedOver]);
  expect(screen.queryByRole('button', { name: t.begin })).toBeNull();
});

test('somebody under age, an expired document and empty fields are told beside their fields, and nothing is sent', async () => {
  const events = userEvent.setup();
  renderApp(<IdentityCard />);
  await events.click(await button(t.begin));
  await events.type(screen.getByLabelText(t.dateOfBirth), '2015-01-01');
  await events.type(screen.getByLabelText(t.expiresOn), '2020-01-01');
  await events.click(await button(t.next));
  const said = (await screen.findAllByRole('alert')).map(({ textContent }) => textContent);
  expect(said).toEqual([t.problem.required, t.problem.underAge, t.problem.required, t.problem.expired]);
  expect(sent.every(({ call }) => call.startsWith('GET'))).toBe(true);
  await events.click(await button(t.back));
  expect(await button(t.begin)).toBeTruthy();
});

test('a file that is no picture is not sent, and one that the platform refuses says why and can be chosen again', async () => {
  known(1, draft);
  const events = userEvent.setup({ applyAccept: false });
  renderApp(<IdentityCard />);
  await events.click(await button(t.goOn));
  const front = await screen.findByLabelText(new RegExp(`${t.sides.front.title}.*${t.choose}`));
  await events.upload(front, picture('script.js', 'text/javascript'));
  expect((await screen.findByRole('alert')).textContent).toContain('at least 300 pixels');
  expect(sent.every(({ call }) => call.startsWith('GET'))).toBe(true);
  answers[`PUT /users/identity/checks/${ID}/pictures/front`] = () =>
    refusal('IDENTITY_PICTURE_TOO_LARGE', { status: 413 });
  await events.upload(front, picture());
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('larger than 8 MB'));
  answers[`PUT /users/identity/checks/${ID}/pictures/front`] = () => [200, given('front')];
  await events.upload(front, picture());
  expect(await screen.findByText(t.given)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a denied proof says why and is tried again, and an approved one says until when, with what is needed for it', async () => {
  known(1, { status: 'DENIED', reason: 'picture_unclear', decided_at: '2026-11-19T10:00:00.000Z' });
  const { unmount } = renderApp(<IdentityCard />);
  expect(await screen.findByText(t.reasons.picture_unclear)).toBeTruthy();
  expect(await button(t.tryAgain)).toBeTruthy();
  unmount();
  known(2, { status: 'APPROVED', decided_at: '2026-11-19T10:00:00.000Z', expires_at: '2029-11-19T10:00:00.000Z' });
  state.rules = [
    { action: 'deposit', level: 3, over_30_days: '100000.00' },
    { action: 'withdraw', level: 2, over_30_days: null },
  ];
  renderApp(<IdentityCard />);
  expect(await screen.findByText(t.status.APPROVED)).toBeTruthy();
  expect(screen.getByText(/2029/)).toBeTruthy();
  const list = within(await screen.findByRole('list'));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll(/\s/g, ' '))).toEqual([
    'Level 3: deposits once they pass 100 000.00 ₴ in 30 days',
    'Level 2: withdrawals',
  ]);
  expect(screen.getByText(t.proofs['3'].title)).toBeTruthy();
});

test('what cannot be read says so and is asked for again', async () => {
  const events = userEvent.setup();
  let broken = true;
  sent = answerCalls(() => (broken ? [500, {}] : [200, state]));
  renderApp(<IdentityCard />);
  const retry = await screen.findByRole('button', { name: en.ui.retry });
  broken = false;
  await events.click(retry);
  expect(await screen.findByText(t.levels['1'])).toBeTruthy();
});
