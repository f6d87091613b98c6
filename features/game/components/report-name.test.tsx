// @vitest-environment jsdom

import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keys } from '@/lib/query/keys';
import { answerCalls, signIn } from '@/tests/support/api-wire';
import { OPEN_SESSION as session } from '@/tests/support/play/open-session';
import { newQueryClient, renderApp } from '@/tests/support/render-app';
import { SIGNED_IN } from '@/tests/support/signed-in-user';
import type { ReportOf } from '../types';
import { OpenedGame } from './opened-game';

let told: { type: string; reports?: boolean }[] = [];

/** Shows an open game that is ready, and answers how it speaks. */
async function show({ demo = false, reportOf }: { demo?: boolean; reportOf?: ReportOf } = {}) {
  answerCalls((call) => (call === 'GET /game-sessions/s1' ? [200, session] : [200, SIGNED_IN]));
  const client = newQueryClient();
  client.setQueryData(keys.user(), SIGNED_IN);
  const open = { kind: 'playing', url: 'http://studio.example/x', session: demo ? null : 's1', opened: 0 } as const;
  const quiet = { onTopUp: () => undefined, onSwitch: () => undefined, onClose: () => undefined };
  renderApp(<OpenedGame title="Lucky Fox" open={open} {...quiet} reportOf={reportOf} />, { client });
  const frame = screen.getByTitle<HTMLIFrameElement>('Lucky Fox');
  const target = frame.contentWindow;
  if (!target) throw new Error('the frame has no window');
  target.postMessage = (message: { type: string; reports?: boolean }) => void told.push(message);
  const say = (type: string, more: object = {}) =>
    act(async () => {
      const data = { source: 'kozyr-game', type, ...more };
      window.dispatchEvent(new MessageEvent('message', { data, source: target }));
    });
  await say('ready');
  return { frame, say };
}
const takesReports = () => told.findLast(({ type }) => type === 'framed')?.reports;
const question: ReportOf = (nickname, onDone) => (
  <button type="button" onClick={onDone}>
    Report {nickname}
  </button>
);

beforeEach(() => {
  signIn();
  told = [];
  window.history.replaceState(null, '', '/en/games/x');
  vi.stubGlobal('fetch', async () => new Response());
});
afterEach(() => vi.unstubAllGlobals());

it('a nickname that a game shows is asked about as it stands, and the game has the keyboard again after', async () => {
  const { frame, say } = await show({ reportOf: question });
  expect(takesReports()).toBe(true);
  for (const name of ['<b>', 'two words', 'x', 'a'.repeat(17)]) await say('report-name', { name });
  expect(screen.queryByText(/^Report/)).toBeNull();
  await say('report-name', { name: 'Чебрець' });
  act(() => screen.getByText('Report Чебрець').click());
  expect(screen.queryByText(/^Report/)).toBeNull();
  expect(document.activeElement).toBe(frame);
});

it('a game has one nickname asked about at a time, and leaves time to go after', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const { say } = await show({ reportOf: question });
  await say('report-name', { name: 'Tom' });
  await say('report-name', { name: 'Ann' });
  act(() => screen.getByText('Report Tom').click());
  clock.mockReturnValue(2_999);
  await say('report-name', { name: 'Ann' });
  expect(screen.queryByText(/^Report/)).toBeNull();
  clock.mockReturnValue(3_000);
  await say('report-name', { name: 'Ann' });
  expect(screen.getByText('Report Ann')).toBeTruthy();
  clock.mockRestore();
});

it('a demo, and a page that takes no reports, say so to the game', async () => {
  const { say } = await show({ demo: true, reportOf: question });
  expect(takesReports()).toBe(false);
  await say('report-name', { name: 'Tom' });
  expect(screen.queryByText(/^Report/)).toBeNull();
  told = [];
  cleanup();
  await show();
  expect(takesReports()).toBe(false);
});
