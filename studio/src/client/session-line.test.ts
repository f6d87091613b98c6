import { expect, it } from 'vitest';
import { sessionText } from './session-text';

it('the session’s line says how long the game has been open and what came of it', () => {
  expect(sessionText(0, 0n)).toBe('00:00 · 0.00');
  expect(sessionText(59_999, 1250n)).toBe('00:00 · +12.50');
  expect(sessionText(125 * 60_000, -3500n)).toBe('02:05 · −35.00');
});
