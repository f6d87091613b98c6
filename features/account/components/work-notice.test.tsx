// @vitest-environment jsdom

import { render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '@/lib/api/api-error';
import { withWork } from '@/lib/api/work';
import en from '@/messages/en.json';
import { AppTexts } from '@/tests/support/app-texts';
import { WorkNotice } from './work-notice';

it('the notice that the browser is checked stands while it works at a challenge, and no longer', async () => {
  render(
    <AppTexts locale="en" messages={en}>
      <WorkNotice />
    </AppTexts>,
  );
  expect(screen.getByRole('status').textContent).toBe('');
  const details = { challenge: `claims.${'s'.repeat(43)}`, bits: '15' };
  const refusal = new ApiError('CHALLENGE_REQUIRED', '', { details });
  const made = withWork((answer) => (answer === undefined ? Promise.reject(refusal) : Promise.resolve('sent')));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(en.account.checking));
  expect(await made).toBe('sent');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
});
