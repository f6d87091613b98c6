// @vitest-environment jsdom

import { act, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Notice, onNotice } from '@/components/overlay/notify';
import { alertsWait, leaveAlert } from '@/lib/alerts/alerts';
import messages from '@/messages/en.json';
import { AppTexts } from '@/tests/support/app-texts';
import { AlertHost } from './alert-host';

const seen = vi.spyOn(document, 'visibilityState', 'get');
let notices: Notice[];
let stop: () => void;
beforeEach(() => {
  localStorage.clear();
  seen.mockReturnValue('visible');
  notices = [];
  stop = onNotice((notice) => notices.push(notice));
});
afterEach(() => stop());

const page = () =>
  render(
    <AppTexts locale="en" messages={{}}>
      <AlertHost />
    </AppTexts>,
  );

test('what the page before left is told once', async () => {
  leaveAlert({ errorMessage: 'signedOut' });
  const first = page();
  await waitFor(() => expect(notices).toMatchObject([{ kind: 'error', message: messages.account.alert.signedOut }]), {
    timeout: 8000,
  });
  for (const { onSeen } of notices) onSeen?.();
  first.unmount();
  page();
  expect(alertsWait()).toBe(false);
  expect(notices).toHaveLength(1);
});

test('a message that nobody has seen on this page is told once more on the next', async () => {
  leaveAlert({ successMessage: 'loggedIn' });
  const first = page();
  await waitFor(() => expect(notices).toHaveLength(1), { timeout: 8000 });
  first.unmount();
  page();
  await waitFor(() => expect(notices).toHaveLength(2), { timeout: 8000 });
});

test('a message is left to the window that somebody looks at', async () => {
  leaveAlert({ successMessage: 'loggedIn' });
  seen.mockReturnValue('hidden');
  page();
  expect(alertsWait()).toBe(true);
  seen.mockReturnValue('visible');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(notices).toMatchObject([{ kind: 'success', message: messages.account.alert.loggedIn }]), {
    timeout: 8000,
  });
});
