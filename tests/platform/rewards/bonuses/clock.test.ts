import { DEPOSIT_WAIT_HOURS } from '@kozyr/contracts/bonuses';
import { CURRENCIES, CURRENCY_ZONES, type Currency } from '@kozyr/contracts/money';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { z } from 'zod';
import { zoneClock } from '../../../../platform/src/services/kernel/time/zone-clock';
import { burnExpired } from '../../../../platform/src/services/rewards/bonuses/burn-expired';
import { makePlayer, type TestPlayer } from '../../../support/funded-player';
import type { TestPlatform } from '../../../support/platform';
import { it } from '../../../support/platform-test';
import { runs } from '../../../support/random-runs';
import { activeBonus, cancel, makeBonus, purseOf, subscribe, userBonusesOf } from '../../../support/rewards/bonuses';

const at = (platform: TestPlatform, iso: string) => {
  platform.clock.now = new Date(iso);
};
const playerOf = (platform: TestPlatform, currency: Currency) =>
  makePlayer(platform, {}, currency === 'kzt' ? { currency, country: 'KZ' } : { currency });
/** Takes a bonus and gives it up; what stood in the way, or null. */
async function take(platform: TestPlatform, player: TestPlayer, id: string): Promise<string | null> {
  const { code, body } = await subscribe(platform, player, id);
  if (code !== 201) return body.errorCode ?? '';
  await cancel(platform, player, id);
  return null;
}

/** Days of another length than 24 hours: when they begin and end. */
const ODD_DAYS = [
  { what: 'Kyiv in spring, 23 hours', currency: 'uah', begins: '2026-03-28T22:00:00Z', ends: '2026-03-29T21:00:00Z' },
  { what: 'Kyiv in autumn, 25 hours', currency: 'uah', begins: '2026-10-24T21:00:00Z', ends: '2026-10-25T22:00:00Z' },
  // Kazakhstan has had no summer time since 2005; on 1 March 2024 Almaty moved from UTC+6 to UTC+5.
  { what: 'Almaty in 2024, 25 hours', currency: 'kzt', begins: '2024-02-28T18:00:00Z', ends: '2024-02-29T19:00:00Z' },
] as const;

describe('a day of the currency’s zone', () => {
  it.for(ODD_DAYS)(
    'a day of bonuses is the day of its counts from midnight to midnight of its zone: $what',
    async ({ currency, begins, ends }, { platform }) => {
      const player = await playerOf(platform, currency);
      at(platform, begins);
      const { id } = await makeBonus(platform, { currency, isDailyActivation: true, maxUniqueActivations: 1 });
      const justBefore = (iso: string) => new Date(Date.parse(iso) - 1).toISOString();
      expect(await take(platform, player, id)).toBeNull();
      at(platform, justBefore(ends));
      expect(await take(platform, player, id)).toBe('BONUS_ALREADY_USED');
      at(platform, ends);
      expect(await take(platform, player, id)).toBeNull();
      at(platform, justBefore(begins));
      const early = await makeBonus(platform, { currency, isDailyActivation: true, maxUniqueActivations: 1 });
      expect(await take(platform, player, early.id)).toBeNull();
      at(platform, begins);
      expect(await take(platform, player, early.id)).toBeNull();
    },
  );

  it.for([
    { currency: 'uah', sunday: '2026-03-29T20:59:59Z', monday: '2026-03-29T21:00:00Z' },
    { currency: 'uah', sunday: '2026-10-25T21:59:59Z', monday: '2026-10-25T22:00:00Z' },
    { currency: 'kzt', sunday: '2026-03-29T18:59:59Z', monday: '2026-03-29T19:00:00Z' },
    { currency: 'kzt', sunday: '2024-03-03T18:59:59Z', monday: '2024-03-03T19:00:00Z' },
  ] as const)(
    'a day of bonuses ends the week at the midnight of its own zone: $currency, $monday',
    async ({ currency, sunday, monday }, { platform }) => {
      const player = await playerOf(platform, currency);
      at(platform, sunday);
      const [ofSunday, ofMonday] = [
        await makeBonus(platform, { currency, activeOnDays: [7] }),
        await makeBonus(platform, { currency, activeOnDays: [1] }),
      ];
      expect([await take(platform, player, ofSunday.id), await take(platform, player, ofMonday.id)]).toEqual([
        null,
        'BONUS_NOT_ALLOWED',
      ]);
      at(platform, monday);
      expect([await take(platform, player, ofSunday.id), await take(platform, player, ofMonday.id)]).toEqual([
        'BONUS_NOT_ALLOWED',
        null,
      ]);
    },
  );

  it('a day is the same to the database, which counts, and to the rules, which know the weekday, at any moment', async ({
    platform,
  }) => {
    const moment = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    const samples = fc.sample(fc.record({ moment, currency: fc.constantFrom(...CURRENCIES) }), 300);
    const row = z.object({ weekday: z.coerce.number(), minutes: z.coerce.number() });
    for (const { moment: now, currency } of samples) {
      const local = sql`(${now.toISOString()}::timestamptz at time zone ${CURRENCY_ZONES[currency]})`;
      const { rows } = await platform.ctx.db.execute(
        sql`select extract(isodow from ${local}) as weekday,
          extract(hour from ${local}) * 60 + extract(minute from ${local}) as minutes`,
      );
      const { weekday, minutes } = zoneClock(now, currency);
      expect({ weekday, minutes }, `${now.toISOString()} ${currency}`).toEqual(row.parse(rows[0]));
    }
  });
});

describe('hours', () => {
  it.for(ODD_DAYS)(
    'hours until a bonus burns are hours, also on a day that has another number of them: $what',
    async (day, { platform }) => {
      const player = await playerOf(platform, day.currency);
      at(platform, day.begins);
      const terms = { currency: day.currency, burningOnTimeout: true, activationsOffset: 24 };
      await subscribe(platform, player, (await makeBonus(platform, terms)).id);
      platform.clock.now = new Date(Date.parse(day.begins) + 24 * 3_600_000 - 1);
      await burnExpired(platform.ctx);
      expect(await activeBonus(platform, player)).not.toBeNull();
      platform.clock.now = new Date(Date.parse(day.begins) + 24 * 3_600_000);
      await burnExpired(platform.ctx);
      expect(await userBonusesOf(platform, player)).toMatchObject([{ endReason: 'burned_timeout', forfeited: 5_000n }]);
      expect(await purseOf(platform, player)).toMatchObject({ bonus: 0n });
    },
  );

  it('hours in which a deposit is waited for are counted, and end with the offer where that is sooner', async ({
    platform,
  }) => {
    at(platform, '2026-05-01T10:00:00Z');
    const waiting = { minDeposit: 20_000n };
    const soon = new Date('2026-05-01T11:00:00Z');
    const cases = [
      { offer: await makeBonus(platform, waiting), until: DEPOSIT_WAIT_HOURS * 3_600_000 },
      { offer: await makeBonus(platform, { ...waiting, endsAt: soon }), until: 3_600_000 },
    ];
    for (const { offer, until } of cases) {
      at(platform, '2026-05-01T10:00:00Z');
      const player = await playerOf(platform, 'uah');
      const { body } = await subscribe(platform, player, offer.id);
      expect(Date.parse(body.expires_at ?? '') - platform.clock.now.getTime()).toBe(until);
      platform.clock.now = new Date(platform.clock.now.getTime() + until);
      // Whoever looks finds it ended, before the clock of the jobs; another bonus needs no cancelling first.
      const free = await makeBonus(platform);
      expect((await subscribe(platform, player, free.id)).code).toBe(201);
      expect(await userBonusesOf(platform, player)).toMatchObject([
        { status: 'CANCELED', endReason: 'burned_timeout', forfeited: 0n, activatedAt: null },
        { status: 'ACTIVE' },
      ]);
    }
  });
});

it('a bonus gives k places of a day to exactly k of n players who ask at once', async ({ platform }) => {
  at(platform, '2026-05-04T10:00:00Z');
  const crowd = fc
    .integer({ min: 2, max: 16 })
    .chain((n) => fc.record({ n: fc.constant(n), k: fc.integer({ min: 1, max: n }) }));
  await fc.assert(
    fc.asyncProperty(crowd, async ({ n, k }) => {
      const { id } = await makeBonus(platform, { maxDailyActivations: k });
      const players = await Promise.all(Array.from({ length: n }, () => playerOf(platform, 'uah')));
      const answers = await Promise.all(players.map((player) => subscribe(platform, player, id)));
      expect(answers.filter(({ code }) => code === 201)).toHaveLength(k);
      const full = answers.filter(({ body }) => body.errorCode === 'BONUS_ACTIVATION_LIMIT_REACHED');
      expect(full).toHaveLength(n - k);
    }),
    runs(8),
  );
});
