import { describe, expect, it } from 'vitest';
import { activeDays, badgeOf, completeSetting, todaysWindow, wagerProgress } from './rules';
import type { BonusSetting } from './types';

const setting: BonusSetting = {
  options: {
    days_of_week_active: {
      saturday: { enabled: true, time_from: '10:00:00', time_to: '22:30:00' },
      sunday: { enabled: false, time_from: '00:00', time_to: '23:59' },
      monday: { enabled: true, time_from: '12:00', time_to: '18:00' },
    },
  },
};

describe('wager progress', () => {
  it.each([
    ['1000', '1000', 0],
    ['250', '1000', 75],
    ['0.00', '1000', 100],
    ['333.33', '1000', 66.67],
    ['0', '0', 100],
    ['2000', '1000', 0],
  ])('with %s left of %s is %d %%', (left, total, percent) => {
    expect(wagerProgress({ left, total })).toBeCloseTo(percent, 5);
  });
});

describe('a bonus setting', () => {
  it('is a PercentDeposit with wager 1 unless it says otherwise', () => {
    expect(completeSetting(setting)).toMatchObject({ code: 'PercentDeposit', wager: 1 });
    expect(completeSetting({ ...setting, code: 'Other', wager: 0 })).toMatchObject({ code: 'Other', wager: 0 });
  });

  it('has the hours of the weekday that it is in the zone', () => {
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

  it('is not active on a day it does not name', () => {
    const now = new Date('2026-11-17T12:00:00Z');
    expect(todaysWindow(setting, { now, timeZone: 'Europe/Kyiv' })).toEqual({
      is_today_active: false,
      today_active_from: '',
      today_active_to: '',
    });
  });

  it('lists its days from Monday', () => {
    expect(activeDays(setting)).toEqual(['MON', 'SAT']);
  });
});

describe('the bonus badge', () => {
  it('is for an active bonus first, then for a pending one, else counts those on offer', () => {
    expect(badgeOf('ACTIVE', 4)).toEqual({ kind: 'active' });
    expect(badgeOf('PENDING', 4)).toEqual({ kind: 'pending' });
    expect(badgeOf(null, 4)).toEqual({ kind: 'available', count: 4 });
    expect(badgeOf(null, 0)).toBeNull();
  });
});
