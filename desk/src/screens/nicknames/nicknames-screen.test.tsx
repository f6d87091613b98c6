// @vitest-environment jsdom
import type { ReportedNickname } from '@kozyr/contracts/operator/nicknames';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answerDesk, drawDesk } from '../../../../tests/support/desk-screen';
import { layOut } from '../../../../tests/support/laid-out';
import nicknames from '../../../messages/en/nicknames.json';
import { NicknamesScreen } from './nicknames-screen';

const PLAYER = '6a0f3a2e-9d0c-4f43-8f0a-0d6f0c1f7a11';
const REPORTED: ReportedNickname = {
  player: PLAYER,
  nickname: 'Badword',
  reports: 3,
  reasons: ['contact', 'insult'],
  first_at: '2026-11-20T08:00:00.000Z',
  last_at: '2026-11-21T08:00:00.000Z',
};
const named = (text: string) => text.replace('{nickname}', REPORTED.nickname);

function answers(): ReturnType<typeof answerDesk> {
  let items = [REPORTED];
  return answerDesk((call) => {
    if (call.startsWith('GET')) return { status: 200, body: { items, total: items.length, page: 1, pageSize: 50 } };
    items = [];
    return { status: 204, body: null };
  });
}
const draw = () => drawDesk(<NicknamesScreen />, { nicknames }, { role: 'support' });
const press = async (name: string, part: HTMLElement = document.body) =>
  userEvent.click(await within(part).findByRole('button', { name }));

beforeEach(() => layOut());
afterEach(() => vi.unstubAllGlobals());

it('a nickname is taken away for the reason that is chosen, and is gone from the list', async () => {
  const calls = answers();
  draw();
  await press(named(nicknames.take.openOf));
  const dialog = screen.getByRole('dialog');
  const reason = within(dialog).getByLabelText(nicknames.take.reason);
  expect(reason).toHaveProperty('value', 'insult');
  await userEvent.selectOptions(reason, 'contact');
  await press(nicknames.take.submit, dialog);
  expect(await screen.findByText(nicknames.empty)).toBeTruthy();
  expect(calls.find(({ call }) => call.startsWith('POST'))).toMatchObject({
    call: `POST /operator/players/${PLAYER}/nickname/take`,
    body: { nickname: 'Badword', reason: 'contact' },
  });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

it('a nickname with nothing wrong is left, by its name as it was reported', async () => {
  const calls = answers();
  draw();
  await press(named(nicknames.dismiss.openOf));
  await press(nicknames.dismiss.submit, screen.getByRole('dialog'));
  expect(await screen.findByText(nicknames.empty)).toBeTruthy();
  expect(calls.find(({ call }) => call.startsWith('POST'))).toMatchObject({
    call: `POST /operator/players/${PLAYER}/nickname/dismiss`,
    body: { nickname: 'Badword' },
  });
});

it('a press inside a dialog opens no row behind it, and a row leads to its player', async () => {
  answers();
  const { router } = draw();
  await press(named(nicknames.take.openOf));
  const dialog = screen.getByRole('dialog');
  await userEvent.click(within(dialog).getByText(nicknames.take.text));
  expect(router.push).not.toHaveBeenCalled();
  await press('Cancel', dialog);
  await userEvent.click(screen.getByRole('cell', { name: '3' }));
  expect(router.push).toHaveBeenCalledTimes(1);
  expect(router.push.mock.calls[0]?.[0]).toBe(`/en/players/${PLAYER}`);
});
