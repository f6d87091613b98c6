import { BUILT_IN_BATTLES } from '@kozyr/contracts/promotions/battles';
import { BUILT_IN_JACKPOTS } from '@kozyr/contracts/promotions/jackpots';
import { BUILT_IN_PERCENTAGES } from '@kozyr/contracts/promotions/percentages';
import { expect } from 'vitest';
import { callAs, makeOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';

const preview = async (platform: TestPlatform, rules: object) =>
  callAs(platform, await makeOperator(platform, 'admin'), '/operator/promotion-settings/preview', { body: { rules } });

it('a preview of jackpots tells exactly what each level and all together give back, and what a million of stakes costs', async ({
  platform,
}) => {
  const value = structuredClone(BUILT_IN_JACKPOTS);
  value.uah.clubs.share = '0.22';
  const { uah, kzt } = (await preview(platform, { kind: 'jackpots', value })).json().currencies;
  expect(uah.levels[0]).toEqual({
    level: 'clubs',
    return: { now: '0.3000', proposed: '0.3300' },
    stakes_per_drop: { now: '500000.00', proposed: '454545.45' },
    paid_per_drop: { now: '1500.00', proposed: '1500.00' },
  });
  expect(uah.return).toEqual({ now: '0.7917', proposed: '0.8217' });
  expect(uah.cost_per_million).toEqual({ now: '7917.00', proposed: '8217.00' });
  expect(kzt.return).toEqual({ now: '0.7917', proposed: '0.7917' });
});

it('jackpots that would give back more than stakes leave are refused with the field that says so', async ({
  platform,
}) => {
  const value = structuredClone(BUILT_IN_JACKPOTS);
  value.kzt.spades.share = '0.30';
  const refused = await preview(platform, { kind: 'jackpots', value });
  expect([refused.statusCode, refused.json().errorCode]).toEqual([422, 'VALIDATION_ERROR']);
  expect(JSON.stringify(refused.json())).toContain('kzt');
});

it('a preview of battles tells what the tiers that are open now pay a week at most, now and by what is proposed', async ({
  platform,
}) => {
  const value = structuredClone(BUILT_IN_BATTLES);
  value.bronze.uah.prizes = ['600.00', '400.00'];
  const { uah } = (await preview(platform, { kind: 'battles', value })).json().currencies;
  expect(uah.open).toBe(1);
  expect(uah.tiers[0]).toMatchObject({ tier: 'bronze', open: true, hours: { now: 24, proposed: 24 } });
  // One of a day: 1 200 and 1 000 on each of seven days, in full for sixty times that.
  expect(uah.prizes_per_week).toEqual({ now: '8400.00', proposed: '7000.00' });
  expect(uah.full_stakes_per_week).toEqual({ now: '504000.00', proposed: '420000.00' });
  expect(uah.tiers[1]).toMatchObject({ tier: 'silver', open: false });
});

it('a preview of the calendar of deposit bonuses tells the hours of each day, now and by what is proposed', async ({
  platform,
}) => {
  const value = structuredClone(BUILT_IN_PERCENTAGES);
  value.uah.days.monday = { enabled: true, time_from: '12:00', time_to: '17:59' };
  value.uah.days.sunday = { enabled: false, time_from: '00:00', time_to: '00:00' };
  const { uah } = (await preview(platform, { kind: 'percentages', value })).json().currencies;
  expect(uah.days[0]).toEqual({
    day: 'monday',
    hours: { now: '00:00–23:59', proposed: '12:00–17:59' },
    percent: null,
  });
  expect(uah.days[6]).toMatchObject({ hours: { proposed: null } });
  expect(uah.hours_per_week).toEqual({ now: 168, proposed: 126 });
});
