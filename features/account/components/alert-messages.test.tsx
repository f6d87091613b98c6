// @vitest-environment jsdom

import { render } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import { type Notice, onNotice } from '@/components/overlay/notify';
import { ALERTS, alertsWait, leaveAlert } from '@/lib/alerts/alerts';
import en from '@/messages/en.json';
import kk from '@/messages/kk.json';
import ru from '@/messages/ru.json';
import uk from '@/messages/uk.json';
import { AppTexts } from '@/tests/support/app-texts';
import { AlertMessages } from './alert-messages';

it.each(Object.entries({ uk, ru, en, kk }))(
  'each message that waits is one toast, and is kept until the toast was seen, in %s',
  (locale, texts) => {
    for (const alert of ALERTS) {
      leaveAlert({ errorMessage: alert, successMessage: alert });
      const notices: Notice[] = [];
      const stop = onNotice((notice) => notices.push(notice));
      const told = vi.fn();
      const { unmount } = render(
        <StrictMode>
          <AppTexts locale={locale} messages={texts}>
            <AlertMessages onTold={told} />
          </AppTexts>
        </StrictMode>,
      );
      const message = texts.account.alert[alert];
      // Of one id there is one toast, however often it is told.
      const toasts = new Map(notices.map((notice) => [notice.id, notice]));
      expect([...toasts.values()].map(({ kind, message: text }) => [kind, text])).toEqual([
        ['error', message],
        ['success', message],
      ]);
      expect(message).toBeTruthy();
      expect(told).toHaveBeenCalled();
      expect(alertsWait()).toBe(true);
      for (const { onSeen } of toasts.values()) onSeen?.();
      expect(alertsWait()).toBe(false);
      unmount();
      stop();
    }
  },
);
