import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { users } from '../../../platform/src/db/schema/accounts';
import { auditLog } from '../../../platform/src/db/schema/audit';
import { chargebacks } from '../../../platform/src/db/schema/chargebacks';
import { jobRuns } from '../../../platform/src/db/schema/jobs';
import { deposits, paymentEvents } from '../../../platform/src/db/schema/payments';
import { settlements } from '../../../platform/src/db/schema/settlements';
import { recordRun } from '../../../platform/src/jobs/record-run';
import { post } from '../../../platform/src/ledger/post';
import { takeBack } from '../../../platform/src/services/money/chargebacks/take-back';
import { drainSettlements } from '../../../platform/src/services/play/settlements/dispatch-settlements';
import { finishBattles } from '../../../platform/src/services/rewards/battles/finish-battles';
import { makePlayer } from '../../support/funded-player';
import { callAs, makeOperator, type TestOperator } from '../../support/operators';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { makeBattle, settle } from '../../support/rewards/battles';

let finance: TestOperator;
let second: TestOperator;
it.beforeAll(async ({ platform }) => {
  finance = await makeOperator(platform, 'finance');
  second = await makeOperator(platform, 'finance');
});

const get = (platform: TestPlatform, url: string, query: Record<string, string> = {}) =>
  callAs(platform, finance, url, { query });
const post_ = (platform: TestPlatform, url: string, body: object, who = finance) =>
  callAs(platform, who, url, { body });
const audited = (platform: TestPlatform, action: string) =>
  platform.ctx.db.select().from(auditLog).where(eq(auditLog.action, action)).orderBy(auditLog.id);
const stuckOf = async (platform: TestPlatform, kind: string) =>
  (await get(platform, '/operator/stuck')).json().items.filter((item: { kind: string }) => item.kind === kind);

/** A settled deposit, taken back by the bank after the player had spent all but some of it, minor units. */
async function chargeback(
  platform: TestPlatform,
  amount: bigint,
  left: bigint,
): Promise<{ id: string; player: string }> {
  const { db } = platform.ctx;
  const now = platform.clock.now;
  const player = await makePlayer(platform, { game: left });
  const depositId = randomUUID();
  const common = { currency: 'uah', amount, createdAt: now } as const;
  await db.insert(deposits).values({
    ...common,
    id: depositId,
    userId: player.id,
    idempotencyKey: depositId,
    method: 'visa',
    status: 'SUCCESS',
    gateway: 'hosted',
    returnPath: '/',
    locale: 'uk',
    expiresAt: now,
    settledAt: now,
  });
  const [row] = await db
    .insert(chargebacks)
    .values({
      ...common,
      id: randomUUID(),
      gateway: 'hosted',
      gatewayId: randomUUID(),
      depositId,
      userId: player.id,
      reason: 'fraudulent',
      status: 'waiting',
    })
    .returning();
  if (!row) throw new Error('no chargeback was made');
  await db.transaction((tx) => takeBack(tx, now, row));
  return { id: row.id, player: player.id };
}

describe('players', () => {
  it('players are found by id, by phone in any form, by how it ends, and by email; by nothing else', async ({
    platform,
  }) => {
    const player = await makePlayer(platform, { game: 12_345n });
    await platform.ctx.db
      .update(users)
      .set({ phone: '380671234599', email: 'olha@example.com' })
      .where(eq(users.id, player.id));
    for (const find of [player.id, '+380 67 123-45-99', '0671234599', '4599', 'OLHA@example.com']) {
      const { items } = (await get(platform, '/operator/players', { find })).json();
      expect(items, find).toMatchObject([{ id: player.id, balances: { game: '123.45' } }]);
    }
    for (const find of ['%%%%', 'nobody@example.com', '____', randomUUID(), '999999999'])
      expect((await get(platform, '/operator/players', { find })).json(), find).toEqual({ items: [] });
    expect((await get(platform, '/operator/players', { find: '12' })).statusCode).toBe(422);
  });
});

describe('statements', () => {
  const today = () => new Date().toISOString().slice(0, 10);
  const yesterday = () => new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

  it('statements open, run and close to the balance, page by page', async ({ platform }) => {
    const player = await makePlayer(platform, { game: 100_000n });
    for (let i = 1; i <= 5; i += 1)
      await post(platform.ctx.db, {
        key: `statement:${player.id}:${i}`,
        kind: 'bet',
        currency: 'uah',
        legs: [
          { from: { player: player.id, wallet: 'game' }, to: { house: 'game_providers' }, amount: BigInt(i * 100) },
        ],
        memo: { round: `${i}` },
      });
    const span = { wallet: 'game', from: yesterday(), to: today(), pageSize: '4' };
    const url = `/operator/statements/players/${player.id}`;
    const [one, two] = [
      (await get(platform, url, span)).json(),
      (await get(platform, url, { ...span, page: '2' })).json(),
    ];
    expect(one).toMatchObject({ opening: '0.00', closing: '985.00', total: 6, currency: 'uah' });
    expect([...one.items, ...two.items].map(({ amount, balance }) => [amount, balance])).toEqual([
      ['1000.00', '1000.00'],
      ['-1.00', '999.00'],
      ['-2.00', '997.00'],
      ['-3.00', '994.00'],
      ['-4.00', '990.00'],
      ['-5.00', '985.00'],
    ]);
    expect(one.items[1]).toMatchObject({ kind: 'bet', memo: { round: '1' } });
    const later = (await get(platform, url, { wallet: 'game', from: '2099-01-01', to: '2099-01-31' })).json();
    expect(later).toMatchObject({ opening: '985.00', closing: '985.00', total: 0, items: [] });
    const before = (await get(platform, url, { wallet: 'game', from: '2020-01-01', to: '2020-01-31' })).json();
    expect(before).toMatchObject({ opening: '0.00', closing: '0.00', total: 0 });
  });

  it('statements of the house may stand below zero, and differ by currency', async ({ platform }) => {
    await makePlayer(platform, { game: 5_000n }, { currency: 'kzt', country: 'KZ' });
    const url = '/operator/statements/house/gateway_clearing';
    const kzt = (await get(platform, url, { from: yesterday(), to: today(), currency: 'kzt' })).json();
    expect(kzt).toMatchObject({ account: 'house:gateway_clearing', opening: '0.00', closing: '-50.00', total: 1 });
    const usd = await get(platform, url, { from: yesterday(), to: today(), currency: 'usd' });
    expect(usd.statusCode).toBe(422);
  });

  it('statements refuse what makes no sense', async ({ platform }) => {
    const span = { from: '2026-03-02', to: '2026-03-01' };
    expect((await get(platform, '/operator/statements/house/adjustments', span)).json().errorCode).toBe('BAD_REQUEST');
    expect((await get(platform, '/operator/statements/house/pockets', span)).statusCode).toBe(422);
    const nobody = await get(platform, `/operator/statements/players/${randomUUID()}`, { ...span, wallet: 'game' });
    expect(nobody.json().errorCode).toBe('NOT_FOUND');
  });
});

describe('a chargeback', () => {
  it('a chargeback is collected from what the player holds, as often as they hold some', async ({ platform }) => {
    const { id, player } = await chargeback(platform, 10_000n, 2_500n);
    const { items } = (await get(platform, '/operator/chargebacks', { player, status: 'open' })).json();
    expect(items).toMatchObject([{ id, outstanding: '75.00', recovered: '25.00' }]);
    expect(await stuckOf(platform, 'chargeback_open')).toEqual([expect.objectContaining({ id, amount: '75.00' })]);
    await post(platform.ctx.db, {
      key: `win:${id}`,
      kind: 'win',
      currency: 'uah',
      legs: [{ from: { house: 'game_providers' }, to: { player, wallet: 'electronic' }, amount: 10_000n }],
    });
    const collected = await post_(platform, `/operator/chargebacks/${id}/collect`, {});
    expect(collected.json()).toMatchObject({ status: 'recovered', recovered: '100.00', outstanding: '0.00' });
    expect((await post_(platform, `/operator/chargebacks/${id}/collect`, {})).json().errorCode).toBe('STATE_CONFLICT');
    expect((await audited(platform, 'chargeback_collected')).at(-1)).toMatchObject({
      actor: finance.id,
      subject: id,
      details: { taken: '75.00', request_id: expect.any(String) },
    });
  });

  it('a chargeback is written off by two: one proposes, another does it, once', async ({ platform }) => {
    const { id } = await chargeback(platform, 6_000n, 0n);
    const url = `/operator/chargebacks/${id}/write-off`;
    const body = { reason: 'Not to be had' };
    const proposed = await post_(platform, url, body);
    expect(proposed.statusCode).toBe(202);
    expect(proposed.json()).toMatchObject({ chargeback: { status: 'open' }, proposed_by: finance.name });
    const alone = await post_(platform, url, body);
    expect([alone.statusCode, alone.json().errorCode]).toEqual([403, 'SECOND_PERSON_NEEDED']);
    expect(await stuckOf(platform, 'write_off_waiting')).toMatchObject([{ id, amount: '60.00' }]);
    const racers = await Promise.all(Array.from({ length: 20 }, () => post_(platform, url, body, second)));
    expect(racers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    for (const { statusCode } of racers) expect([200, 409]).toContain(statusCode);
    expect(await stuckOf(platform, 'write_off_waiting')).toEqual([]);
    expect((await audited(platform, 'chargeback_written_off')).filter(({ subject }) => subject === id)).toHaveLength(1);
  });

  it('a chargeback that two propose to write off at once is written off by the second', async ({ platform }) => {
    const { id } = await chargeback(platform, 6_000n, 0n);
    const url = `/operator/chargebacks/${id}/write-off`;
    const body = { reason: 'At the same time' };
    const answers = await Promise.all([post_(platform, url, body, finance), post_(platform, url, body, second)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 202]);
  });
});

describe('what is stuck', () => {
  it('the list of what is stuck tells of deposits past their time, and of contradictions until somebody has seen to them', async ({
    platform,
  }) => {
    const player = await makePlayer(platform);
    const id = randomUUID();
    const now = platform.clock.now.getTime();
    await platform.ctx.db.insert(deposits).values({
      id,
      userId: player.id,
      idempotencyKey: id,
      method: 'visa',
      amount: 5_000n,
      currency: 'uah',
      status: 'AWAITING_DEPOSIT',
      gateway: 'hosted',
      returnPath: '/',
      locale: 'uk',
      createdAt: new Date(now - 3_600_000),
      expiresAt: new Date(now - 14 * 60_000),
    });
    expect(await stuckOf(platform, 'deposit_awaiting')).toEqual([]);
    platform.clock.now = new Date(now + 2 * 60_000);
    expect(await stuckOf(platform, 'deposit_awaiting')).toMatchObject([{ id, player: player.id, amount: '50.00' }]);

    await platform.ctx.db.insert(paymentEvents).values({
      gateway: 'hosted',
      eventId: 'event-1',
      depositId: id,
      outcome: 'contradiction',
      body: {},
      receivedAt: platform.clock.now,
    });
    expect(await stuckOf(platform, 'event_contradiction')).toMatchObject([{ id: 'event-1' }]);
    const seen = { kind: 'event_contradiction', id: 'event-1', note: 'The gateway withdrew it' };
    expect((await post_(platform, '/operator/stuck/acknowledge', seen)).statusCode).toBe(200);
    expect(await stuckOf(platform, 'event_contradiction')).toEqual([]);
    for (const kind of ['event_contradiction', 'reconciliation_mismatch'])
      expect((await post_(platform, '/operator/stuck/acknowledge', { ...seen, kind, id: 'none' })).statusCode).toBe(
        404,
      );
  });

  it('the list of what is stuck tells of settled rounds that nobody counts, and of battles past their grace', async ({
    platform,
  }) => {
    const now = platform.clock.now.getTime();
    const ago = (seconds: number) => new Date(now - seconds * 1000);
    const player = await makePlayer(platform);
    const round = await settle(platform, player, { won: 500n });
    const queued = (seconds: number) =>
      platform.ctx.db
        .update(settlements)
        .set({ queuedAt: ago(seconds) })
        .where(eq(settlements.roundId, round));
    await queued(59);
    expect(await stuckOf(platform, 'settlements_waiting')).toEqual([]);
    await queued(90);
    expect(await stuckOf(platform, 'settlements_waiting')).toMatchObject([
      { since: ago(90).toISOString(), what: expect.stringMatching(/^1 settled rounds .* oldest 90 s/) },
    ]);
    const id = await makeBattle(platform, { startsAt: ago(3_600), endsAt: ago(60 + 179), graceSeconds: 60 });
    expect(await stuckOf(platform, 'battle_past_grace')).toEqual([]);
    platform.clock.now = new Date(now + 2_000);
    expect(await stuckOf(platform, 'battle_past_grace')).toMatchObject([{ id, since: ago(179).toISOString() }]);
    await drainSettlements(platform.ctx);
    await finishBattles(platform.ctx);
    expect([
      ...(await stuckOf(platform, 'settlements_waiting')),
      ...(await stuckOf(platform, 'battle_past_grace')),
    ]).toEqual([]);
  });

  it('the list of what is stuck tells of jobs that fail or do not run, and of nothing that goes well', async ({
    platform,
  }) => {
    const run = (fails: boolean) =>
      recordRun(platform.ctx, 'roll_up_house', async () => {
        if (fails) throw new Error('the disk is full');
        return { done: 3n };
      });
    await run(false);
    expect(await stuckOf(platform, 'job_failing')).toEqual([]);
    for (let i = 0; i < 2; i += 1) await expect(run(true)).rejects.toThrow('the disk is full');
    expect(await stuckOf(platform, 'job_failing')).toMatchObject([
      { id: 'roll_up_house', what: expect.stringContaining('disk') },
    ]);
    const jobOf = async () =>
      (await get(platform, '/operator/jobs')).json().items.find(({ job }: { job: string }) => job === 'roll_up_house');
    expect(await jobOf()).toMatchObject({ runs: 3, failures: 2, failures_in_a_row: 2, error: 'the disk is full' });
    await run(false);
    expect(await stuckOf(platform, 'job_failing')).toEqual([]);
    expect(await jobOf()).toMatchObject({ failures: 2, failures_in_a_row: 0, error: null, result: '{"done":"3"}' });
    expect(await stuckOf(platform, 'job_overdue')).toEqual([]);
    await platform.ctx.db.update(jobRuns).set({ startedAt: new Date(platform.clock.now.getTime() - 3_600_000) });
    expect(await stuckOf(platform, 'job_overdue')).toMatchObject([{ id: 'roll_up_house' }]);
  });
});
