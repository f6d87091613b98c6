import { describe, expect, it } from 'vitest';
import { mondayText, weekAt, weekOfMonday } from './week';

const HOUR = 3_600_000;
const at = (text: string) => new Date(text);
const hours = ({ from, to }: { from: Date; to: Date }) => (to.getTime() - from.getTime()) / HOUR;
const texts = ({ from, to }: { from: Date; to: Date }) => [from.toISOString(), to.toISOString()];

describe('a week', () => {
  it.each([
    ['uah', '2026-03-04T10:00:00Z', '2026-03-01T22:00:00.000Z', '2026-03-08T22:00:00.000Z'],
    ['uah', '2026-07-15T10:00:00Z', '2026-07-12T21:00:00.000Z', '2026-07-19T21:00:00.000Z'],
    ['kzt', '2026-03-04T10:00:00Z', '2026-03-01T19:00:00.000Z', '2026-03-08T19:00:00.000Z'],
    ['uah', '2026-12-31T23:30:00Z', '2026-12-27T22:00:00.000Z', '2027-01-03T22:00:00.000Z'],
  ] as const)('a cashback week of %s at %s is from Monday to Monday of its zone', (currency, moment, from, to) => {
    expect(texts(weekAt(at(moment), currency))).toEqual([from, to]);
  });

  it('a cashback week begins with the first moment of Monday and ends before the next', () => {
    const { from, to } = weekAt(at('2026-03-04T10:00:00Z'), 'uah');
    expect(weekAt(from, 'uah').from).toEqual(from);
    expect(weekAt(new Date(to.getTime() - 1), 'uah').from).toEqual(from);
    expect(weekAt(to, 'uah').from).toEqual(to);
    expect(weekAt(new Date(from.getTime() - 1), 'uah').to).toEqual(from);
  });

  it('a cashback week has 167 hours in Kyiv where clocks go forward, and 169 where they go back', () => {
    const spring = weekAt(at('2026-03-29T00:30:00Z'), 'uah');
    expect(hours(spring)).toBe(167);
    expect(texts(spring)).toEqual(['2026-03-22T22:00:00.000Z', '2026-03-29T21:00:00.000Z']);
    const autumn = weekAt(at('2026-10-25T00:30:00Z'), 'uah');
    expect(hours(autumn)).toBe(169);
    expect(texts(autumn)).toEqual(['2026-10-18T21:00:00.000Z', '2026-10-25T22:00:00.000Z']);
  });

  it('a cashback week has 169 hours in Almaty where Kazakhstan took one time for all', () => {
    const week = weekAt(at('2024-02-29T12:00:00Z'), 'kzt');
    expect(hours(week)).toBe(169);
    expect(texts(week)).toEqual(['2024-02-25T18:00:00.000Z', '2024-03-03T19:00:00.000Z']);
  });

  it('a cashback week follows the one before without a gap, for years', () => {
    for (const currency of ['uah', 'kzt'] as const) {
      let week = weekAt(at('2023-01-04T10:00:00Z'), currency);
      for (let count = 0; count < 210; count += 1) {
        const next = weekAt(week.from, currency, 1);
        expect(next.from).toEqual(week.to);
        expect(weekAt(next.from, currency, -1)).toEqual(week);
        expect([167, 168, 169]).toContain(hours(next));
        week = next;
      }
    }
  });
});

describe('a week named by its Monday', () => {
  it('a cashback week named by its Monday is the one that begins then in the zone', () => {
    const week = weekOfMonday('2026-03-30', 'uah');
    expect(week && texts(week)).toEqual(['2026-03-29T21:00:00.000Z', '2026-04-05T21:00:00.000Z']);
    expect(week && mondayText(week, 'uah')).toBe('2026-03-30');
  });

  it.each(['2026-03-31', '2026-02-30', 'soon', '2026-13-01', ''])(
    'a cashback week named by its Monday is none for %j',
    (day) => {
      expect(weekOfMonday(day, 'uah')).toBeNull();
    },
  );
});
