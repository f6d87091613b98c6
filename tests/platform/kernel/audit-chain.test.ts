import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { auditLog, auditSeals } from '../../../platform/src/db/schema/audit';
import { checkChain } from '../../../platform/src/services/kernel/audit/check-chain';
import { recordAudit } from '../../../platform/src/services/kernel/audit/record-audit';
import { sealAudit } from '../../../platform/src/services/kernel/audit/seal-audit';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';

type Ctx = TestPlatform['ctx'];

const write = (db: Parameters<typeof recordAudit>[0], subject: string) =>
  recordAudit(db, new Date('2026-02-10T12:00:00Z'), {
    actor: { kind: 'system', id: 'jobs' },
    action: 'setting_changed',
    subject: { kind: 'setting', id: subject },
    details: { before: '1', after: '2' },
  });

/** Seals all there is: that waits for every older transaction of the server, those of other tests' databases too. */
async function sealAll(ctx: Ctx): Promise<number> {
  let sealed = 0;
  await expect
    .poll(
      async () => {
        sealed += (await sealAudit(ctx)).sealed;
        return (await checkChain(ctx.db)).open;
      },
      { timeout: 120_000 },
    )
    .toBe(0);
  return sealed;
}

/** Does to the log what no verb can. */
async function tamper(ctx: Ctx, change: ReturnType<typeof sql>): Promise<void> {
  await ctx.db.execute(sql`alter table audit_log disable trigger audit_log_append_only`);
  await ctx.db.execute(change);
  await ctx.db.execute(sql`alter table audit_log enable trigger audit_log_append_only`);
}

const idOf = async (ctx: Ctx, subject: string) => {
  const [row] = await ctx.db.select({ id: auditLog.id }).from(auditLog).where(sql`${auditLog.subject} = ${subject}`);
  if (!row) throw new Error(`no entry about ${subject}`);
  return row.id;
};

/** A platform with three entries, sealed. */
async function sealed(start: () => Promise<TestPlatform>): Promise<Ctx> {
  const { ctx } = await start();
  for (const subject of ['A', 'B', 'C']) await write(ctx.db, subject);
  expect(await sealAll(ctx)).toBe(3);
  expect(await checkChain(ctx.db)).toMatchObject({ proved: 3, open: 0, broken: null });
  return ctx;
}

it('entries are sealed once, in order, and what comes later goes on from there', async ({ startPlatform }) => {
  const ctx = await sealed(startPlatform);
  expect(await sealAll(ctx)).toBe(0);
  await write(ctx.db, 'D');
  expect(await checkChain(ctx.db)).toMatchObject({ proved: 3, open: 1, broken: null });
  expect(await sealAll(ctx)).toBe(1);
  expect(await checkChain(ctx.db)).toMatchObject({ proved: 4, open: 0, broken: null });
  const seals = await ctx.db.select().from(auditSeals).orderBy(auditSeals.id);
  expect(seals.map(({ count }) => count)).toEqual([3, 1]);
  expect(seals[1]?.previous).toBe(seals[0]?.hash);
});

it('an entry that commits late is waited for, and nobody who writes waits', async ({ startPlatform }) => {
  const { ctx } = await startPlatform();
  await ctx.db.transaction(async (tx) => {
    await write(tx, 'late');
    await write(ctx.db, 'early');
    expect((await sealAudit(ctx)).sealed).toBe(0);
    expect((await sealAudit(ctx)).sealed).toBe(0);
    await write(ctx.db, 'meanwhile');
  });
  expect(await sealAll(ctx)).toBe(3);
  expect(await checkChain(ctx.db)).toMatchObject({ proved: 3, open: 0, broken: null });
});

it('the numbers of deeds that did not happen are missing in the chain without breaking it', async ({
  startPlatform,
}) => {
  const ctx = await sealed(startPlatform);
  const undone = ctx.db.transaction(async (tx) => {
    await write(tx, 'undone');
    throw new Error('no deed');
  });
  await expect(undone).rejects.toThrow('no deed');
  await write(ctx.db, 'done');
  expect(await sealAll(ctx)).toBe(1);
  expect(await checkChain(ctx.db)).toMatchObject({ proved: 4, broken: null });
});

it('many who write and seal at once leave a chain without a gap', async ({ startPlatform }) => {
  const { ctx } = await startPlatform();
  await Promise.all(
    Array.from({ length: 60 }, async (_, at) => {
      if (at % 6 === 0) await sealAudit(ctx);
      else
        await ctx.db.transaction(async (tx) => {
          await write(tx, `first of ${at}`);
          await tx.execute(sql`select pg_sleep(${(at % 7) / 100})`);
          await write(tx, `second of ${at}`);
        });
    }),
  );
  await sealAll(ctx);
  expect(await checkChain(ctx.db)).toMatchObject({ proved: 100, open: 0, broken: null });
});

it('a changed entry is named', async ({ startPlatform }) => {
  const ctx = await sealed(startPlatform);
  const entry = await idOf(ctx, 'B');
  await tamper(ctx, sql`update audit_log set details = '{"before": "1", "after": "3"}' where subject = 'B'`);
  expect((await checkChain(ctx.db)).broken).toEqual({ entry, why: 'changed' });
});

it('an entry that is gone is named', async ({ startPlatform }) => {
  const ctx = await sealed(startPlatform);
  const entry = await idOf(ctx, 'B');
  await tamper(ctx, sql`delete from audit_log where subject = 'B'`);
  expect((await checkChain(ctx.db)).broken).toEqual({ entry, why: 'gone' });
});

it.for([0, -5])('an entry that was slipped in with the number %d is named', async (id, { startPlatform }) => {
  const ctx = await sealed(startPlatform);
  await tamper(
    ctx,
    sql`insert into audit_log (id, at, actor_kind, actor, action, subject_kind, subject, details)
      overriding system value select ${id}, at, actor_kind, actor, action, subject_kind, subject, details
      from audit_log where subject = 'A'`,
  );
  expect((await checkChain(ctx.db)).broken).toEqual({ entry: BigInt(id), why: 'added' });
});

it('a seal that is gone breaks the chain, and seals are never changed by a verb', async ({ startPlatform }) => {
  const ctx = await sealed(startPlatform);
  await write(ctx.db, 'D');
  await sealAll(ctx);
  await expect(ctx.db.delete(auditSeals)).rejects.toThrow();
  await ctx.db.execute(sql`alter table audit_seals disable trigger audit_seals_append_only`);
  await ctx.db.execute(sql`delete from audit_seals where count = 3`);
  expect((await checkChain(ctx.db)).broken).toEqual({ entry: await idOf(ctx, 'D'), why: 'seal' });
});

it('an end of the chain that was kept elsewhere finds a chain that was made anew as a whole', async ({
  startPlatform,
}) => {
  const ctx = await sealed(startPlatform);
  const { end } = await checkChain(ctx.db);
  expect(await checkChain(ctx.db, end)).toMatchObject({ broken: null });
  await tamper(ctx, sql`update audit_log set actor = 'nobody' where subject = 'A'`);
  await ctx.db.execute(sql`alter table audit_seals disable trigger audit_seals_append_only`);
  await ctx.db.delete(auditSeals);
  await sealAll(ctx);
  expect(await checkChain(ctx.db)).toMatchObject({ proved: 3, broken: null });
  expect((await checkChain(ctx.db, end)).broken).toEqual({ entry: end?.entry, why: 'known' });
});

it('after a restore on another server a candidate from there is taken anew', async ({ startPlatform }) => {
  const ctx = await sealed(startPlatform);
  await ctx.db.execute(sql`update audit_seal_state set candidate_xact = '999999999999'`);
  await write(ctx.db, 'D');
  expect((await sealAudit(ctx)).sealed).toBe(0);
  expect(await sealAll(ctx)).toBe(1);
});
