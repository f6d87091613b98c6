// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import messages from '@/messages/en.json';
import { notify } from './notify';
import { ToastHost } from './toast-host';

test('two notices at once are both shown, the kind as the title and the message below', async () => {
  render(
    <StrictMode>
      <NextIntlClientProvider locale="en" messages={messages}>
        <ToastHost />
      </NextIntlClientProvider>
    </StrictMode>,
  );
  act(() => {
    notify({ kind: 'success', message: 'Deposited' });
    notify({ kind: 'error', message: 'Declined' });
  });
  expect(await screen.findByText('Deposited')).toBeTruthy();
  expect(await screen.findByText('Declined')).toBeTruthy();
  expect(screen.getByText('Success')).toBeTruthy();
  expect(screen.getByText('Error')).toBeTruthy();
});

test('a toast stands on a dark, rounded ground', async () => {
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <ToastHost />
    </NextIntlClientProvider>,
  );
  act(() => notify({ kind: 'success', message: 'Changed' }));
  const toast = (await screen.findByText('Changed')).closest('.Toastify__toast');
  expect([...(toast?.classList ?? [])]).toEqual(expect.arrayContaining(['bg-surface-3!', 'rounded-card!']));
});
