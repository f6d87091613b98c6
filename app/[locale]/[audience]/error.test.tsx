// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { expect, test, vi } from 'vitest';
import messages from '@/messages/en.json';
import PageError from './error';

test('a page that broke says so and can be tried again', async () => {
  const reset = vi.fn();
  render(
    <NextIntlClientProvider locale="en" messages={messages}>
      <PageError error={new Error('secret detail')} reset={reset} />
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole('alert').textContent).toContain('An unexpected error occurred.');
  expect(screen.getByRole('alert').textContent).not.toContain('secret detail');
  await userEvent.click(screen.getByRole('button', { name: messages.ui.retry }));
  expect(reset).toHaveBeenCalledTimes(1);
});
