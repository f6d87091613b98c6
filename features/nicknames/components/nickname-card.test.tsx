// @vitest-environment jsdom
import type { OwnName } from '@kozyr/contracts/nicknames';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Notice, onNotice } from '@/components/overlay/notify';
import en from '@/messages/en.json';
import { type Answer, answerCalls, refusal, type Sent, signIn } from '@/tests/support/api-wire';
import { type AppLanguage, renderApp } from '@/tests/support/render-app';
import { NicknameCard } from './nickname-card';
import { ReportNickname } from './report-nickname';

configure({ asyncUtilTimeout: 20_000 });
vi.setConfig({ testTimeout: 60_000 });
const t = en.nickname;
const NAME: OwnName = {
  nickname: null,
  masked: '•••• 42',
  avatar: { suit: 'clubs', colour: 'gold', pattern: 'dots' },
  shown: 'masked',
  changeable_at: null,
  taken: null,
};

let name: OwnName;
let answers: Answer[];
let sent: Sent[];
let notices: Notice[];
let stop: () => void;
beforeEach(() => {
  name = NAME;
  answers = [];
  notices = [];
  stop = onNotice((notice) => notices.push(notice));
  signIn();
  sent = answerCalls((call) => (call === 'GET /users/name' ? [200, name] : (answers.shift() ?? [200, name])));
});
afterEach(() => stop());

async function show(language: AppLanguage = 'en') {
  renderApp(<NicknameCard />, { language });
  await screen.findByText('•••• 42');
  return userEvent.setup();
}
const asked = (call: string) => sent.filter((one) => one.call === call).map(({ body }) => body);

test('a nickname is chosen, and what is refused says at its field what to do', async () => {
  const user = await show();
  const field = screen.getByLabelText(t.label);
  const note = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  expect(note()).toBe(
    '3 to 16 characters: letters of one alphabet and up to four digits, a letter first. It stays for 30 days.',
  );
  answers = [refusal('NICKNAME_REFUSED', { status: 422, details: { reason: 'mixed' } })];
  await user.type(field, 'Fox{Enter}');
  await waitFor(() => expect(note()).toBe(t.error.mixed));
  name = { ...NAME, nickname: 'Fox', changeable_at: '2027-01-02T12:00:00.000Z' };
  await user.click(screen.getByRole('button', { name: t.choose }));
  await waitFor(() => expect(notices).toMatchObject([{ kind: 'success', message: t.saved }]));
  expect(asked('PUT /users/name/nickname')).toEqual([{ nickname: 'Fox' }, { nickname: 'Fox' }]);
  expect(await screen.findByText('You may change it from January 2, 2027.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: t.change })).toBeNull();
  // The button is gone: the reader stays with the card.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: t.title })));
});

test('nobody is read by a nickname that they do not have', async () => {
  await show();
  const shown = within(screen.getByRole('group', { name: t.shownLegend }));
  const options = shown.getAllByRole<HTMLInputElement>('radio');
  expect(options.map(({ value, disabled, checked }) => [value, disabled, checked])).toEqual([
    ['nickname', true, false],
    ['masked', false, true],
    ['hidden', false, false],
  ]);
});

test('an avatar and who may read it are saved with the click', async () => {
  name = { ...NAME, nickname: 'Fox' };
  const user = await show();
  await user.click(screen.getByRole('radio', { name: t.suit.hearts }));
  await waitFor(() => expect(asked('PUT /users/name/appearance')).toHaveLength(1));
  name = { ...name, shown: 'nickname' };
  await user.click(screen.getByRole('radio', { name: new RegExp(`^${t.shown.nickname}`) }));
  await waitFor(() => expect(screen.getByText('Fox')).toBeTruthy());
  expect(asked('PUT /users/name/appearance')).toMatchObject([
    { avatar: { suit: 'hearts', colour: 'gold', pattern: 'dots' }, shown: 'masked' },
    { shown: 'nickname' },
  ]);
});

test('two choices made at once are saved one after the other, so that the last of them stays', async () => {
  name = { ...NAME, nickname: 'Fox' };
  const user = await show();
  const saved: ((answer: Answer) => void)[] = [];
  sent = answerCalls((call) =>
    call === 'GET /users/name' ? [200, name] : new Promise((resolve) => saved.push(resolve)),
  );
  await user.click(screen.getByRole('radio', { name: t.suit.hearts }));
  await user.click(screen.getByRole('radio', { name: new RegExp(`^${t.shown.nickname}`) }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(asked('PUT /users/name/appearance')).toMatchObject([{ avatar: { suit: 'hearts' }, shown: 'masked' }]);
  saved[0]?.([200, name]);
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(asked('PUT /users/name/appearance')[1]).toMatchObject({ avatar: { suit: 'hearts' }, shown: 'nickname' });
  name = { ...name, avatar: { ...name.avatar, suit: 'hearts' }, shown: 'nickname' };
  saved[1]?.([200, name]);
  await waitFor(() => expect(screen.getByText('Fox')).toBeTruthy());
});

test.each(['en', 'uk', 'ru', 'kk'] as const)('who lost a nickname is told why in the language %s', async (language) => {
  name = { ...NAME, taken: { nickname: 'Badword', reason: 'insult', at: '2026-11-20T08:00:00.000Z' } };
  const texts = (await import(`@/messages/${language}.json`)).default.nickname;
  await show(language);
  expect(screen.getByText(texts.taken.replace('{nickname}', 'Badword'))).toBeTruthy();
  expect(screen.getByText(new RegExp(texts.takenFor.insult.slice(0, 12)))).toBeTruthy();
});

test('a nickname is reported with a reason, and one that is gone says so', async () => {
  const user = userEvent.setup();
  const r = en.nicknameReport;
  renderApp(<ReportNickname nickname="Badword" />);
  // What the button opens comes when it is first pressed.
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Report the nickname Badword' }));
    await screen.findByRole('dialog');
  };
  await open();
  const send = () => screen.getByRole<HTMLButtonElement>('button', { name: r.send });
  expect(send().disabled).toBe(true);
  answers = [[204], refusal('NOT_FOUND', { status: 404 })];
  await user.click(screen.getByRole('radio', { name: r.reason.insult }));
  await user.click(send());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await open();
  await user.click(send());
  await waitFor(() => expect(notices.map(({ message }) => message)).toEqual([r.sent, r.error.gone]));
  expect(asked('POST /nickname-reports')[0]).toEqual({ nickname: 'Badword', reason: 'insult' });
});
