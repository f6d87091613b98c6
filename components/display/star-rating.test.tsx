// @vitest-environment jsdom

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import messages from '@/messages/en.json';
import { AppTexts } from '@/tests/support/app-texts';
import { StarRating } from './star-rating';

test.each([
  [0, 0],
  [3.9, 3],
  [9, 5],
  [-1, 0],
])('a rating of %d shows %d of five stars, in words too', (value, full) => {
  const { container } = render(
    <AppTexts locale="en" messages={messages}>
      <StarRating value={value} />
    </AppTexts>,
  );
  expect(screen.getByRole('img', { name: `${full} of 5 stars` })).toBeDefined();
  expect(container.querySelectorAll('.text-gold')).toHaveLength(full);
  expect(container.querySelectorAll('svg')).toHaveLength(5);
});
