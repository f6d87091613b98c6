import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asClientSeed,
  averagePrize,
  CONTINUE_AT_LEAST_MS,
  drawnSectors,
  SPEED,
  START_ANGLE,
  START_MS,
  STOP_MS,
  sectorCentre,
  sectorPath,
  sectorUnderPointer,
  stopAngle,
  wheelInBrief,
} from './rules';

describe('the wheel', () => {
  it('the wheel starts in 600 ms, goes on for at least 1200 and stops in 3600', () => {
    expect([START_MS, CONTINUE_AT_LEAST_MS, STOP_MS]).toEqual([600, 1200, 3600]);
    expect(START_ANGLE).toBe((SPEED * 600) / 2);
  });

  it('the wheel stops with the drawn sector under the pointer, whatever came before', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1e5, noNaN: true }),
        fc.integer({ min: 2, max: 24 }).chain((count) => fc.tuple(fc.constant(count), fc.nat(count - 1))),
        (from, [count, position]) => {
          expect(sectorUnderPointer(stopAngle({ from, position, count }), count)).toBe(position);
        },
      ),
    );
  });

  it('the wheel never turns back and brakes for less than a turn more than it must', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e5, noNaN: true }), fc.nat(7), (from, position) => {
        const way = stopAngle({ from, position, count: 8 }) - from;
        expect(way).toBeGreaterThanOrEqual((SPEED * STOP_MS) / 3 - 1e-6);
        expect(way).toBeLessThan((SPEED * STOP_MS) / 3 + 360 + 1e-6);
      }),
    );
  });

  it('the sectors are equal, the first from the top clockwise', () => {
    expect([0, 1, 2, 3].map((position) => sectorCentre(position, 4))).toEqual([45, 135, 225, 315]);
    expect(sectorPath(0, 4, 100)).toBe('M0 0L0 -100A100 100 0 0 1 100 0Z');
  });
});

describe('the sectors', () => {
  const sectors = [
    { id: 'a', amount: '2.00', chance: '40.00', suit: 'clubs' },
    { id: 'b', amount: '0.00', chance: '59.50', suit: 'spades' },
    { id: 'c', amount: '500.00', chance: '0.50', suit: 'hearts' },
  ] as const;

  it('sectors are named by what they bring, and an empty one says so', () => {
    expect(drawnSectors(sectors, { say: (amount) => `${amount} ₴`, nothing: 'Nothing' })).toMatchObject([
      { id: 'a', label: '2.00 ₴', empty: false },
      { id: 'b', label: 'Nothing', empty: true },
      { id: 'c', label: '500.00 ₴', empty: false },
    ]);
  });

  it('these sectors bring 3.30 on the average', () => {
    expect(averagePrize(sectors)).toBe('3.30');
    expect(averagePrize([{ amount: '0.05', chance: '100.00' }])).toBe('0.05');
  });

  it('a spin is drawn with a seed of letters, digits, _ and -', () => {
    expect(asClientSeed('мій seed_7-x!')).toBe('seed_7-x');
    expect(asClientSeed('a'.repeat(80))).toHaveLength(64);
  });
});

describe('the wheel in brief', () => {
  const now = Date.parse('2026-03-02T10:00:00Z');
  const turn = {
    needs: {
      stars: { met: true, needed: 1, own: 1 },
      deposit: { met: true, within_hours: 24, last_at: '2026-03-02T09:00:00.000Z' },
    },
    spin: null,
    next_at: '2026-03-02T22:00:00.000Z',
  };
  const spin = {
    id: '00000000-0000-4000-8000-000000000001',
    day: '2026-03-02',
    sector_id: 'a',
    amount: '0.00',
    currency: 'uah' as const,
    spun_at: '2026-03-02T09:30:00.000Z',
    seed_hash: '',
    server_seed: '',
    client_seed: '',
    sectors: [],
  };
  const without = { ...turn.needs.deposit, met: false, last_at: null };

  it('a wheel whose needs are met is ready', () => {
    expect(wheelInBrief(turn, now)).toEqual({ kind: 'ready' });
  });

  it('a wheel in want of a deposit says within which hours', () => {
    expect(wheelInBrief({ ...turn, needs: { ...turn.needs, deposit: without } }, now)).toEqual({
      kind: 'deposit',
      hours: 24,
    });
  });

  it('a wheel that was spun today says when the next spin is there, and asks for no deposit', () => {
    expect(wheelInBrief({ ...turn, spin, needs: { ...turn.needs, deposit: without } }, now)).toEqual({
      kind: 'spun',
      nextAt: turn.next_at,
    });
  });

  it('nothing is told of the wheel to whoever has not the stars for it: their rating tells the way', () => {
    const stars = { met: false, needed: 1, own: 0 };
    expect(wheelInBrief({ ...turn, needs: { ...turn.needs, stars } }, now)).toBeNull();
  });

  it('nothing is told of a day of the wheel that is over', () => {
    expect(wheelInBrief({ ...turn, spin }, Date.parse(turn.next_at))).toBeNull();
  });
});
