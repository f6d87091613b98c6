import { describe, expect, it } from 'vitest';
import { afterRemoval, afterRequest, changeOf } from './limit-changes';

const NOW = new Date('2026-03-28T10:00:00Z');
const later = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const asked = (now: Date, waitHours = 24) => ({ now, waitHours });
const begun = afterRequest(null, 1_000n, asked(NOW));

describe('a request for a limit', () => {
  it('a first limit and a lower one hold at once', () => {
    expect(begun).toMatchObject({ amount: 1_000n, since: NOW, changeFrom: null });
    expect(afterRequest(begun, 999n, asked(later(1)))).toMatchObject({
      amount: 999n,
      since: later(1),
      changeFrom: null,
    });
  });

  it('a higher limit waits 24 hours and may be confirmed for seven days, while the lower one holds', () => {
    const raised = afterRequest(begun, 2_000n, asked(NOW));
    expect(raised).toMatchObject({ amount: 1_000n, since: NOW });
    expect(changeOf(raised, NOW)).toEqual({ amount: 2_000n, from: later(24), until: later(24 * 8) });
    expect(changeOf(raised, later(24 * 8))).toBeNull();
  });

  it('a country may have a raise wait longer', () => {
    const raised = afterRequest(begun, 2_000n, asked(NOW, 168));
    expect(changeOf(raised, NOW)?.from).toEqual(later(168));
  });

  it('the amount that holds already changes nothing, and is no change to be written down', () => {
    expect(afterRequest(begun, 1_000n, asked(later(1)))).toBe(begun);
  });

  it('the same request again does not begin its wait anew, another one does', () => {
    const raised = afterRequest(begun, 2_000n, asked(NOW));
    expect(afterRequest(raised, 2_000n, asked(later(5)))).toBe(raised);
    expect(changeOf(afterRequest(raised, 3_000n, asked(later(5))), later(5))?.from).toEqual(later(29));
    const removed = afterRemoval(raised, asked(later(6)));
    expect(changeOf(removed, later(6))).toMatchObject({ amount: null, from: later(30) });
    expect(afterRemoval(removed, asked(later(7)))).toBe(removed);
  });

  it('a lower limit, and the one that holds, forget a raise that waits', () => {
    const raised = afterRequest(begun, 2_000n, asked(NOW));
    expect(changeOf(afterRequest(raised, 500n, asked(later(1))), later(1))).toBeNull();
    expect(afterRequest(raised, 1_000n, asked(later(1)))).toEqual(begun);
  });

  it('a request that was not confirmed in time is as though it had never been', () => {
    const raised = afterRequest(begun, 2_000n, asked(NOW));
    const again = afterRequest(raised, 2_000n, asked(later(24 * 9)));
    expect(changeOf(again, later(24 * 9))?.from).toEqual(later(24 * 10));
  });
});
