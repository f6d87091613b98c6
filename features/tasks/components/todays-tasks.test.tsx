// @vitest-environment jsdom
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addHours } from 'date-fns';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Notice, onNotice } from '@/components/overlay/notify';
import en from '@/messages/en.json';
import { type Answer, answerCalls, noAnswer, refusal, signIn } from '@/tests/support/api-wire';
import { answerEvents, tellEvent } from '@/tests/support/events-wire';
import { type AppLanguage, renderApp } from '@/tests/support/render-app';
import { wireTask, wireTasks, wireTaskTerms } from '@/tests/support/rewards/task-wire';
import { TaskRules } from './task-rules';
import { TodaysTasks } from './todays-tasks';

configure({ asyncUtilTimeout: 20_000 });
vi.setConfig({ testTimeout: 60_000 });

const t = en.tasks;
const plain = (text: string | null | undefined) => text?.replace(/[\u00a0\u202f]/g, ' ');
const own = (given: Partial<ReturnType<typeof wireTasks>> = {}) =>
  wireTasks({ next_at: addHours(Date.now(), 5).toISOString(), ...given });
const taken = (): Answer => [200, { reward: '1.00', currency: 'uah', taken_at: '2026-11-20T08:00:00.000Z' }];

let answers: Record<string, Answer | (() => Answer)>;
let notices: Notice[];
let stopNotices: () => void;
beforeEach(() => {
  signIn();
  answerEvents();
  notices = [];
  stopNotices = onNotice((notice) => notices.push(notice));
  answers = { 'GET /tasks/own': [200, own()], 'GET /tasks': [200, wireTaskTerms], 'POST /tasks/take': taken };
});
afterEach(() => stopNotices());

/** Draws the tasks of a player. @returns what was sent */
function show(given: typeof answers = {}, language: AppLanguage = 'en') {
  answers = { ...answers, ...given };
  const sent = answerCalls((call) => {
    const answer = answers[call];
    return typeof answer === 'function' ? answer() : (answer ?? [404, {}]);
  });
  renderApp(<TodaysTasks />, { language });
  return sent;
}
const rows = () => screen.findAllByTestId('task');

it('each task says what it takes, how far it is and what it pays, and the bar is said in words', async () => {
  show();
  const texts = (await rows()).map(({ textContent }) => plain(textContent));
  expect(texts).toEqual([
    '20 rounds of slots12 of 201.00 ₴ to the game balance',
    '4 different gamesstakes of 5.00 ₴ together in each4 of 41.00 ₴ to the game balanceTake',
    'Stakes of 20.00 ₴ together at live tables20.00 ₴ of 20.00 ₴1.00 ₴ to the game balanceTaken',
  ]);
  const bar = screen.getByRole('progressbar', { name: '20 rounds of slots' });
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuetext')]).toEqual(['60', '12 of 20']);
  expect(screen.queryByRole('timer')).toBeNull();
});

it('a reward is taken once by a double press, what came is said, and the reader stays at the task', async () => {
  const sent = show();
  const button = await screen.findByRole('button', { name: t.take });
  answers['GET /tasks/own'] = [200, own({ tasks: own().tasks.map((task) => ({ ...task, state: 'taken' as const })) })];
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() =>
    expect(notices.map(({ message }) => plain(message))).toEqual(['1.00 ₴ is on your game balance now']),
  );
  expect(sent.filter(({ call }) => call === 'POST /tasks/take').map(({ body }) => body)).toEqual([
    { day: '2026-11-20', task: 'four-games' },
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: t.take })).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toContain('4 different games'));
});

it('a reward whose round was undone meanwhile, and one that could not be had, are told apart', async () => {
  show({ 'POST /tasks/take': refusal('NOTHING_TO_CLAIM') });
  fireEvent.click(await screen.findByRole('button', { name: t.take }));
  await waitFor(() => expect(notices).toContainEqual(expect.objectContaining({ kind: 'info', message: t.undone })));
  answers['POST /tasks/take'] = noAnswer;
  fireEvent.click(await screen.findByRole('button', { name: t.take }));
  await waitFor(() =>
    expect(notices).toContainEqual(expect.objectContaining({ kind: 'error', message: t.takeFailed })),
  );
});

it('rewards of other days wait under a heading of their own, each with its day', async () => {
  const sent = show({
    'GET /tasks/own': [200, own({ earlier: [{ day: '2026-11-18', task: wireTask({ state: 'done' }) }] })],
  });
  const earlier = within(await screen.findByRole('list', { name: t.earlier }));
  expect(earlier.getByText('Done for November 18, 2026')).toBeTruthy();
  fireEvent.click(earlier.getByRole('button', { name: t.take }));
  await waitFor(() => expect(notices).toHaveLength(1));
  expect(sent.find(({ call }) => call === 'POST /tasks/take')?.body).toEqual({
    day: '2026-11-18',
    task: 'slots-rounds',
  });
});

it('a task that moves is shown as it is now', async () => {
  show();
  await rows();
  answers['GET /tasks/own'] = [200, own({ tasks: [wireTask({ reached: '13', percent: 65 })] })];
  await tellEvent({ type: 'tasks' });
  expect(await screen.findByText('13 of 20')).toBeTruthy();
});

it('the rules can be read before anybody plays, and those that begin later too', async () => {
  answerCalls((call) => (call === 'GET /tasks' ? [200, wireTaskTerms] : [404, {}]));
  renderApp(<TaskRules />);
  const text = plain((await screen.findByText(t.rules.title)).closest('details')?.textContent);
  expect(text).toContain('Each task brings 1.00 ₴ to the game balance. A round counts from 1.00 ₴ staked on it.');
  expect(text).toContain('4 different games: stakes of 5.00 ₴ together in each');
  expect(text).toContain(plain(t.rules.same));
  expect(text).toContain('From December 1, 2026 onEach task brings 0.50 ₴');
});

it('whoever has no tasks reads nothing of them, and what fails can be asked for again', async () => {
  const nothing = own({ offered: false, tasks: [] });
  show({ 'GET /tasks/own': [200, nothing] });
  await waitFor(() => expect(document.querySelector('[class*=skeleton],[aria-busy]')).toBeNull());
  expect(screen.queryByTestId('todays-tasks')).toBeNull();
});

it('tasks that fail to load show an error of their own', async () => {
  show({ 'GET /tasks/own': noAnswer });
  expect(await screen.findByText(en.ui.errorTitle)).toBeTruthy();
});

it.each(['uk', 'ru', 'kk'] as const)('tasks have all their words in the language %s', async (language) => {
  show({}, language);
  await rows();
  await waitFor(() => expect(screen.getByTestId('todays-tasks').querySelector('details')).not.toBeNull());
  expect(screen.getByTestId('todays-tasks').textContent).not.toContain('tasks.');
});
