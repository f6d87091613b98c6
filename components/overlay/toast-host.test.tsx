// @vitest-environment jsdom

import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { expect, test } from 'vitest';
import messages from '@/messages/en.json';
import { AppTexts } from '@/tests/support/app-texts';
import { notify } from './notify';
import { ToastHost } from './toast-host';

test('two notices at once are both shown, the kind as the title and the message below', async () => {
  render(
    <StrictMode>
      <AppTexts locale="en" messages={messages}>
        <ToastHost />
      </AppTexts>
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
    <AppTexts locale="en" messages={messages}>
      <ToastHost />
    </AppTexts>,
  );
  act(() => notify({ kind: 'success', message: 'Changed' }));
  const toast = (await screen.findByText('Changed')).closest('.Toastify__toast');
  expect([...(toast?.classList ?? [])]).toEqual(expect.arrayContaining(['bg-surface-3!', 'rounded-card!']));
});

test('a notice takes the place of an earlier one of its id, and is shown also while that one leaves', async () => {
  render(
    <AppTexts locale="en" messages={messages}>
      <ToastHost />
    </AppTexts>,
  );
  act(() => notify({ kind: 'error', message: 'Try in a minute', id: 'call' }));
  await screen.findByText('Try in a minute');
  act(() => notify({ kind: 'error', message: 'Try in half a minute', id: 'call' }));
  const second = await screen.findByText('Try in half a minute');
  expect(screen.queryByText('Try in a minute')).toBeNull();
  const leaving = second.closest<HTMLElement>('.Toastify__toast') ?? document.body;
  await userEvent.click(within(leaving).getByRole('button', { name: 'Close' }));
  act(() => notify({ kind: 'error', message: 'Too many calls', id: 'call' }));
  const third = await screen.findByText('Too many calls');
  expect(third.closest('.Toastify__toast')).not.toBe(leaving);
});
