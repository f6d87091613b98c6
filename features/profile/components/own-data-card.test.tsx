// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Notice, onNotice } from '@/components/overlay/notify';
import en from '@/messages/en.json';
import { type Answer, answerCalls, refusal, type Sent, signIn } from '@/tests/support/api-wire';
import { renderApp } from '@/tests/support/render-app';
import { OwnDataCard } from './own-data-card';

const t = en.account.settings;
let answer: () => Answer;
let sent: Sent[];
let saved: string[];
let notices: Notice[];
let stopNotices: () => void;

beforeEach(() => {
  signIn();
  answer = () => [200, {}];
  // A file comes as a blob, and so does a refusal of one.
  sent = answerCalls(() => {
    const [status, data] = answer();
    return [status, new Blob([JSON.stringify(data)])];
  });
  saved = [];
  notices = [];
  stopNotices = onNotice((notice) => notices.push(notice));
  Object.assign(URL, { createObjectURL: () => 'blob:the-file', revokeObjectURL: () => undefined });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  stopNotices();
  vi.restoreAllMocks();
});

async function ask(password: string) {
  const events = userEvent.setup();
  renderApp(<OwnDataCard />);
  if (password !== '') await events.type(screen.getByLabelText(t.dataPassword), password);
  await events.click(screen.getByRole('button', { name: t.dataDownload }));
}

it('the file is asked for by the password, saved under its day, and the password forgotten', async () => {
  await ask('secret-77x');
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^kozyr-data-\d{4}-\d\d-\d\d\.json$/)]));
  expect(sent).toMatchObject([{ call: 'POST /users/data', body: { password: 'secret-77x' } }]);
  expect(screen.getByLabelText<HTMLInputElement>(t.dataPassword).value).toBe('');
  expect(notices.map(({ message }) => message)).toEqual([t.dataDone]);
});

it.each<[string, string, () => Answer]>([
  ['no password', t.dataRequired, () => [200, {}]],
  ['a wrong password', t.dataWrong, () => refusal('PASSWORD_WRONG', { status: 422 })],
])('%s is said at the field, and nothing is saved', async (typed, text, answered) => {
  answer = answered;
  await ask(typed === 'no password' ? '' : 'not-it-77');
  expect(await screen.findByText(text)).toBeTruthy();
  expect([saved, notices]).toEqual([[], []]);
});

it.each([
  ['86000', t.dataTooMany],
  ['600', 'Too many attempts. Try again in 10 minutes.'],
])('a refusal for %s seconds says what there was too much of', async (retry_after, text) => {
  answer = () => refusal('TOO_MANY_REQUESTS', { status: 429, details: { retry_after } });
  await ask('secret-77x');
  await waitFor(() => expect(notices.map(({ message }) => message)).toEqual([text]));
  expect(saved).toEqual([]);
});
