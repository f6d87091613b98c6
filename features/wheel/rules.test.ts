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
