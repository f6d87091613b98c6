import { randomUUID } from 'node:crypto';
import { addMonths } from 'date-fns';
import { eq, getTableName, is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect } from 'vitest';
import { z } from 'zod';
import { sessions, users } from '../../../platform/src/db/schema/accounts';
import { chatThreads } from '../../../platform/src/db/schema/chat';
import { rounds } from '../../../platform/src/db/schema/games';
import { harmCases } from '../../../platform/src/db/schema/harm';
import { notificationSettings, notifications, pushSubscriptions } from '../../../platform/src/db/schema/notifications';
import { deposits } from '../../../platform/src/db/schema/payments';
import { personMarks } from '../../../platform/src/db/schema/person-marks';
import { savedCards } from '../../../platform/src/db/schema/saved-cards';
import { withdrawals } from '../../../platform/src/db/schema/withdrawals';
import { cleanAccounts } from '../../../platform/src/jobs/clean-accounts';
import { ERASURES } from '../../../platform/src/services/admin/erasure/erasures';
import { fund, type TestPlayer } from '../../support/funded-player';
import { payAs, payIn } from '../../support/money/payments';
import { paymentsTest } from '../../support/money/payments-test';
import { GOOD_CARD, waitingWithdrawal } from '../../support/money/withdrawals';
import { choose, tellOfAnswer } from '../../support/notifications';
import { callAs, makeOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { callAsPlayer, exclude } from '../../support/protection';
import { messagesTo, PASSWORD, registerPlayer, registrationOf } from '../../support/registration';

const it = paymentsTest({ OUTBOX_ENABLED: 'true' });

const ask = (platform: TestPlatform, headers: object, url: string, body: object) =>
  platform.app.inject({ method: 'POST', url, headers: { ...headers }, body });
const signIn = async (platform: TestPlatform, username: string) => {
  const answer = await ask(platform, {}, '/auth/web', { username, password: PASSWORD });
  return { status: answer.statusCode, headers: { authorization: `Bearer ${answer.json().tokens?.access_token}` } };
};

/** A player who has registered, closed the account and signed in again. */
async function closedPlayer(platform: TestPlatform, before: (me: TestPlayer) => Promise<unknown> = async () => null) {
  const player = await registerPlayer(platform.app);
  const me: TestPlayer = { id: player.userId, currency: 'uah', bearer: player.headers };
  await before(me);
  await callAsPlayer(platform, me, '/protection/closing', { password: PASSWORD });
  const { headers } = await signIn(platform, player.phone);
  return { ...player, me, headers };
}
const erase = async (platform: TestPlatform, headers: object, password = PASSWORD) => {
  const answer = await ask(platform, headers, '/users/erasure', { password });
  return { status: answer.statusCode, body: answer.json() };
};

it('every table that names a player, and every one that is known to hold a contact, is in the list of what is erased', () => {
  const modules = Object.values(import.meta.glob('../../../platform/src/db/schema/*.ts', { eager: true }));
  const tables = modules
    .flatMap((module) => Object.values(z.record(z.string(), z.unknown()).parse(module)))
    .filter((table) => is(table, PgTable));
  const naming = tables.filter((table) => {
    const { foreignKeys, columns } = getTableConfig(table);
    const named = ['phone', 'email', 'recipient', 'contact', 'recipient_name', 'address', 'device'];
    return (
      foreignKeys.some((key) => key.reference().foreignTable === users) ||
      columns.some(({ name }) => named.includes(name))
    );
  });
  expect(naming.length).toBeGreaterThan(30);
  const known = ERASURES.map(({ table }) => getTableName(table));
  expect(naming.map(getTableName).filter((name) => !known.includes(name))).toEqual([]);
  expect(new Set(known).size).toBe(known.length);
  expect(known.indexOf('users')).toBeGreaterThan(known.indexOf('outbox_messages'));
});

/** Tables of which nothing of a player stays. */
async function expectNoneLeft({ ctx }: TestPlatform, userId: string): Promise<void> {
  for (const table of [chatThreads, notifications, notificationSettings, pushSubscriptions])
    expect(await ctx.db.select().from(table).where(eq(table.userId, userId))).toEqual([]);
}

it('after an erasure nothing in the database names the player, the books stay under the bare id, and nobody signs in', async ({
  platform,
  payments,
}) => {
  const { ctx } = platform;
  const paidFor: { withdrawal?: string; deposit?: string } = {};
  const player = await closedPlayer(platform, async (me) => {
    const known = { rating: 5, email: 'olena.koval@example.com', emailVerifiedAt: ctx.now() };
    await ctx.db.update(users).set(known).where(eq(users.id, me.id));
    paidFor.deposit = await payIn(payments, me, '300', 'approve', GOOD_CARD);
    const card = { brand: 'visa', lastFour: '4242', goodUntil: '2049-12', cardHash: 'hash' } as const;
    const at = { savedAt: ctx.now(), usedAt: ctx.now() };
    await ctx.db
      .insert(savedCards)
      .values({ id: randomUUID(), userId: me.id, gateway: 'hosted', sealedToken: 'sealed', ...card, ...at });
    await fund(platform, me, { electronic: 50_000n });
    const named = { method: 'PUT', url: '/users/name/nickname', headers: me.bearer } as const;
    expect((await platform.app.inject({ ...named, body: { nickname: 'Ковалиха' } })).statusCode).toBe(200);
    await callAsPlayer(platform, me, '/chat/messages', {
      text: 'моя адреса Хрещатик 1',
      idempotency_key: randomUUID(),
    });
    await choose(platform, me, {});
    await tellOfAnswer(platform, me);
    await ctx.db
      .insert(harmCases)
      .values({ userId: me.id, openedAt: ctx.now(), reason: 'said so: Хрещатик', signalsFrom: '2026-01-01' });
  });
  const take = async (amount: string) => {
    paidFor.withdrawal = await waitingWithdrawal(payments, player.me, GOOD_CARD, amount);
    const operator = await makeOperator(platform, 'payments');
    await callAs(platform, operator, `/operator/withdrawals/${paidFor.withdrawal}/approve`, { body: {} });
    await expect
      .poll(async () => {
        platform.clock.now = new Date(platform.clock.now.getTime() + 5_000);
        return (await callAsPlayer(platform, player.me, `/payments/withdrawals/${paidFor.withdrawal}`)).body.status;
      })
      .toBe('SUCCESS');
  };
  const fresh = async () => (await signIn(platform, player.phone)).headers;
  expect(await erase(platform, await fresh())).toMatchObject({
    status: 409,
    body: { errorCode: 'MONEY_LEFT', details: { available: '800.00' } },
  });
  await take('800');
  expect((await erase(platform, await fresh(), 'not-it-77')).body.errorCode).toBe('PASSWORD_WRONG');
  const headers = await fresh();
  const answers = await Promise.all([erase(platform, headers), erase(platform, headers)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, expect.any(Number)]);
  expect(Math.max(...answers.map(({ status }) => status))).toBeGreaterThan(400);

  expect((await platform.app.inject({ url: '/users', headers })).statusCode).toBe(401);
  expect((await signIn(platform, player.phone)).status).toBe(401);
  const modules = Object.values(import.meta.glob('../../../platform/src/db/schema/*.ts', { eager: true }));
  const tables = modules
    .flatMap((module) => Object.values(z.record(z.string(), z.unknown()).parse(module)))
    .filter((table) => is(table, PgTable));
  for (const table of tables) {
    const rows = JSON.stringify(await ctx.db.select().from(table), (_, value) =>
      typeof value === 'bigint' ? value.toString() : value,
    );
    const traces = [player.phone, 'olena.koval', 'Хрещатик', 'Ковалиха', 'Олена Коваль', '•••• 4242'];
    expect([getTableName(table), traces.filter((trace) => rows.includes(trace))]).toEqual([getTableName(table), []]);
  }
  const [row] = await ctx.db.select().from(users).where(eq(users.id, player.userId));
  const nobody = { phone: null, email: null, phoneVerifiedAt: null, emailVerifiedAt: null };
  expect(row).toMatchObject({ ...nobody, erasedAt: expect.any(Date), rating: 5 });
  const [paid] = await ctx.db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.id, paidFor.withdrawal ?? ''));
  expect(paid).toMatchObject({ status: 'SUCCESS', amount: 80_000n, recipientName: 'erased', cardToken: 'erased' });
  const [came] = await ctx.db
    .select()
    .from(deposits)
    .where(eq(deposits.id, paidFor.deposit ?? ''));
  expect(came).toMatchObject({ status: 'SUCCESS', amount: 30_000n });
  const cards = await ctx.db.select().from(savedCards).where(eq(savedCards.userId, player.userId));
  const bare = { brand: null, lastFour: null, goodUntil: null, cardHash: null, forgottenAt: expect.any(Date) };
  expect(cards).toMatchObject([bare]);
  const opened = await ctx.db.select().from(sessions).where(eq(sessions.userId, player.userId));
  expect(new Set(opened.map(({ device, address }) => device + address))).toEqual(new Set(['']));
  await expectNoneLeft(platform, player.userId);

  // Operators find what is left, and read it.
  const support = await makeOperator(platform, 'support');
  const found = await callAs(platform, support, '/operator/players', { query: { find: player.userId } });
  expect(found.json().items).toMatchObject([{ phone: null, email: null, erased_at: row?.erasedAt?.toISOString() }]);
  for (const url of [
    `/operator/withdrawals/${paidFor.withdrawal}`,
    '/operator/withdrawals',
    `/operator/players/${player.userId}/protection`,
    '/operator/chat/threads',
    '/operator/harm',
    '/operator/stuck',
  ])
    expect([url, (await callAs(platform, support, url)).statusCode]).toEqual([url, expect.not.stringMatching('500')]);
  const { items } = (await callAs(platform, support, '/operator/stuck')).json();
  expect(items.filter(({ kind }: { kind: string }) => kind === 'erased_with_money')).toEqual([]);
});

it('an open account is not erased, nor one with a payment, a round or a win under way, and each refusal says what to do', async ({
  platform,
  payments,
}) => {
  const { ctx } = platform;
  const open = await registerPlayer(platform.app);
  expect((await erase(platform, open.headers)).body.errorCode).toBe('ACCOUNT_NOT_CLOSED');
  expect((await erase(platform, {})).status).toBe(401);

  let awaited = '';
  const player = await closedPlayer(platform, async (me) => {
    const begun = await callAsPlayer(platform, me, '/payments/deposits', {
      method: 'visa',
      amount: '100',
      idempotency_key: randomUUID(),
      return_path: '/uk',
    });
    awaited = begun.body.deposit.id;
  });
  const waits = async () => (await erase(platform, player.headers)).body;
  expect(await waits()).toMatchObject({ errorCode: 'ERASURE_WAITS', details: { waits_for: 'payments' } });
  const settled = { status: 'DENIED', settledAt: ctx.now() } as const;
  await ctx.db.update(deposits).set(settled).where(eq(deposits.id, awaited));
  expect(payments.platformUrl).toBeTruthy();
  expect(await ctx.db.$count(rounds, eq(rounds.userId, player.userId))).toBe(0);
  expect((await erase(platform, player.headers)).status).toBe(200);
});

it('money that comes while the account is erased is either there before and refused, or found by operators after', async ({
  platform,
  payments,
}) => {
  const { ctx } = platform;
  expect(payments.platformUrl).toBeTruthy();
  const support = await makeOperator(platform, 'support');
  const outcomes = new Set<string>();
  for (let round = 0; round < 10; round += 1) {
    let page = '';
    let id = '';
    const player = await closedPlayer(platform, async (me) => {
      const begun = await callAsPlayer(platform, me, '/payments/deposits', {
        method: 'visa',
        amount: '100',
        idempotency_key: randomUUID(),
        return_path: '/uk',
      });
      page = begun.body.redirect_url;
      id = begun.body.deposit.id;
    });
    // As a deposit that has expired here and whose bank is late.
    await ctx.db.update(deposits).set({ status: 'EXPIRED', settledAt: ctx.now() }).where(eq(deposits.id, id));
    const [erased] = await Promise.all([erase(platform, player.headers), payAs(page, 'approve')]);
    await expect
      .poll(async () => (await ctx.db.select().from(deposits).where(eq(deposits.id, id)))[0]?.status)
      .toBe('SUCCESS');
    const { items } = (await callAs(platform, support, '/operator/stuck')).json();
    const found = items.some(
      (item: { kind: string; player: string }) => item.kind === 'erased_with_money' && item.player === player.userId,
    );
    outcomes.add(`${erased.status} ${found}`);
  }
  expect([...outcomes].filter((outcome) => outcome !== '200 true' && outcome !== '409 false')).toEqual([]);
});

it('erasing undoes no exclusion: whoever registers with the same phone again is excluded until its end, and then forgotten', async ({
  platform,
}) => {
  const { ctx, clock, app } = platform;
  const until = addMonths(clock.now, 6).toISOString();
  const player = await closedPlayer(platform, (me) => exclude(platform, me, 'half_year'));
  expect((await erase(platform, player.headers)).status).toBe(200);
  const marks = await ctx.db.select().from(personMarks).where(eq(personMarks.userId, player.userId));
  expect(marks.map(({ kind }) => kind)).toEqual(['phone']);

  const body = registrationOf(player.phone.slice(2));
  clock.now = new Date(clock.now.getTime() + 180_000);
  expect((await ask(platform, {}, '/auth/register', body)).statusCode).toBe(202);
  const [message] = await messagesTo(app, player.phone);
  const again = await ask(platform, {}, '/auth/register', { ...body, code: message?.code });
  expect([again.statusCode, again.json().user.protection]).toEqual([
    201,
    { state: 'self_excluded', until, because: 'same_person' },
  ]);
  expect(again.json().user.id).not.toBe(player.userId);

  clock.now = addMonths(clock.now, 7);
  expect((await cleanAccounts(ctx)).marks).toBeGreaterThanOrEqual(1);
  expect(await ctx.db.select().from(personMarks).where(eq(personMarks.userId, player.userId))).toEqual([]);
  expect((await callAsPlayer(platform, { id: again.json().user.id }, '/users')).body.protection.state).toBe('active');
});
