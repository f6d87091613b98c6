// @vitest-environment jsdom

import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import messages from '@/messages/en.json';
import { AppTexts } from '@/tests/support/app-texts';
import { PasswordField } from './password-field';

test('a password is hidden or visible by a press, and its error is tied to the input', async () => {
  render(
    <AppTexts locale="en" messages={messages}>
      <PasswordField label="Password" error="Too short" defaultValue="secret" />
    </AppTexts>,
  );
  const input = screen.getByLabelText('Password');
  expect(input.getAttribute('type')).toBe('password');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  const note = document.getElementById(input.getAttribute('aria-describedby') ?? '');
  expect(note?.textContent).toBe('Too short');

  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.getAttribute('type')).toBe('password');
});
