import { expect, it } from 'vitest';
import { HOURLY, NO_BREAK } from '@/tests/support/places';
import { inOwnTime } from './rules';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const running = { began_at: '2026-11-20T09:00:00.000Z', seconds: 1800, staked: '5.00', won: '0.00', net: '-5.00' };

it('the time of a session is that of the platform, whatever the clock of the device says', () => {
  const check = { ...HOURLY, due_at: '2026-11-20T10:00:00.000Z' };
  const { since, checkAt } = inOwnTime({ currency: 'uah', running, check, break: NO_BREAK }, NOW);
  expect([NOW - (since ?? 0), (checkAt ?? 0) - NOW]).toEqual([1_800_000, 1_800_000]);
});

it('who does not play, or wants no check, has no time of one', () => {
  const none = { check: { ...HOURLY, every: null }, break: NO_BREAK };
  expect(inOwnTime({ currency: 'uah', running: null, ...none }, NOW)).toMatchObject({ since: null, checkAt: null });
  expect(inOwnTime({ currency: 'uah', running, ...none }, NOW).checkAt).toBeNull();
});
