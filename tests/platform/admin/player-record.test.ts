import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { sessions, users } from '../../../platform/src/db/schema/accounts';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { deposits } from '../../../platform/src/db/schema/payments';
import { playerLimits } from '../../../platform/src/db/schema/protection';
import { post } from '../../../platform/src/ledger/post';
import { makePlayer } from '../../support/funded-player';
import { callAs, makeOperator, type TestOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { deedsAbout, pathOf, readPart, readWhole } from '../../support/player-record';

let support: TestOperator;
let admin: TestOperator;
it.beforeAll(async ({ platform }) => {
  support = await makeOperator(platform, 'support');
  admin = await makeOperator(platform, 'admin');
});

async function addDeposit(platform: TestPlatform, userId: string, amount: bigint, at: Date): Promise<string> {
  const id = randomUUID();
  await platform.ctx.db.insert(deposits).values({
    id,
    userId,
    idempotencyKey: id,
    method: 'visa',
    amount,
    currency: 'uah',
    status: 'SUCCESS',
    gateway: 'hosted',
    returnPath: '/',
    locale: 'uk',
    createdAt: at,
    expiresAt: at,
    settledAt: at,
  });
  return id;
}

it('the head of a record tells of state, limits, balances and sums, with contacts masked', async ({ platform }) => {
  const player = await makePlayer(platform, { game: 12_300n, electronic: 700n });
  const now = platform.clock.now;
  await addDeposit(platform, player.id, 12_300n, now);
  await platform.ctx.db.insert(playerLimits).values([
    { userId: player.id, kind: 'deposit', period: 'day', amount: 50_000n, since: now },
    { userId: player.id, kind: 'time', period: 'week', amount: 5_400n, since: now },
  ]);
  const suspended = await callAs(platform, admin, `/operator/players/${player.id}/suspend`, {
    body: { reason: 'A check of papers' },
  });
  expect(suspended.statusCode).toBe(200);
  const record = await readPart(platform, support, player.id);
  expect(record).toMatchObject({
    id: player.id,
    phone: expect.stringMatching(/^\+380 \*\* \*\*\* \*\* \d\d$/),
    balance: '130.00',
    balances: { game: '123.00', electronic: '7.00', holds: '0.00' },
    state: 'suspended',
    protection: { state: 'suspended', suspended_for: 'A check of papers' },
    limits: [
      { kind: 'deposit', period: 'day', amount: '500.00', change_from: null },
      { kind: 'time', period: 'week', amount: '90', change_from: null },
    ],
    sums: { deposits: 1, deposited: '123.00', withdrawals: 0, withdrawn: '0.00', owed: '0.00' },
    counts: { sessions_open: 0, withdrawals_open: 0, notes: 0 },
  });
  expect(JSON.stringify(record)).not.toMatch(/380\d{9}/);
});

it('who looks at a record is in the audit log once in a quarter of an hour, however many parts they open', async ({
  platform,
}) => {
  const player = await makePlayer(platform);
  const parts = ['', '/movements', '/rounds', '/payments', '/sessions', '/relations', '/timeline', '/notes'];
  await Promise.all(parts.map((part) => readPart(platform, support, player.id, part)));
  const looks = () => deedsAbout(platform, player.id, 'player_looked_at');
  expect(await looks()).toMatchObject([{ actor: support.id, subjectKind: 'player' }]);
  await callAs(platform, admin, pathOf(player.id));
  expect(await looks()).toHaveLength(2);
  platform.clock.now = new Date(platform.clock.now.getTime() + 15 * 60_000 + 1);
  await readPart(platform, support, player.id);
  expect(await looks()).toHaveLength(3);
});

it('a contact is opened with a reason, which is in the audit log with who opened it', async ({ platform }) => {
  const player = await makePlayer(platform);
  await platform.ctx.db
    .update(users)
    .set({ phone: '380671110022', email: 'iryna@example.com' })
    .where(eq(users.id, player.id));
  const url = pathOf(player.id, '/contact/open');
  expect((await callAs(platform, support, url, { body: { reason: ' a ' } })).statusCode).toBe(422);
  expect(await deedsAbout(platform, player.id, 'player_contact_opened')).toEqual([]);
  const opened = await callAs(platform, support, url, { body: { reason: 'They asked to be called back' } });
  expect(opened.json()).toEqual({ phone: '+380671110022', email: 'iryna@example.com' });
  expect(await deedsAbout(platform, player.id, 'player_contact_opened')).toMatchObject([
    { actor: support.id, details: { reason: 'They asked to be called back' } },
  ]);
});

it('movements are turned by cursor, newest first, with the balances after each, and narrowed to a group', async ({
  platform,
}) => {
  const player = await makePlayer(platform, { game: 100_000n });
  const other = await makePlayer(platform, { game: 100n });
  for (let i = 1; i <= 4; i += 1)
    await post(platform.ctx.db, {
      key: `record:${player.id}:${i}`,
      kind: 'bet',
      currency: 'uah',
      legs: [{ from: { player: player.id, wallet: 'game' }, to: { house: 'game_providers' }, amount: 100n }],
    });
  await post(platform.ctx.db, {
    key: `record:${player.id}:deposit`,
    kind: 'deposit',
    currency: 'uah',
    legs: [{ from: { house: 'gateway_clearing' }, to: { player: player.id, wallet: 'game' }, amount: 500n }],
  });
  const page = await readPart(platform, support, player.id, '/movements');
  expect(page.items.map(({ balances }: { balances: { game: string } }) => balances.game).slice(0, 5)).toEqual([
    '1001.00',
    '996.00',
    '997.00',
    '998.00',
    '999.00',
  ]);
  expect((await readWhole(platform, support, player.id, '/movements')).map(({ id }) => id)).toEqual(
    page.items.map(({ id }: { id: string }) => id),
  );
  const bets = await readWhole(platform, support, player.id, '/movements', { group: 'games' });
  expect(bets.map(({ kind }) => kind)).toEqual(['bet', 'bet', 'bet', 'bet']);
  expect((await readPart(platform, support, other.id, '/movements', { group: 'games' })).items).toEqual([]);
});

it('payments and sign-ins are turned by cursor, newest first, with the network of an address alone', async ({
  platform,
}) => {
  const player = await makePlayer(platform);
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 10, minute));
  const ids: string[] = [];
  for (const minute of [0, 1, 1, 2, 3]) ids.push(await addDeposit(platform, player.id, 1_000n, at(minute)));
  const payments = await readWhole(platform, support, player.id, '/payments');
  expect(payments).toHaveLength(5);
  expect(payments.map((payment) => payment.at)).toEqual([3, 2, 1, 1, 0].map((minute) => at(minute).toISOString()));
  expect(payments.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
  for (const minute of [5, 6, 7])
    await platform.ctx.db.insert(sessions).values({
      userId: player.id,
      createdAt: at(minute),
      device: `browser ${minute}`,
      address: '91.200.12.34',
    });
  const { items } = await readPart(platform, support, player.id, '/sessions', { pageSize: '3' });
  expect(items).toMatchObject([{ created_at: expect.any(String), address: expect.not.stringContaining('34') }, {}, {}]);
  const signIns = await readWhole(platform, support, player.id, '/sessions');
  expect(signIns).toHaveLength(4);
});

it('a timeline tells all that happened to a player, newest first, page by page, and one kind alone', async ({
  platform,
}) => {
  const player = await makePlayer(platform);
  const { db } = platform.ctx;
  const begin = platform.clock.now.getTime();
  const minutes = (count: number) => new Date(begin + count * 60_000);
  await db
    .update(users)
    .set({ createdAt: minutes(0) })
    .where(eq(users.id, player.id));
  await db.delete(sessions).where(eq(sessions.userId, player.id));
  await db
    .insert(sessions)
    .values({ userId: player.id, createdAt: minutes(1), device: 'Firefox', address: '10.0.0.7' });
  const depositId = await addDeposit(platform, player.id, 25_000n, minutes(2));
  platform.clock.now = minutes(3);
  await callAs(platform, admin, `/operator/players/${player.id}/suspend`, { body: { reason: 'A doubt' } });
  platform.clock.now = minutes(4);
  await callAs(platform, support, pathOf(player.id, '/notes'), { body: { text: 'Wrote to them' } });
  platform.clock.now = minutes(5);
  await callAs(platform, support, pathOf(player.id, '/tags'), { method: 'PUT', body: { tags: ['vip'] } });
  const events = await readWhole(platform, support, player.id, '/timeline');
  expect(events).toMatchObject([
    { kind: 'deed', what: 'player_tags_set', by: support.name, details: { before: '', after: 'vip' } },
    { kind: 'note', by: support.name, details: { text: 'Wrote to them' } },
    { kind: 'protection', what: 'player_suspended', by: admin.name, details: { reason: 'A doubt' } },
    { kind: 'deposit', what: 'SUCCESS', amount: '250.00', currency: 'uah', subject: depositId },
    { kind: 'sign_in', by: null, details: { device: 'Firefox', address: '10.0.0.*' } },
    { kind: 'registration', at: minutes(0).toISOString() },
  ]);
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  expect(
    (await readWhole(platform, support, player.id, '/timeline', { kind: 'note' })).map(({ kind }) => kind),
  ).toEqual(['note']);
  expect((await readWhole(platform, support, player.id, '/timeline', { kind: 'withdrawal' })).length).toBe(0);
});

it('of a player there is not nothing is answered, and nothing is written down', async ({ platform }) => {
  const nobody = randomUUID();
  const parts = ['', '/movements', '/rounds', '/payments', '/sessions', '/relations', '/timeline', '/notes'];
  for (const part of parts) {
    const answer = await callAs(platform, support, pathOf(nobody, part));
    expect([answer.statusCode, answer.json().errorCode], part).toEqual([404, 'NOT_FOUND']);
  }
  const body = { reason: 'Nobody is there', text: 'Nobody', tags: [] };
  const writes = [
    ['/notes', 'POST'],
    ['/tags', 'PUT'],
    ['/contact/open', 'POST'],
  ] as const;
  for (const [part, method] of writes)
    expect((await callAs(platform, support, pathOf(nobody, part), { method, body })).statusCode, part).toBe(404);
  expect(await platform.ctx.db.select().from(auditLog).where(eq(auditLog.subject, nobody))).toEqual([]);
  for (const cursor of ['nonsense', 'WyJhIl0']) {
    const player = await makePlayer(platform);
    for (const part of parts.slice(1).filter((one) => one !== '/relations'))
      expect((await callAs(platform, support, pathOf(player.id, part), { query: { cursor } })).statusCode, part).toBe(
        400,
      );
  }
});
