import { describe, expect, it } from 'vitest';
import type { BonusSetting } from '../types';
import {
  activeDays,
  completeSetting,
  nextPage,
  offeredToday,
  percentageOffer,
  roundsFor,
  todaysWindow,
  toWager,
  usualStake,
} from './rules';

const setting: BonusSetting = {
  options: {
    days_of_week_active: {
      saturday: { enabled: true, time_from: '10:00:00', time_to: '22:30:00' },
      sunday: { enabled: false, time_from: '00:00', time_to: '23:59' },
      monday: { enabled: true, time_from: '12:00', time_to: '18:00' },
    },
  },
};

describe('a bonus setting', () => {
  it('a bonus setting is a PercentDeposit with wager 1 unless it says otherwise', () => {
    expect(completeSetting(setting)).toMatchObject({ code: 'PercentDeposit', wager: 1 });
    expect(completeSetting({ ...setting, code: 'Other', wager: 0 })).toMatchObject({ code: 'Other', wager: 0 });
  });

  it('the hours of a bonus setting are those of the weekday that it is in the zone', () => {
    const now = new Date('2026-11-21T19:30:00Z');
    expect(todaysWindow(setting, { now, timeZone: 'Europe/Kyiv' })).toEqual({
      is_today_active: true,
      today_active_from: '10:00',
      today_active_to: '22:30',
    });
    expect(todaysWindow(setting, { now, timeZone: 'Asia/Almaty' })).toEqual({
      is_today_active: false,
      today_active_from: '00:00',
      today_active_to: '23:59',
    });
  });

  it('a bonus setting is not active on a day it does not name', () => {
    const now = new Date('2026-11-17T12:00:00Z');
    expect(todaysWindow(setting, { now, timeZone: 'Europe/Kyiv' })).toEqual({
      is_today_active: false,
      today_active_from: '',
      today_active_to: '',
    });
  });

  it('the days of a bonus setting are listed from Monday', () => {
    expect(activeDays(setting)).toEqual(['MON', 'SAT']);
  });
});

describe('the list of bonuses', () => {
  it('the next page of bonuses is asked for while fewer are loaded than there are', () => {
    const page = (size: number, number: number) => ({ items: Array.from({ length: size }), total: 13, page: number });
    expect(nextPage([])).toBeUndefined();
    expect(nextPage([page(12, 1)])).toBe(2);
    expect(nextPage([page(12, 1), page(1, 2)])).toBeUndefined();
    // Bonuses may end between two pages: an empty page is the last.
    expect(nextPage([page(12, 1), page(0, 2)])).toBeUndefined();
  });
});

describe('what has to be staked', () => {
  it('the sum to be staked is the bonus, or bonus and deposit, as often as the wager says', () => {
    expect(toWager({ wager: 30, wager_type: 'CLASSIC' }, '100.00', '500.00')).toBe('3000.00');
    expect(toWager({ wager: 2.5, wager_type: 'VERSION2' }, '100.00', '500.00')).toBe('1500.00');
    expect(toWager({ wager: 0.33, wager_type: 'CLASSIC' }, '0.01', '0.00')).toBe('0.01');
  });

  it('the sum to be staked is so many rounds at the usual stake', () => {
    expect(roundsFor('3000.00', '7.00')).toBe(429);
    expect(roundsFor('3000.00', '0.00')).toBeNull();
    expect(usualStake(['5.00', '100.00', '20.00'])).toBe('20.00');
    expect(usualStake(['5.00', '20.00'])).toBe('5.00');
    expect(usualStake([])).toBeNull();
  });
});

describe('today’s bonus of a kind', () => {
  it('today’s bonus of a kind is the one of the weekday that it is in the zone', () => {
    const offers = [5, 6].map((day) => ({ active_on_days: [day], bonus_group: { name: 'PercentDeposit' } }));
    // Friday evening in Kyiv is Saturday in Almaty.
    const now = new Date('2026-11-20T21:30:00Z');
    const found = (timeZone: string) =>
      offeredToday(offers as never, 'PercentDeposit', { now, timeZone })?.active_on_days;
    expect(found('Europe/Kyiv')).toEqual([5]);
    expect(found('Asia/Almaty')).toEqual([6]);
    expect(offeredToday(offers as never, 'WelcomeDeposit', { now, timeZone: 'Europe/Kyiv' })).toBeUndefined();
  });

  it('the settings tell the hours of today, the percents of the week and the activations left', () => {
    const open = { enabled: true, time_from: '10:00', time_to: '22:00' };
    const item = {
      code: 'PercentDeposit',
      wager: 20,
      usage_count: 2,
      percents: { friday: '50.00', monday: '10.00' },
      options: { days_of_week_active: { friday: open, monday: open } },
    };
    const moment = { now: new Date('2026-11-20T12:00:00Z'), timeZone: 'Europe/Kyiv', today: 'FRI' };
    expect(percentageOffer([item] as never, moment)).toEqual({
      usageCount: 2,
      activeFrom: '10:00',
      activeTo: '22:00',
      from: 10,
      to: 50,
      wager: 20,
      isTodayActive: true,
      activeOn: ['MON', 'FRI'],
      today: 'FRI',
    });
    expect(percentageOffer([], moment)).toBeUndefined();
  });
});
