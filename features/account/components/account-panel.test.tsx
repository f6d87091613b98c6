// @vitest-environment jsdom
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Notice, onNotice } from '@/components/overlay/notify';
import { ApiError } from '@/lib/api/api-error';
import en from '@/messages/en.json';
import { type Answer, answerCalls, refusal, type Sent } from '@/tests/support/api-wire';
import { renderApp } from '@/tests/support/render-app';
import { wireUser } from '@/tests/support/rewards/bonus-wire';
import { AccountMenu } from './account-menu';
import { AccountPanel } from './account-panel';

// Whole forms are slow on a busy machine; what is waited for is the outcome, not the speed.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

// What ends a session loads a page, which jsdom can't.
const { logOut } = vi.hoisted(() => ({ logOut: vi.fn() }));
vi.mock('@/lib/session/browser-session', () => ({
  session: { accessToken: async () => 'a-token', doubt: () => undefined },
  logOut,
}));

let answer: Answer;
let sent: Sent[];

let notices: Notice[];
let stop: () => void;
beforeEach(() => {
  notices = [];
  stop = onNotice((notice) => notices.push(notice));
  answer = [200, wireUser];
  sent = answerCalls(() => answer);
  logOut.mockReset().mockResolvedValue(undefined);
});
afterEach(() => stop());

async function open() {
  renderApp(
    <AccountMenu label={en.account.menu} icon={null} buttonClass="">
      <AccountPanel />
    </AccountMenu>,
  );
  const user = userEvent.setup();
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: en.account.menu }));
  return user;
}

describe('the account menu', () => {
  it('the account menu names the player once it is opened, and Escape closes it', async () => {
    const user = await open();
    expect(await screen.findByText('+380991234567')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('link', { name: en.account.profile })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: en.account.menu }));
  });

  it('a press on log out logs the player out', async () => {
    const user = await open();
    await user.click(screen.getByRole('button', { name: en.account.logOut }));
    expect(logOut).toHaveBeenCalledTimes(1);
    expect(notices).toEqual([]);
  });

  it('a player whose logging out got no answer is told that they are still logged in', async () => {
    logOut.mockRejectedValue(new ApiError('NETWORK', ''));
    const user = await open();
    await user.click(screen.getByRole('button', { name: en.account.logOut }));
    await waitFor(() => expect(notices).toMatchObject([{ kind: 'error', message: en.account.error.network }]));
  });

  it('the session ends when the platform does not know the player any more', async () => {
    answer = refusal('UNAUTHORIZED', { status: 401 });
    await open();
    await waitFor(() => expect(logOut).toHaveBeenCalledTimes(1));
    expect(sent.map(({ call }) => call)).toEqual(['GET /users']);
  });
});
