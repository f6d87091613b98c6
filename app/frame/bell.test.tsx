// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NotificationBell } from '@/features/notifications/components/notification-bell';
import { WalletListener } from '@/features/wallet/components/wallet-listener';
import messages from '@/messages/en.json';
import { answerCalls, signIn } from '@/tests/support/api-wire';
import { answerEvents, tellEvent } from '@/tests/support/events-wire';
import { renderApp } from '@/tests/support/render-app';

beforeEach(() => {
  signIn();
  answerEvents();
});
afterEach(() => vi.unstubAllGlobals());

test('the bell leads to the centre, says how much is unread, and hears of what is new', async () => {
  let unread = 0;
  answerCalls(() => [200, { unread }]);
  renderApp(
    <>
      <WalletListener />
      <NotificationBell label={messages.nav.notifications} icon={null} className="" />
    </>,
  );
  const bell = screen.getByRole('link', { name: messages.nav.notifications });
  expect(bell.getAttribute('href')).toContain('/profile?tab=notifications');
  expect(screen.queryByTestId('bell-unread')).toBeNull();
  unread = 12;
  await tellEvent({ type: 'notifications' });
  await waitFor(() => expect(screen.getByTestId('bell-unread').textContent).toBe('9+'));
  expect(screen.getByRole('link', { name: 'Notifications, 12 unread' })).toBeDefined();
});
