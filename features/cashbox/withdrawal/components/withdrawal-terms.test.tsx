// @vitest-environment jsdom

import type { WithdrawalTerms as Terms } from '@kozyr/contracts/withdrawals';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '@/messages/en.json';
import { AppTexts } from '@/tests/support/app-texts';
import { WithdrawalTerms } from './withdrawal-terms';

const time = { earliest: 10, latest: 120, basis: 'published' } as const;
const TERMS: Terms = {
  currency: 'uah',
  available: '500.00',
  unplayed_included: false,
  minimum: '100.00',
  maximum_24h: '50000.00',
  left_24h: '50000.00',
  maximum_per_day: 3,
  left_per_day: 3,
  frees_at: null,
  rating: 3,
  min_rating: 4,
  block: 'PAYOUT_RATING_TOO_LOW',
  burns: null,
  approval: time,
  payout: time,
};

function ratingShown(terms: Terms): string | null | undefined {
  render(
    <AppTexts locale="en" messages={en}>
      <WithdrawalTerms terms={terms} />
    </AppTexts>,
  );
  return screen.getByText('Rating needed').nextSibling?.textContent;
}

it.each([
  ['PAYOUT_RATING_TOO_LOW', '4; you have 3'],
  ['PAYOUT_RATING_UNKNOWN', 'not known now; you have 3'],
] as const)(
  'the rating that is needed reads, with %s, "%s": what was not checked is not called too low (§6)',
  (block, words) => {
    expect(ratingShown({ ...TERMS, block })).toBe(words);
  },
);
