// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Notice, onNotice } from '@/components/overlay/notify';
import { waitingAlerts } from '@/lib/alerts/alerts';
import { session } from '@/lib/session/browser-session';
import en from '@/messages/en.json';
import { type Answer, answerCalls, noAnswer, refusal, type Sent, signIn } from '@/tests/support/api-wire';
import { renderApp } from '@/tests/support/render-app';
import { StopPlaying } from './stop-playing';

const t = en.protection;
let answer: () => Answer;
let sent: Sent[];
let notices: Notice[];
let stopNotices: () => void;
let ended: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  localStorage.clear();
  signIn();
  notices = [];
  stopNotices = onNotice((notice) => notices.push(notice));
  answer = () => [200, { state: 'timed_out', until: '2026-12-01T10:00:00.000Z' }];
  sent = answerCalls(() => answer());
  // It loads another page.
  ended = vi.spyOn(session, 'end').mockImplementation(() => undefined);
});
afterEach(() => {
  stopNotices();
  ended.mockRestore();
});

/** The card under one of the two headings, whichever step it is at. */
function cardOf(title: string) {
  const card = screen.getByRole('heading', { name: title }).parentElement?.parentElement;
  if (!card) throw new Error('There is no such card.');
  return within(card);
}

async function choose(title: string, option: string) {
  const events = userEvent.setup();
  renderApp(<StopPlaying />);
  const card = cardOf(title);
  expect(card.getByRole<HTMLButtonElement>('button', { name: t.next }).disabled).toBe(true);
  await events.click(card.getByRole('radio', { name: option }));
  await events.click(card.getByRole('button', { name: t.next }));
  return events;
}

test('a time-out is begun by its second step alone, and the page is left for the guests’ one with a message', async () => {
  const events = await choose(t.timeOut.title, '7 days');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: t.timeOut.confirmTitle }));
  expect(screen.getByText(/^Until \w+ \d+, \d{4}, \d\d:\d\d\.$/)).toBeTruthy();
  for (const consequence of [t.follows.noPlay, t.follows.noUndo, t.follows.withdraw])
    expect(screen.getByText(consequence)).toBeTruthy();
  expect(sent).toEqual([]);

  await events.click(screen.getByRole('button', { name: t.timeOut.begin }));
  await waitFor(() => expect(ended).toHaveBeenCalledWith('ended'));
  expect(sent).toMatchObject([{ call: 'POST /protection/time-out', body: { days: 7 } }]);
  expect(waitingAlerts()).toEqual({ errorMessage: null, successMessage: 'timeOut' });
});

test('a self-exclusion says that for ever has no way back, and is left as easily as it was chosen', async () => {
  const events = await choose(t.selfExclusion.title, t.lengths.forever);
  expect(screen.getByText(t.forever)).toBeTruthy();
  expect(screen.getByText(t.follows.withdrawAll)).toBeTruthy();
  await events.click(screen.getByRole('button', { name: t.back }));
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: t.selfExclusion.title }));
  await events.click(cardOf(t.selfExclusion.title).getByRole('radio', { name: t.lengths.year }));
  await events.click(cardOf(t.selfExclusion.title).getByRole('button', { name: t.next }));
  await events.click(screen.getByRole('button', { name: t.selfExclusion.begin }));
  await waitFor(() => expect(ended).toHaveBeenCalledOnce());
  expect(sent).toMatchObject([{ call: 'POST /protection/self-exclusion', body: { length: 'year' } }]);
  expect(waitingAlerts().successMessage).toBe('selfExclusion');
});

test.each([
  ['no connection', noAnswer, t.error.network],
  ['too many tries', () => refusal('TOO_MANY_REQUESTS', { status: 429 }), t.error.tooMany],
  ['a platform that is busy', () => refusal('OVERLOADED', { status: 503 }), t.error.busy],
  ['a fault', () => refusal('INTERNAL_SERVER_ERROR', { status: 500 }), t.error.other],
] as const)('with %s nothing has begun, the player is told so and can try again', async (_what, fails, told) => {
  answer = fails;
  const events = await choose(t.timeOut.title, '1 day');
  const begin = screen.getByRole('button', { name: t.timeOut.begin });
  await events.click(begin);
  await waitFor(() => expect(notices.map(({ message }) => message)).toEqual([told]));
  expect(ended).not.toHaveBeenCalled();
  expect(waitingAlerts().successMessage).toBeNull();
  answer = () => [200, { state: 'timed_out', until: '2026-12-01T10:00:00.000Z' }];
  await events.click(begin);
  await waitFor(() => expect(ended).toHaveBeenCalledOnce());
});
