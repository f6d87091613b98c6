import { expect, it } from 'vitest';
import { weekText, whyNothing } from './rules';

it('a week is named by its first and last day in its own zone', () => {
  const spring = { from: '2026-03-22T22:00:00.000Z', to: '2026-03-29T21:00:00.000Z' };
  expect(weekText(spring, 'Europe/Kyiv')).toBe('23.03–29.03.2026');
  const newYear = { from: '2026-12-27T22:00:00.000Z', to: '2027-01-03T22:00:00.000Z' };
  expect(weekText(newYear, 'Europe/Kyiv')).toBe('28.12.2026–03.01.2027');
  const almaty = { from: '2026-03-01T19:00:00.000Z', to: '2026-03-08T19:00:00.000Z' };
  expect(weekText(almaty, 'Asia/Almaty')).toBe('02.03–08.03.2026');
});

it('a week that brings nothing has a reason, and one that brings something has none', () => {
  expect(whyNothing({ rounds: 0, net_loss: '0.00', stars: 0 })).toBe('noRounds');
  expect(whyNothing({ rounds: 3, net_loss: '0.00', stars: 0 })).toBe('ahead');
  expect(whyNothing({ rounds: 3, net_loss: '5.00', stars: 0 })).toBe('noStars');
  expect(whyNothing({ rounds: 3, net_loss: '5.00', stars: 1 })).toBeNull();
});
