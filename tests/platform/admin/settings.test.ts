import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { settings } from '../../../platform/src/db/schema/settings';
import { callAs, makeOperator, type TestOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { addGames, GAME } from '../../support/play/wallet-caller';

let admin: TestOperator;
let support: TestOperator;
it.beforeAll(async ({ platform }) => {
  admin = await makeOperator(platform, 'admin');
  support = await makeOperator(platform, 'support');
});

const get = (platform: TestPlatform, url: string) => callAs(platform, support, url);
const put = (platform: TestPlatform, url: string, body: object) =>
  callAs(platform, admin, url, { method: 'PUT', body });
const audited = (platform: TestPlatform, action: string) =>
  platform.ctx.db.select().from(auditLog).where(eq(auditLog.action, action)).orderBy(auditLog.id);

describe('settings', () => {
  it('settings are listed with what a value looks like, and changed by an admin, once in the log', async ({
    platform,
  }) => {
    const { items } = (await get(platform, '/operator/settings')).json();
    expect(items.find(({ code }: { code: string }) => code === 'PAYOUT_MIN_RATING')).toMatchObject({
      value: '1',
      set: true,
      pattern: '^[0-5]$',
      hint: expect.stringContaining('0 to 5'),
    });
    for (let i = 0; i < 2; i += 1)
      expect((await put(platform, '/operator/settings/PAYOUT_MAXIMUM_PER_DAY', { value: '5' })).json()).toMatchObject({
        value: '5',
        set: true,
      });
    expect((await audited(platform, 'setting_changed')).map(({ details }) => [details.before, details.after])).toEqual([
      ['3', '5'],
    ]);
    expect((await put(platform, '/operator/settings/PAYOUT_MAXIMUM_PER_DAY', { value: null })).json()).toMatchObject({
      value: '3',
      set: false,
    });
  });

  it('settings refuse a value by saying what it must be, and change nothing', async ({ platform }) => {
    const bad = await put(platform, '/operator/settings/DEPOSIT_MINIMUM_UAH', { value: '50' });
    expect([bad.statusCode, bad.json().errorCode]).toEqual([422, 'VALIDATION_ERROR']);
    expect(bad.json().message).toContain('two decimals');
    expect(bad.json().details.pattern).toContain('\\d');
    const turned = await put(platform, '/operator/settings/DEPOSIT_MINIMUM_UAH', { value: '60000.00' });
    expect([turned.statusCode, turned.json().errorCode]).toEqual([422, 'VALIDATION_ERROR']);
    const [kept] = await platform.ctx.db.select().from(settings).where(eq(settings.code, 'DEPOSIT_MINIMUM_UAH'));
    expect(kept?.value).toBe('50.00');
    expect((await put(platform, '/operator/settings/NOTHING', { value: '1' })).statusCode).toBe(404);
    expect((await put(platform, '/operator/settings/toString', { value: '1' })).statusCode).toBe(404);
  });

  it('settings never turn least and most round, also when both are moved at once', async ({ platform }) => {
    await Promise.all([
      put(platform, '/operator/settings/PAYOUT_MINIMUM_KZT', { value: '400000.00' }),
      put(platform, '/operator/settings/PAYOUT_MAXIMUM_24H_KZT', { value: '2000.00' }),
    ]);
    const { items } = (await get(platform, '/operator/settings')).json();
    const of = (code: string) => Number(items.find((item: { code: string }) => item.code === code).value);
    expect(of('PAYOUT_MINIMUM_KZT')).toBeLessThanOrEqual(of('PAYOUT_MAXIMUM_24H_KZT'));
  });
});

describe('games', () => {
  it('games are switched, providers too, and technical work is said, each written down once', async ({ platform }) => {
    await addGames(platform);
    const off = () => put(platform, `/operator/games/${GAME}`, { enabled: false });
    expect([(await off()).json().changed, (await off()).json().changed]).toEqual([true, false]);
    expect(await audited(platform, 'game_switched')).toMatchObject([
      { subject: GAME, details: { before: 'on', after: 'off' } },
    ]);
    expect((await put(platform, '/operator/providers/north', { enabled: false })).json()).toMatchObject({
      changed: true,
    });
    const begins = { provider: null, kind: 'PLANNED' };
    expect((await put(platform, '/operator/maintenance', begins)).json()).toEqual({ ...begins, changed: true });
    expect((await put(platform, '/operator/maintenance', begins)).json()).toEqual({ ...begins, changed: false });
    expect((await get(platform, '/operator/maintenance')).json()).toEqual({ items: [begins] });
    await put(platform, '/operator/maintenance', { provider: null, kind: null });
    expect((await get(platform, '/operator/maintenance')).json()).toEqual({ items: [] });
    expect((await audited(platform, 'maintenance_set')).map(({ details }) => details.after)).toEqual([
      'PLANNED',
      'ended',
    ]);
    expect((await put(platform, '/operator/games/none-of-that-name', { enabled: true })).statusCode).toBe(404);
  });
});
