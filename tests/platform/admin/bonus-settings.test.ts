import { WEEKDAYS } from '@kozyr/contracts/bonus-settings';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { bonusSettings } from '../../../platform/src/db/schema/bonuses';
import { bearerOf, makePlayer } from '../../support/funded-player';
import { callAs, makeOperator, type TestOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { addGames } from '../../support/play/wallet-caller';
import { makeBonus, subscribe } from '../../support/rewards/bonuses';

let admin: TestOperator;
let other: TestOperator;
let support: TestOperator;
it.beforeAll(async ({ platform }) => {
  await addGames(platform);
  admin = await makeOperator(platform, 'admin');
  other = await makeOperator(platform, 'admin');
  support = await makeOperator(platform, 'support');
});
it.beforeEach(async ({ platform }) => {
  await platform.ctx.db.delete(bonusSettings);
});

const WELCOME = '/operator/bonus-settings/WelcomeDeposit/uah';
const get = async (platform: TestPlatform, url = WELCOME) => (await callAs(platform, support, url)).json();
const set = (platform: TestPlatform, body: object, who = admin, url = WELCOME) =>
  callAs(platform, who, url, { method: 'PUT', body });
const audited = (platform: TestPlatform) =>
  platform.ctx.db.select().from(auditLog).where(eq(auditLog.action, 'bonus_setting_changed')).orderBy(auditLog.id);

type Window = { enabled: boolean; time_from: string; time_to: string };
const OPEN = { enabled: true, time_from: '10:00', time_to: '22:00' };
const week = (more: Record<string, Partial<Window>> = {}) => ({
  days_of_week_active: Object.fromEntries(WEEKDAYS.map((day) => [day, { ...OPEN, ...more[day] }])),
});
const WEEK = { version: 0, wager: 20, options: week() };

describe('days and hours of a bonus', () => {
  it('days and hours of a bonus are set by an operator, hold for players at once, and are written down with what was', async ({
    platform,
  }) => {
    platform.clock.now = new Date('2026-11-20T18:30:00Z');
    const player = await makePlayer(platform);
    const headers = await bearerOf(platform, player.id, platform.clock.now);
    const told = async () => (await platform.app.inject({ url: '/bonuses/settings', headers })).json().items;
    const friday = await makeBonus(platform, {
      groupId: 1,
      type: 'PERCENTAGE',
      amount: 2_500n,
      maxAmount: 50_000n,
      minDeposit: 10_000n,
      activeOnDays: [5],
    });
    expect(await told()).toEqual([]);
    expect(await get(platform)).toMatchObject({ version: 0, wager: 1, percents: { friday: '25.00' } });
    const { items } = await get(platform, '/operator/bonus-settings');
    expect(items.map(({ currency, version }: { currency: string; version: number }) => [currency, version])).toEqual([
      ['uah', 0],
      ['kzt', 0],
    ]);

    const before = (await audited(platform)).length;
    const closed = week({ sunday: { enabled: false, time_from: '00:00', time_to: '00:00' } });
    const first = await set(platform, { version: 0, options: closed });
    expect([first.statusCode, first.json()]).toMatchObject([200, { version: 1, wager: 1, changed: true }]);
    expect(await told()).toMatchObject([{ code: 'WelcomeDeposit', wager: 1, options: closed }]);
    // Friday 20:30 in Kyiv.
    expect((await subscribe(platform, player, friday.id)).code).toBe(201);

    const late = week({ friday: { time_to: '20:29' } });
    expect((await set(platform, { version: 1, wager: 20.5, options: late })).json()).toMatchObject({
      version: 2,
      wager: 20.5,
    });
    const [answer, ...rest] = await told();
    expect(rest).toEqual([]);
    expect(answer).toMatchObject({ wager: 20.5, options: late, percents: { friday: '25.00' } });
    const next = await makePlayer(platform);
    expect((await subscribe(platform, next, friday.id)).body.errorCode).toBe('BONUS_NOT_ALLOWED');
    // The other currency has its own.
    expect(await get(platform, WELCOME.replace('uah', 'kzt'))).toMatchObject({ version: 0 });

    const deeds = (await audited(platform)).slice(before);
    expect(deeds).toMatchObject([
      { actor: admin.id, subject: 'WelcomeDeposit/uah', details: { before: 'unset' } },
      { actor: admin.id, subject: 'WelcomeDeposit/uah', details: { before: deeds[0]?.details.after } },
    ]);
    expect(JSON.parse(deeds[1]?.details.before ?? '')).toMatchObject({ wager: 1, sunday: 'closed 00:00-00:00' });
    expect(JSON.parse(deeds[1]?.details.after ?? '')).toMatchObject({
      wager: 20.5,
      friday: '10:00-20:29',
      sunday: '10:00-22:00',
    });
  });

  it('days and hours of a bonus that are so already change nothing, whatever was read, and are not written down', async ({
    platform,
  }) => {
    await set(platform, WEEK);
    const before = await audited(platform);
    const again = await set(platform, WEEK);
    expect([again.statusCode, again.json()]).toMatchObject([200, { version: 1, changed: false }]);
    expect(await audited(platform)).toEqual(before);
  });

  it('days and hours of a bonus are never overwritten by who has not seen them', async ({ platform }) => {
    await set(platform, WEEK);
    const mine = { version: 1, wager: 30, options: week() };
    const theirs = { version: 1, wager: 1, options: week({ monday: { enabled: false } }) };
    expect((await set(platform, theirs, other)).statusCode).toBe(200);
    const refused = await set(platform, mine);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { errorCode: 'STATE_CONFLICT', details: { version: '2' } },
    ]);
    expect(refused.json().message).toContain('Read it again');
    expect(await get(platform)).toMatchObject({ version: 2, wager: 1, options: theirs.options });
    expect((await set(platform, { ...mine, version: 2 })).json()).toMatchObject({ version: 3, wager: 30 });
  });

  it.for([0, 1])(
    'days and hours of a bonus of version %i are set by one of many who ask at once',
    async (version, { platform }) => {
      if (version > 0) await set(platform, WEEK);
      const before = (await audited(platform)).length;
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, i) =>
          set(platform, { version, wager: 30 + i, options: week() }, i % 2 === 0 ? admin : other),
        ),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
        200,
        ...Array.from({ length: 7 }, () => 409),
      ]);
      const won = answers.find(({ statusCode }) => statusCode === 200)?.json();
      expect(await get(platform)).toMatchObject({ version: version + 1, wager: won.wager });
      expect(await audited(platform)).toHaveLength(before + 1);
    },
  );

  const { monday: _, ...six } = week().days_of_week_active;
  it.for<[field: string, wrong: Record<string, unknown>]>([
    ['options.days_of_week_active.monday', { options: { days_of_week_active: six } }],
    ['options.days_of_week_active', { options: week({}), extra: 'caturday' }],
    ['options.days_of_week_active.friday.time_from', { options: week({ friday: { time_from: '9:00' } }) }],
    ['options.days_of_week_active.friday.time_to', { options: week({ friday: { time_to: '24:00' } }) }],
    ['options.days_of_week_active.friday.time_to', { options: week({ friday: { time_to: '22:00:00' } }) }],
    ['options.days_of_week_active.friday.time_from', { options: week({ friday: { time_from: '22:00' } }) }],
    ['options.days_of_week_active.friday.time_from', { options: week({ friday: { time_from: '23:00' } }) }],
    ['wager', { wager: 0.99 }],
    ['wager', { wager: 1.005 }],
    ['wager', { wager: '20' }],
    ['version', { version: -1 }],
    ['version', { version: undefined }],
    ['', { wagr: 2 }],
  ])(
    'days and hours of a bonus are refused at %s where they are none: %o',
    async ([field, { extra, ...more }], { platform }) => {
      const body: Record<string, unknown> = { ...WEEK, ...more };
      if (extra) body.options = { days_of_week_active: { ...week().days_of_week_active, [String(extra)]: OPEN } };
      const before = await audited(platform);
      const answer = await set(platform, body);
      const { errorCode, fields = [], details } = answer.json();
      expect([answer.statusCode, errorCode]).toEqual([422, 'VALIDATION_ERROR']);
      expect(details?.field ?? fields[0]?.path).toBe(field);
      expect(details ? answer.json().message : fields[0]?.message).toMatch(/must (be|have|name) /);
      expect([await get(platform), await audited(platform)]).toMatchObject([{ version: 0 }, before]);
    },
  );

  it('days and hours of the percentage on deposit are not set at once, since they are versioned', async ({
    platform,
  }) => {
    const refused = await set(platform, WEEK, admin, '/operator/bonus-settings/PercentDeposit/uah');
    expect([refused.statusCode, refused.json().errorCode]).toEqual([409, 'STATE_CONFLICT']);
    expect(refused.json().message).toContain('propose them among the promotion rules');
    expect(await platform.ctx.db.select().from(bonusSettings)).toEqual([]);
  });

  it('days and hours of a bonus are of a group and a currency that there are', async ({ platform }) => {
    for (const path of ['WelcomeDeposit/eur', 'Percents/uah'])
      expect((await set(platform, WEEK, admin, `/operator/bonus-settings/${path}`)).statusCode).toBe(422);
    expect((await set(platform, WEEK, admin, '/operator/bonus-settings/PromoCode/kzt')).statusCode).toBe(200);
    const { items } = await get(platform, '/operator/bonus-settings');
    expect(items.map(({ code }: { code: string }) => code).sort()).toEqual([
      'PercentDeposit',
      'PercentDeposit',
      'PromoCode',
    ]);
  });
});
