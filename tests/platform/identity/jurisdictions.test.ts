import { randomUUID } from 'node:crypto';
import { profileTermsSchema } from '@kozyr/contracts/jurisdictions';
import { addHours, addMinutes } from 'date-fns';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { users } from '../../../platform/src/db/schema/accounts';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { profileVersions } from '../../../platform/src/db/schema/jurisdictions';
import { alignProfiles } from '../../../platform/src/services/kernel/jurisdictions/keep-profiles';
import { bearerOf, fund, makePlayer, type TestPlayer } from '../../support/funded-player';
import { callAs, makeOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { platformTest } from '../../support/platform-test';
import { addGames, GAME, moneyOf, play } from '../../support/play/wallet-caller';
import { beginDeposit, callAsPlayer } from '../../support/protection';
import { cookieOf, freshPhone, PASSWORD, registerPlayer, registrationOf } from '../../support/registration';
import { makeBattle } from '../../support/rewards/battles';
import { makeBonus } from '../../support/rewards/bonuses';

const it = platformTest({ JURISDICTIONS: 'UA,KZ,EU,US,RU', PUBLIC_URL: 'http://localhost:3000' });
it.beforeAll(({ platform }) => addGames(platform));

const from = (country: string) => ({ 'x-forwarded-for': '203.0.113.9', 'x-country': country });
const keep = (platform: TestPlatform, { id }: Pick<TestPlayer, 'id'>, profiles: string[]) =>
  platform.ctx.db.update(users).set({ profiles }).where(eq(users.id, id));
const pass = (platform: TestPlatform, minutes: number) => {
  platform.clock.now = addMinutes(platform.clock.now, minutes);
};

/** A player for whom these profiles hold, with 1,000.00. */
async function playerOf(platform: TestPlatform, ...profiles: string[]): Promise<TestPlayer> {
  const kz = profiles[0] === 'KZ';
  const player = await makePlayer(platform, { game: 100_000n }, kz ? { currency: 'kzt', country: 'KZ' } : {});
  await keep(platform, player, profiles);
  return player;
}

async function call(
  platform: TestPlatform,
  player: TestPlayer,
  method: 'PUT' | 'DELETE' | 'POST',
  url: string,
  body?: object,
) {
  const headers = await bearerOf(platform, player.id, platform.clock.now);
  const answer = await platform.app.inject({ method, url, headers, ...(body ? { body } : {}) });
  return { status: answer.statusCode, body: answer.json() };
}
const limit = (platform: TestPlatform, player: TestPlayer, kind: 'deposit' | 'loss', amount = '500') =>
  call(platform, player, 'PUT', `/protection/limits/${kind}/day`, { amount });
const timeLimit = (platform: TestPlatform, player: TestPlayer) =>
  call(platform, player, 'PUT', '/protection/limits/time/day', { minutes: 600 });
const WITHDRAWAL = () => ({
  amount: '500.00',
  recipient_name: 'Ada Lovelace',
  return_path: '/uk/cashbox',
  idempotency_key: randomUUID(),
});
const launch = (platform: TestPlatform, player: TestPlayer) =>
  callAsPlayer(platform, player, `/games/${GAME}/launch`, { locale: 'uk' });
const logIn = (platform: TestPlatform, username: string, headers = {}) =>
  platform.app.inject({ method: 'POST', url: '/auth/web', body: { username, password: PASSWORD }, headers });

describe('the profiles that the product comes with', () => {
  it('each profile is whole, and in a trial one holds for everybody, under which all is offered', async ({
    platform,
    startPlatform,
  }) => {
    const rows = await platform.ctx.db.select().from(profileVersions);
    expect(rows.map(({ code }) => code).toSorted()).toEqual(['EU', 'KZ', 'RU', 'TRIAL', 'UA', 'US']);
    for (const { terms } of rows) expect(profileTermsSchema.parse(terms)).toEqual(terms);
    const trial = await startPlatform();
    const answer = await trial.app.inject({ url: '/jurisdiction', headers: from('US') });
    expect(answer.json()).toMatchObject({ profiles: [{ code: 'TRIAL', version: 1 }], mode: 'real', wager_cap: null });
    expect(Object.values(answer.json().promotions)).toEqual([true, true, true, true, true]);
  });
});

describe('where somebody is', () => {
  it('a visitor is told what holds by the network that a front door names, and by the country they would register with', async ({
    platform: { app },
  }) => {
    const of = async (url: string, headers = {}) => (await app.inject({ url, headers })).json();
    expect((await of('/jurisdiction?country=UA')).profiles).toEqual([{ code: 'UA', version: 1 }]);
    expect(await of('/jurisdiction?country=UA', from('us'))).toMatchObject({ mode: 'closed' });
    expect(
      (await of('/jurisdiction?country=UA', from('PL'))).profiles.map(({ code }: { code: string }) => code),
    ).toEqual(['UA', 'EU']);
    // A client that names its own country is not believed.
    expect((await of('/jurisdiction?country=UA', { 'x-country': 'US' })).mode).toBe('real');
  });

  it('nobody registers from a closed country, and nothing is sent to them', async ({ platform: { app } }) => {
    const body = registrationOf(freshPhone('UA'));
    const answer = await app.inject({ method: 'POST', url: '/auth/register', body, headers: from('US') });
    expect([answer.statusCode, answer.json().errorCode]).toEqual([403, 'CLOSED_IN_COUNTRY']);
  });

  it('each sign-in and each renewal keeps which profiles hold, with an entry of the audit log when they change', async ({
    platform,
  }) => {
    const { userId, phone } = await registerPlayer(platform.app);
    const kept = async () =>
      (await platform.ctx.db.select({ profiles: users.profiles }).from(users).where(eq(users.id, userId)))[0]?.profiles;
    expect(await kept()).toEqual(['UA']);
    const abroad = await logIn(platform, phone, from('RU'));
    expect(abroad.json().user.place.mode).toBe('closed');
    expect(await kept()).toEqual(['UA', 'RU']);
    const cookies = { kozyr_refresh: cookieOf(abroad, 'kozyr_refresh')?.value ?? '' };
    const home = await platform.app.inject({
      method: 'POST',
      url: '/auth/refresh',
      cookies,
      headers: { ...from('UA'), 'x-requested-with': 'kozyr' },
    });
    expect(home.json().user.place.mode).toBe('real');
    expect(await kept()).toEqual(['UA']);
    const deeds = await platform.ctx.db.select().from(auditLog).where(eq(auditLog.subject, userId));
    expect(deeds.map(({ action, details }) => [action, details.before, details.after])).toEqual([
      ['player_profiles_changed', 'UA', 'UA RU'],
      ['player_profiles_changed', 'UA RU', 'UA'],
    ]);
  });
});

it('a start with other profiles gives each player that of their country, and leaves who has one that is named', async ({
  platform,
}) => {
  const players = [
    await playerOf(platform, 'TRIAL'),
    await playerOf(platform, 'UA', 'EU'),
    await playerOf(platform, 'KZ', 'TRIAL'),
    await playerOf(platform, 'UA', 'RU'),
  ];
  expect(await alignProfiles(platform.ctx)).toBeGreaterThanOrEqual(2);
  const rows = await platform.ctx.db.select({ id: users.id, profiles: users.profiles }).from(users);
  const kept = new Map(rows.map(({ id, profiles }) => [id, profiles]));
  expect(players.map(({ id }) => kept.get(id))).toEqual([['UA'], ['UA', 'EU'], ['KZ'], ['UA', 'RU']]);
  expect(await alignProfiles(platform.ctx)).toBe(0);
});

describe('a mode', () => {
  it.for([
    [['KZ'], 'PLAY_MONEY_ONLY', 'PROMOTION_CLOSED'],
    [['UA', 'RU'], 'CLOSED_IN_COUNTRY', 'CLOSED_IN_COUNTRY'],
  ] as const)(
    'where %s hold nobody pays in, plays or is given anything, and what is theirs they take out',
    async ([profiles, money, given], { platform }) => {
      const player = await playerOf(platform, ...profiles);
      const { currency } = player;
      const offer = await makeBonus(platform, { currency });
      const calls = [
        await beginDeposit(platform, player),
        await launch(platform, player),
        await callAsPlayer(platform, player, `/bonuses/${offer.id}/subscribe`, {}),
        await callAsPlayer(platform, player, `/battles/${await makeBattle(platform, { currency })}/enter`, {}),
      ];
      expect(calls.map(({ body }) => body.errorCode)).toEqual([money, money, given, given]);
      const out = await callAsPlayer(platform, player, '/payments/withdrawals', {
        amount: '500.00',
        recipient_name: 'Ada Lovelace',
        return_path: '/uk/cashbox',
        idempotency_key: randomUUID(),
      });
      // Nothing of digital is theirs; what is refused is that, not the place.
      expect(out.body.errorCode).not.toMatch(/COUNTRY|PLAY_MONEY/);
      expect((await callAsPlayer(platform, player, '/bonuses')).body.items).toEqual([]);
    },
  );

  it('a game that is open takes no stake once its player is where nobody plays for money, and a due win is paid', async ({
    platform,
  }) => {
    const player = await playerOf(platform, 'UA');
    await limit(platform, player, 'deposit');
    await timeLimit(platform, player);
    const game = await play(platform, player);
    expect((await game.bet('r1', 'b1', '10.00')).status).toBe(200);
    await keep(platform, player, ['UA', 'RU']);
    expect((await game.bet('r2', 'b2', '10.00')).body.error).toBe('PLAYER_STOPPED');
    const batch = await game.play('r3', [{ action: 'bet', transaction_id: 'b3', amount: '10.00' }]);
    expect(batch.body.error).toBe('PLAYER_STOPPED');
    expect((await game.win('r1', 'w1', '25.00')).status).toBe(200);
    expect(await moneyOf(platform, player)).toMatchObject({ game: 99_000n, electronic: 2_500n });
  });
});

describe('limits that the law asks for', () => {
  it('nobody pays in or plays before they have set them, and then as ever', async ({ platform }) => {
    const player = await playerOf(platform, 'UA');
    const refused = await beginDeposit(platform, player);
    expect([refused.status, refused.body.errorCode, refused.body.details]).toEqual([
      409,
      'LIMITS_NEEDED',
      { kinds: 'deposit,time' },
    ]);
    expect((await launch(platform, player)).body.errorCode).toBe('LIMITS_NEEDED');
    const game = await play(platform, player);
    expect((await game.bet('r1', 'b1', '1.00')).body.error).toBe('PLAYER_STOPPED');
    expect((await limit(platform, player, 'deposit')).body.missing).toEqual(['time']);
    expect((await timeLimit(platform, player)).body.missing).toEqual([]);
    expect((await game.bet('r2', 'b2', '1.00')).status).toBe(200);
    expect((await beginDeposit(platform, player)).body.errorCode).not.toBe('LIMITS_NEEDED');
  });

  it('the last of a kind is not taken away, and a raise waits as long as the law has it', async ({ platform }) => {
    const player = await playerOf(platform, 'UA', 'EU');
    const set = await limit(platform, player, 'loss', '100');
    expect(set.body.raise_wait_hours).toBe(168);
    const away = (period: string) => call(platform, player, 'DELETE', `/protection/limits/loss/${period}`);
    expect((await away('day')).body.errorCode).toBe('LIMITS_NEEDED');
    await call(platform, player, 'PUT', '/protection/limits/loss/week', { amount: '400' });
    expect((await away('day')).body.items[0].change).toMatchObject({
      amount: null,
      confirm_from: addHours(platform.clock.now, 168).toISOString(),
    });
    expect((await away('week')).body.errorCode).toBe('LIMITS_NEEDED');
    const raised = await limit(platform, player, 'loss', '200');
    expect(raised.body.items[0]).toMatchObject({ amount: '100.00', change: { amount: '200.00' } });
  });
});

describe('identity that the law asks for', () => {
  it('nobody takes winnings out before they have proved who they are, and the player reads what it is needed for', async ({
    platform,
  }) => {
    const player = await playerOf(platform, 'UA');
    await fund(platform, player, { electronic: 100_000n });
    await platform.ctx.db.update(users).set({ rating: 5 }).where(eq(users.id, player.id));
    const refused = await callAsPlayer(platform, player, '/payments/withdrawals', WITHDRAWAL());
    expect([refused.status, refused.body.errorCode, refused.body.details]).toEqual([
      403,
      'IDENTITY_NEEDED',
      { level: '2', action: 'withdraw' },
    ]);
    const { rules } = (await callAsPlayer(platform, player, '/users/identity')).body;
    expect(rules).toContainEqual({ action: 'withdraw', level: 2, over_30_days: null });
    const abroad = await playerOf(platform, 'UA', 'EU');
    await limit(platform, abroad, 'deposit');
    await limit(platform, abroad, 'loss');
    await timeLimit(platform, abroad);
    expect((await beginDeposit(platform, abroad)).body.errorCode).toBe('IDENTITY_NEEDED');
  });
});

describe('time that the law bounds', () => {
  it('after two hours no round begins until a quarter of an hour has passed, and a round that runs goes on', async ({
    platform,
  }) => {
    const player = await playerOf(platform, 'UA', 'EU');
    await limit(platform, player, 'deposit');
    await limit(platform, player, 'loss');
    await timeLimit(platform, player);
    const game = await play(platform, player);
    for (let gone = 0; gone < 120; gone += 10) {
      await callAsPlayer(platform, player, '/protection/session/check', {});
      expect((await game.bet(`r${gone}`, `b${gone}`, '1.00')).status).toBe(200);
      pass(platform, 10);
    }
    const until = addMinutes(platform.clock.now, 5).toISOString();
    const refused = await game.bet('new', 'new', '1.00');
    expect(refused.body).toMatchObject({ error: 'BREAK_DUE', break_until: until });
    expect((await game.play('batch', [{ action: 'bet', transaction_id: 'p', amount: '1.00' }])).body.error).toBe(
      'BREAK_DUE',
    );
    const session = (await callAsPlayer(platform, player, '/protection/session')).body;
    expect(session.break).toEqual({ after_minutes: 120, until });
    pass(platform, 5);
    expect((await game.bet('after', 'after', '1.00')).status).toBe(200);
  });

  it('a reality check comes as often as the law has it, whatever was chosen before', async ({ platform }) => {
    const player = await playerOf(platform, 'TRIAL');
    const choose = (every: number | null) => call(platform, player, 'PUT', '/protection/session/check', { every });
    expect((await choose(null)).body.check).toEqual({ every: null, due_at: null, allowed: [15, 30, 60, 120, null] });
    await keep(platform, player, ['UA']);
    const { check } = (await callAsPlayer(platform, player, '/protection/session')).body;
    expect([check.every, check.allowed]).toEqual([60, [15, 30, 60]]);
    expect((await choose(120)).status).toBe(422);
    expect((await choose(30)).body.check.every).toBe(30);
  });
});

describe('a profile that changes', () => {
  const proposed = async (platform: TestPlatform, admin: Awaited<ReturnType<typeof makeOperator>>, hours = 24) => {
    const rows = await platform.ctx.db.select().from(profileVersions).where(eq(profileVersions.code, 'US'));
    const terms = { ...rows[0]?.terms, mode: 'play' };
    const body = { terms, from: addHours(platform.clock.now, hours).toISOString(), reason: 'A law of another state' };
    return callAs(platform, admin, '/operator/jurisdictions/US', { body });
  };

  it('a version holds from its date on once a second person has confirmed it, in every process, with no restart', async ({
    platform,
  }) => {
    const [ada, bea] = [await makeOperator(platform, 'admin'), await makeOperator(platform, 'admin')];
    const preview = (await proposed(platform, ada)).json();
    expect(preview.changes).toEqual([{ field: 'mode', before: '"closed"', after: '"play"' }]);
    const { version } = preview.version;
    const confirm = (who: typeof ada) =>
      callAs(platform, who, `/operator/jurisdictions/US/${version}/confirm`, { method: 'POST' });
    expect((await confirm(ada)).json().errorCode).toBe('SECOND_PERSON_NEEDED');
    expect((await confirm(bea)).json().version).toMatchObject({
      status: 'CONFIRMED',
      in_force: false,
      decided_by: bea.name,
    });
    expect((await confirm(bea)).statusCode).toBe(200);
    const modeOf = async () =>
      (await platform.app.inject({ url: '/jurisdiction?country=UA', headers: from('US') })).json().mode;
    expect(await modeOf()).toBe('closed');
    platform.clock.now = addHours(platform.clock.now, 24);
    expect(await modeOf()).toBe('play');
    const late = await callAs(platform, ada, `/operator/jurisdictions/US/${version}/withdraw`, { method: 'POST' });
    expect(late.json().errorCode).toBe('STATE_CONFLICT');
  });

  it('a version is never confirmed by who proposed it, nor by whom they added, nor once it was taken back', async ({
    platform,
  }) => {
    const ada = await makeOperator(platform, 'admin');
    const hers = await makeOperator(platform, 'admin', ada.id);
    const { version } = (await proposed(platform, ada)).json().version;
    const decide = (who: typeof ada, what: string) =>
      callAs(platform, who, `/operator/jurisdictions/US/${version}/${what}`, { method: 'POST' });
    expect((await decide(hers, 'confirm')).json().errorCode).toBe('SECOND_PERSON_NEEDED');
    expect((await decide(hers, 'withdraw')).json().version.status).toBe('WITHDRAWN');
    const other = await makeOperator(platform, 'admin');
    expect((await decide(other, 'confirm')).json().errorCode).toBe('STATE_CONFLICT');
    expect((await proposed(platform, ada, 0)).json().errorCode).toBe('STATE_CONFLICT');
  });
});
