import { expect, it } from 'vitest';
import { TABLES } from '../../catalogue/tables';
import { GIVE_BACK_MS, unplaced, WARN_MS } from './unplaced';

it.each([
  [18_000, 'lie'],
  [WARN_MS, 'warn'],
  [GIVE_BACK_MS + 1, 'warn'],
  [GIVE_BACK_MS, 'give-back'],
  [0, 'give-back'],
  [-300, 'give-back'],
] as const)('chips that are not placed %d ms before the close are handled: %s', (left, fate) => {
  expect(unplaced({ left, placing: false })).toBe(fate);
});

it('the warning leaves chips alone that are on their way to the table', () => {
  expect(unplaced({ left: 100, placing: true })).toBe('lie');
});

it('the warning leaves time to read it and to place, at every table', () => {
  expect(WARN_MS - GIVE_BACK_MS).toBeGreaterThanOrEqual(3_000);
  for (const { pace, engine } of TABLES) if (engine === 'roulette') expect(pace.open).toBeGreaterThan(2 * WARN_MS);
});
