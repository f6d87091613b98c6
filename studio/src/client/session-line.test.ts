import { afterEach, expect, it, vi } from 'vitest';
import { createSessionLine, sessionText } from './session-line';

afterEach(() => vi.useRealTimers());

it('the session’s line says how long the game has been open and what came of it', () => {
  expect(sessionText(0, 0n)).toBe('00:00 · 0.00');
  expect(sessionText(59_999, 1250n)).toBe('00:00 · +12.50');
  expect(sessionText(125 * 60_000, -3500n)).toBe('02:05 · −35.00');
  expect(sessionText(125 * 60_000, null)).toBe('02:05');
});

it('the session’s line is written when it starts, when a round ends, and as the time goes on', () => {
  vi.useFakeTimers();
  const written: string[] = [];
  const line = createSessionLine((text) => written.push(text));
  line.start();
  line.add(-1_000n);
  vi.advanceTimersByTime(60_000);
  line.add(2_500n);
  expect([written[0], written[1], written.at(-1)]).toEqual(['00:00 · 0.00', '00:00 · −10.00', '00:01 · +15.00']);
  expect(written).toHaveLength(7);
});

it('a session of credits says how long it is, and no result', () => {
  const written: string[] = [];
  const line = createSessionLine((text) => written.push(text));
  line.hideResult();
  line.add(-1_000n);
  expect(written).toEqual(['00:00', '00:00']);
});
