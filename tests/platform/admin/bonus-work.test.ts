import { randomInt, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { users } from '../../../platform/src/db/schema/accounts';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { bonusCodes } from '../../../platform/src/db/schema/bonus-codes';
import { exportBonuses } from '../../../platform/src/services/admin/bonus-admin/export-bonuses';
import { bearerOf, makePlayer, type TestPlayer } from '../../support/funded-player';
import { callAs, makeOperator, type TestOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { cancel, makeBonus, subscribe } from '../../support/rewards/bonuses';

let admin: TestOperator;
let support: TestOperator;
it.beforeAll(async ({ platform }) => {
  admin = await makeOperator(platform, 'admin');
  support = await makeOperator(platform, 'support');
});

const get = async (platform: TestPlatform, url: string) => (await callAs(platform, support, url)).json();
const post = (platform: TestPlatform, url: string, body: object = {}) => callAs(platform, admin, url, { body });
const deeds = async (platform: TestPlatform, subject: string) =>
  (await platform.ctx.db.select().from(auditLog).where(eq(auditLog.subject, subject)).orderBy(auditLog.id)).map(
    ({ action, details }) => ({ action, details }),
  );
const asPlayer = async (platform: TestPlatform, player: TestPlayer, url: string) =>
  platform.app.inject({ url, headers: await bearerOf(platform, player.id, platform.clock.now) });
const listed = async (platform: TestPlatform, player: TestPlayer) =>
  (await asPlayer(platform, player, '/bonuses?pageSize=100'))
    .json<{ items: { id: string }[] }>()
    .items.map(({ id }) => id);
const newGroup = async (platform: TestPlatform): Promise<{ id: string; name: string }> =>
  (await post(platform, '/operator/player-groups', { name: `Group ${randomUUID()}` })).json();

describe('a group of players', () => {
  it('a group of players is filled by lines, and says of each what came of it', async ({ platform }) => {
    const [one, other] = [await makePlayer(platform), await makePlayer(platform)];
    const digits = String(randomInt(1_000_000, 9_999_999));
    await platform.ctx.db
      .update(users)
      .set({ phone: `38067${digits}` })
      .where(eq(users.id, one.id));
    const group = await newGroup(platform);
    expect((await post(platform, '/operator/player-groups', { name: group.name.toUpperCase() })).statusCode).toBe(409);
    const lines = [` 067 ${digits}`, one.id, other.id, randomUUID(), 'somebody'];
    const filled = await post(platform, `/operator/player-groups/${group.id}/players`, { lines });
    expect(filled.json()).toEqual({
      players: 2,
      lines: ['done', 'twice', 'done', 'unknown', 'malformed'].map((outcome, at) => ({ line: at + 1, outcome })),
    });
    const again = await post(platform, `/operator/player-groups/${group.id}/players`, { lines: [other.id] });
    expect(again.json()).toEqual({ players: 2, lines: [{ line: 1, outcome: 'no_change' }] });
    const taken = await post(platform, `/operator/player-groups/${group.id}/players/remove`, {
      lines: [other.id, 'x'],
    });
    expect(taken.json()).toEqual({
      players: 1,
      lines: [
        { line: 1, outcome: 'done' },
        { line: 2, outcome: 'malformed' },
      ],
    });
    expect(await get(platform, `/operator/player-groups/${group.id}/players`)).toMatchObject({
      items: [{ id: one.id }],
      next: null,
    });
    // The log keeps how many, and nobody's phone.
    expect(await deeds(platform, group.id)).toEqual([
      { action: 'player_group_created', details: expect.objectContaining({ name: group.name }) },
      { action: 'player_group_filled', details: expect.objectContaining({ players: '2', lines: '5' }) },
      { action: 'player_group_emptied', details: expect.objectContaining({ players: '1', lines: '2' }) },
    ]);
    expect(JSON.stringify(await deeds(platform, group.id))).not.toContain(digits);
  });

  it('a bonus of a group of players is seen and taken by its players, and by nobody else', async ({ platform }) => {
    const [inside, outside] = [await makePlayer(platform), await makePlayer(platform)];
    const group = await newGroup(platform);
    await post(platform, `/operator/player-groups/${group.id}/players`, { lines: [inside.id] });
    const bonus = await makeBonus(platform, { maxUniqueActivations: 1 });
    const change = (body: object) =>
      callAs(platform, admin, `/operator/bonuses/${bonus.id}`, { method: 'PATCH', body });
    expect((await change({ player_group: randomUUID() })).json().details).toEqual({ field: 'player_group' });
    expect((await change({ player_group: group.id })).json().player_group).toEqual(
      group && { id: group.id, name: group.name },
    );
    expect(await listed(platform, inside)).toContain(bonus.id);
    expect(await listed(platform, outside)).not.toContain(bonus.id);
    expect((await asPlayer(platform, outside, `/bonuses/validate?id=${bonus.id}`)).json().errorCode).toBe(
      'BONUS_NOT_FOUND',
    );
    expect((await subscribe(platform, outside, bonus.id)).body.errorCode).toBe('BONUS_NOT_FOUND');
    expect((await subscribe(platform, inside, bonus.id)).code).toBe(201);
    const [deed] = await deeds(platform, bonus.id);
    expect(deed).toMatchObject({ action: 'bonus_changed', details: { before: '{"player_group":null}' } });
    expect(await get(platform, `/operator/bonuses/${bonus.id}/players`)).toMatchObject({
      items: [{ player: { id: inside.id }, status: 'ACTIVE', given: '50.00' }],
      next: null,
    });
    expect((await change({ player_group: null })).json().player_group).toBeNull();
    expect(await listed(platform, outside)).toContain(bonus.id);
  });
});

describe('codes of one use', () => {
  const makeCodes = (platform: TestPlatform, id: string, more: object = {}) =>
    post(platform, `/operator/bonuses/${id}/codes`, {
      count: 3,
      note: 'Letters of March',
      idempotency_key: randomUUID(),
      ...more,
    });
  const promo = (platform: TestPlatform) =>
    makeBonus(platform, {
      type: 'PROMO_CODE',
      code: `OWN-${randomUUID().slice(0, 8).toUpperCase()}`,
      isRepeatedActivation: true,
      maxDailyActivations: 100,
    });

  it('a code of one use opens its bonus once, and the bonus’s own code opens it no more', async ({ platform }) => {
    const bonus = await promo(platform);
    const made = await makeCodes(platform, bonus.id);
    expect(made.statusCode).toBe(201);
    const { codes, batch } = made.json();
    expect(new Set(codes).size).toBe(3);
    const kept = await platform.ctx.db.select().from(bonusCodes).where(eq(bonusCodes.batchId, batch.id));
    expect(JSON.stringify(kept)).not.toContain(codes[0]);

    const [first, second] = [await makePlayer(platform), await makePlayer(platform)];
    const own = await subscribe(platform, first, bonus.id, bonus.code ?? '');
    expect(own.body.errorCode).toBe('BONUS_INVALID_ACTIVATION_CODE');
    const shown = await asPlayer(platform, first, `/bonuses/validate?code=${codes[0]}`);
    expect(shown.json()).toMatchObject({ id: bonus.id, code: codes[0], refusal: null });
    // Two who have the same code: one of them gets it.
    const both = await Promise.all([first, second].map((player) => subscribe(platform, player, bonus.id, codes[0])));
    expect(both.map(({ code }) => code).sort()).toEqual([201, 422]);
    expect((await asPlayer(platform, second, `/bonuses/validate?code=${codes[0]}`)).json().errorCode).toBe(
      'BONUS_INVALID_ACTIVATION_CODE',
    );
    const winner = both[0]?.code === 201 ? first : second;
    await cancel(platform, winner, bonus.id);
    expect((await subscribe(platform, winner, bonus.id, codes[0])).body.errorCode).toBe(
      'BONUS_INVALID_ACTIVATION_CODE',
    );
    expect((await subscribe(platform, winner, bonus.id, codes[1])).code).toBe(201);
    expect((await get(platform, `/operator/bonuses/${bonus.id}/codes`)).items).toMatchObject([{ codes: 3, used: 2 }]);
  });

  it('codes of one use are told once, and open nothing when they are withdrawn', async ({ platform }) => {
    const bonus = await promo(platform);
    const key = randomUUID();
    const made = await makeCodes(platform, bonus.id, { idempotency_key: key });
    expect((await makeCodes(platform, bonus.id, { idempotency_key: key })).statusCode).toBe(409);
    const { codes, batch } = made.json();
    const withdraw = () => post(platform, `/operator/bonuses/${bonus.id}/codes/${batch.id}/withdraw`);
    expect((await withdraw()).json()).toMatchObject({ id: batch.id, withdrawn_at: expect.any(String) });
    expect((await withdraw()).statusCode).toBe(200);
    const player = await makePlayer(platform);
    expect((await subscribe(platform, player, bonus.id, codes[0])).body.errorCode).toBe(
      'BONUS_INVALID_ACTIVATION_CODE',
    );
    expect((await deeds(platform, bonus.id)).map(({ action }) => action)).toEqual([
      'bonus_codes_made',
      'bonus_codes_withdrawn',
    ]);
    const free = await makeBonus(platform);
    expect((await makeCodes(platform, free.id)).json().errorCode).toBe('STATE_CONFLICT');
    expect((await makeCodes(platform, randomUUID())).statusCode).toBe(404);
  });
});

describe('a forecast of a bonus', () => {
  const DRAFT = { group: 'WheelFortune', currency: 'uah', type: 'GAME', name: 'Idea', bonus_amount: '100', wager: 10 };
  const forecast = (platform: TestPlatform, more: object = {}) =>
    post(platform, '/operator/bonus-forecast', { draft: { ...DRAFT, ...more } });

  it('a forecast of a bonus says what it costs at most and on average, and makes nothing', async ({ platform }) => {
    const group = await newGroup(platform);
    const member = await makePlayer(platform);
    await post(platform, `/operator/player-groups/${group.id}/players`, { lines: [member.id] });
    const answer = await forecast(platform, { player_group: group.id });
    expect(answer.json()).toMatchObject({
      currency: 'uah',
      per_taker: { deposit: '0.00', given: '100.00', to_stake: '1000.00', by: 'theory' },
      worst: { per_taking: '100.00', times: 1, per: 'ever', all_per_day: '100.00' },
      players: { could_take: 1 },
    });
    expect((await get(platform, '/operator/bonuses?find=Idea')).total).toBe(0);
    const capped = await forecast(platform, { max_win_amount: '40', max_daily_activations: 5 });
    expect(capped.json().worst).toMatchObject({ per_taking: '40.00', all_per_day: '200.00' });
    const share = { type: 'PERCENTAGE', bonus_amount: '50', max_bonus_amount: '900', min_deposit_amount: '100' };
    expect((await forecast(platform, { ...share, group: 'PercentDeposit' })).json().per_taker).toMatchObject({
      deposit: '100.00',
      given: '50.00',
    });
  });

  it('a forecast of a bonus names the field of terms that can not hold together', async ({ platform }) => {
    const answer = await forecast(platform, { bonus_amount: '0' });
    expect([answer.statusCode, answer.json().details]).toEqual([422, { field: 'bonus_amount' }]);
  });
});

describe('the list of bonuses', () => {
  it('bonuses are listed by kind, by days and in an order, and the file has the same', async ({ platform }) => {
    const word = randomUUID().slice(0, 8);
    const on = (day: string) => new Date(`${day}T12:00:00Z`);
    await makeBonus(platform, { name: `A ${word}`, startsAt: on('2026-01-05'), endsAt: on('2026-01-10') });
    await makeBonus(platform, { name: `=B ${word}`, startsAt: on('2026-02-05') });
    const names = async (query: string) =>
      (await get(platform, `/operator/bonuses?find=${word}&${query}`)).items.map(
        ({ bonus }: { bonus: { name: string } }) => bonus.name.slice(0, -9),
      );
    expect(await names('')).toEqual(['=B', 'A']);
    expect(await names('sort=started_asc')).toEqual(['A', '=B']);
    expect(await names('sort=ends_asc')).toEqual(['A', '=B']);
    expect(await names('from=2026-01-11')).toEqual(['=B']);
    expect(await names('from=2026-01-10&to=2026-02-04')).toEqual(['A']);
    expect(await names('type=PERCENTAGE')).toEqual([]);
    const file = await callAs(platform, support, `/operator/bonus-export?find=${word}`);
    expect(file.headers['content-type']).toContain('text/csv');
    const [head, first, second] = file.body.split('\r\n');
    expect(head?.startsWith('\uFEFFid,name,group')).toBe(true);
    expect(first).toContain(`,'=B ${word},`);
    expect(second).toContain(`,A ${word},`);
    expect(file.headers['x-truncated']).toBeUndefined();
  });

  it('a file of bonuses that stops before the last one says after how many', async ({ platform }) => {
    const word = randomUUID().slice(0, 8);
    for (const name of ['A', 'B']) await makeBonus(platform, { name: `${name} ${word}` });
    const exported = (most: number) => exportBonuses(platform.ctx, { find: word, sort: 'name_asc' }, most);
    expect(await exported(2)).toMatchObject({ bonuses: 2, stopped: false });
    const stopped = await exported(1);
    expect(stopped).toMatchObject({ bonuses: 1, stopped: true });
    expect(stopped.text).toContain(`A ${word}`);
    expect(stopped.text).not.toContain(`B ${word}`);
  });
});
