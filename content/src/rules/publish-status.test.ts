import { describe, expect, it } from 'vitest';
import { isWindowInOrder, publishStatusOf } from './publish-status';

const now = new Date('2026-11-20T12:00:00Z');
const past = '2026-11-20T11:59:59Z';
const coming = '2026-11-20T12:00:01Z';

describe('where a document stands (§5)', () => {
  it.each([
    ['never published', undefined, true, { state: 'draft', changed: false }],
    ['published', {}, false, { state: 'live', changed: false }],
    ['published, then written on', {}, true, { state: 'live', changed: true }],
    ['within its dates', { enabled: true, startDate: past, endDate: coming }, false, { state: 'live', changed: false }],
    ['before its start', { startDate: coming }, true, { state: 'not-yet', at: coming, changed: true }],
    ['after its end', { endDate: past }, false, { state: 'over', at: past, changed: false }],
    ['switched off, whatever its dates', { enabled: false, endDate: past }, false, { state: 'off', changed: false }],
    ['without a flag', { enabled: null }, false, { state: 'live', changed: false }],
  ] as const)('a document has its publish status: %s', (_, published, newestIsDraft, status) => {
    expect(publishStatusOf(published, newestIsDraft, now)).toEqual(status);
  });
});

it('isWindowInOrder wants the start before the end, in whatever zone and form they come', () => {
  expect(isWindowInOrder('2026-11-20T12:00:00Z', '2026-11-20T12:00:01Z')).toBe(true);
  expect(isWindowInOrder('2026-11-20T12:00:00Z', '2026-11-20T12:00:00Z')).toBe(false);
  expect(isWindowInOrder(new Date('2026-11-21'), '2026-11-20T23:00:00-05:00')).toBe(true);
  expect(isWindowInOrder(null, '2000-01-01')).toBe(true);
});
