import { randomUUID } from 'node:crypto';
import { eq, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect } from 'vitest';
import { z } from 'zod';
import { sessions, users } from '../../../platform/src/db/schema/accounts';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { savedCards } from '../../../platform/src/db/schema/saved-cards';
import { LEFT_OUT, SECTIONS } from '../../../platform/src/services/admin/own-data/sections';
import { fund, makePlayer } from '../../support/funded-player';
import { ask as callMe, tellOfAnswer } from '../../support/notifications';
import type { TestPlatform } from '../../support/platform';
import { gameTest } from '../../support/play/game-test';
import { setLimitOf } from '../../support/play/limits-caller';
import { addGames, play } from '../../support/play/wallet-caller';
import { PASSWORD, registerPlayer } from '../../support/registration';

const it = gameTest(null, ({ url }) => ({ STUDIO_URL: url }));
it.beforeAll(({ platform }) => addGames(platform));

const ask = (platform: TestPlatform, headers: { authorization: string }, body: object) =>
  platform.app.inject({ method: 'POST', url: '/users/data', headers, body });
const fileSchema = z.record(z.string(), z.unknown());

it('every table that names a player is in the file of their data, or is left out with a reason', async () => {
  const modules = Object.values(import.meta.glob('../../../platform/src/db/schema/*.ts', { eager: true }));
  const tables = modules.flatMap((module) => Object.values(z.record(z.string(), z.unknown()).parse(module)));
  const naming = tables
    .filter((table) => is(table, PgTable))
    .filter((table) => getTableConfig(table).foreignKeys.some((key) => key.reference().foreignTable === users))
    .map(getTableName);
  expect(naming.length).toBeGreaterThan(25);
  const known = [...SECTIONS, ...LEFT_OUT].map(({ table }) => getTableName(table));
  expect(naming.filter((name) => !known.includes(name))).toEqual([]);
  expect(new Set(SECTIONS.map(({ name }) => name)).size).toBe(SECTIONS.length);
});

it('a player gets everything that is kept about them as a file, by their password, and nothing of anybody else', async ({
  platform,
}) => {
  const player = await registerPlayer(platform.app);
  const me = { id: player.userId, currency: 'uah', bearer: player.headers } as const;
  const other = await makePlayer(platform, { game: 70_000n });
  await fund(platform, me, { game: 50_000n });
  for (const who of [me, other]) {
    const game = await play(platform, who);
    await game.bet('r', 'b', '5.00');
    await game.win('r', 'w', '12.50');
  }
  await setLimitOf(platform, me, 'stake', 'day', '100');
  await callMe(platform, me, '/device', 'PUT', { subscription: null });
  await tellOfAnswer(platform, me);
  const now = platform.clock.now;
  const card = { brand: 'visa', lastFour: '4242', goodUntil: '2049-12', savedAt: now, usedAt: now } as const;
  await platform.ctx.db
    .insert(savedCards)
    .values({ id: randomUUID(), userId: me.id, gateway: 'hosted', sealedToken: 'sealed-for-us', ...card });

  const browser = 'the-hash-of-a-browser';
  await platform.ctx.db.update(sessions).set({ browser }).where(eq(sessions.userId, me.id));

  const answer = await ask(platform, player.headers, { password: PASSWORD });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="kozyr-data-\d{4}-\d\d-\d\d\.json"$/),
  });
  const file = fileSchema.parse(answer.json());
  expect(Object.keys(file)).toEqual([
    'format',
    'exported_at',
    ...SECTIONS.map(({ name }) => name),
    'movements',
    'credits',
  ]);
  expect(file).toMatchObject({
    format: 1,
    account: [{ id: me.id, phone: player.phone, currency: 'uah' }],
    limits: [{ kind: 'stake', period: 'day', amount: '100.00' }],
    rounds: [{ game: 'lucky-fox', stake_game: '5.00', win_electronic: '12.50', status: 'settled' }],
    days_of_play: [{ staked: '5.00', won: '12.50', seconds: 0 }],
    movements: [{ amount: '500.00' }, { amount: '-5.00' }, { amount: '12.50' }],
    own_changes: [{ action: 'player_limit_changed' }, { action: 'own_data_exported' }],
    sign_ins: expect.arrayContaining([
      expect.objectContaining({ ended_at: null, address: '127.0.0.1', browser_word_kept: true }),
    ]),
    withdrawals: [],
    notifications: [{ kind: 'chat', push: 'waiting', news: { message_id: '1' } }],
    devices_pushed_to: [{ created_at: expect.any(String) }],
    saved_cards: [{ brand: 'visa', last_four: '4242' }],
  });
  expect(answer.body).not.toContain('sealed-for-us');
  expect(answer.body).not.toContain(browser);
  expect(answer.body).not.toContain(other.id);
  expect(answer.body).not.toMatch(/argon2|hash|secret|token/i);
});

it('many rounds are read piece by piece, each once and in order', async ({ platform }) => {
  const player = await registerPlayer(platform.app);
  const me = { id: player.userId, currency: 'uah', bearer: player.headers } as const;
  await fund(platform, me, { game: 500_000n });
  const game = await play(platform, me);
  await Promise.all(Array.from({ length: 501 }, (_, round) => game.bet(`r${round}`, `b${round}`, '1.00')));
  const file = (await ask(platform, player.headers, { password: PASSWORD })).json();
  const ordinals = file.rounds.map(({ ordinal }: { ordinal: string }) => Number(ordinal));
  expect(new Set(ordinals).size).toBe(501);
  expect(ordinals).toEqual(ordinals.toSorted((one: number, next: number) => one - next));
  expect(file.movements).toHaveLength(502);
});

it('the file is refused to a wrong password, to a stranger and after several in a day, and each is in the audit log', async ({
  platform,
}) => {
  const player = await registerPlayer(platform.app);
  const wrong = await ask(platform, player.headers, { password: 'not-it-77' });
  expect([wrong.statusCode, wrong.json().errorCode]).toEqual([422, 'PASSWORD_WRONG']);
  expect((await ask(platform, player.headers, {})).json().errorCode).toBe('VALIDATION_ERROR');
  expect((await ask(platform, { authorization: '' }, { password: PASSWORD })).statusCode).toBe(401);
  for (let file = 0; file < 5; file += 1)
    expect((await ask(platform, player.headers, { password: PASSWORD })).statusCode).toBe(200);
  const again = await ask(platform, player.headers, { password: PASSWORD });
  expect([again.statusCode, again.json().errorCode]).toEqual([429, 'TOO_MANY_REQUESTS']);
  const deeds = await platform.ctx.db.select().from(auditLog);
  expect(
    deeds.filter(({ action, subject }) => action === 'own_data_exported' && subject === player.userId),
  ).toHaveLength(5);
});
