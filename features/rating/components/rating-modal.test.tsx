// @vitest-environment jsdom

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import messages from '@/messages/en.json';
import { AppTexts } from '@/tests/support/app-texts';
import type { PlayerRating } from '../rules';
import { RatingModal } from './rating-modal';

function show(player: PlayerRating) {
  render(
    <AppTexts locale="en" messages={messages}>
      <RatingModal texts={{}} player={player} ratingHref="/profile?tab=rating" onClose={() => undefined} />
    </AppTexts>,
  );
  return document.body.textContent?.replace(/[\u00a0\u202f]/g, ' ');
}
const thresholds = [
  { stars: 1, turnover: '1000' },
  { stars: 2, turnover: '5000' },
];

test('the rating tells the stars, the way to the next one and what each takes', () => {
  const text = show({ rating: 1, way: { turnover: '2000', thresholds, currency: 'uah' } });
  expect(screen.getByRole('dialog', { name: '1 star' })).toBeDefined();
  expect(text).toContain('3 000 ₴ to go until 2 stars');
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40');
  expect(text).toContain('5 000 ₴');
  expect(screen.getByRole('link', { name: 'Rating page' }).getAttribute('href')).toBe('/en/profile?tab=rating');
});

test('the highest rating is called so', () => {
  expect(show({ rating: 2, way: { turnover: '5000', thresholds, currency: 'uah' } })).toContain('highest rating');
});

test('the stars stand alone when the turnover is not known', () => {
  expect(show({ rating: 0 })).toContain('No stars yet');
  expect(screen.queryByRole('progressbar')).toBeNull();
});
