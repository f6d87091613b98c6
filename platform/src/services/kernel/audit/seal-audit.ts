import { and, asc, desc, gt, lte, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { auditLog, auditSealState, auditSeals } from '../../../db/schema/audit';
import { CHAIN_START, digestsAfter } from './chain';

const SEAL_LOCK = 7_041_114;
/** Entries of one seal at most. */
const IN_A_SEAL = 500;
/** Seals of one run at most: what is left waits for the next. */
const IN_A_RUN = 200;

const horizonRows = z.tuple([z.object({ passed: z.boolean(), foreign: z.boolean() })]);
type Horizon = z.infer<typeof horizonRows>[0];
const numberRows = z.tuple([z.object({ xact: z.string() })]);

/**
 * passed: every transaction has ended that was open when the candidate was read. foreign: its number is higher than any that was given here,
 * since the database was restored on another server.
 */
async function readHorizon(tx: Queryable, candidateXact: string): Promise<Horizon> {
  const found = await tx.execute(sql`
    select ${candidateXact}::text::xid8 <= pg_snapshot_xmin(pg_current_snapshot()) as passed,
      ${candidateXact}::text::xid8 > pg_snapshot_xmax(pg_current_snapshot()) as foreign`);
  return horizonRows.parse(found.rows)[0];
}

/**
 * Seals what follows the last seal, up to the candidate. Answers how many entries it sealed; 0: none are left, or the transactions that
 * were open when the candidate was read have not all ended.
 */
async function sealNext(ctx: Context): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEAL_LOCK})`);
    const [state] = await tx.select().from(auditSealState);
    if (!state || !(await readHorizon(tx, state.candidateXact)).passed) return 0;
    const [last] = await tx.select().from(auditSeals).orderBy(desc(auditSeals.id)).limit(1);
    const entries = await tx
      .select()
      .from(auditLog)
      .where(and(gt(auditLog.id, last?.toEntry ?? 0n), lte(auditLog.id, state.candidate)))
      .orderBy(asc(auditLog.id))
      .limit(IN_A_SEAL);
    const [from, to] = [entries.at(0), entries.at(-1)];
    if (!from || !to) return 0;
    const previous = last?.hash ?? CHAIN_START;
    const digests = digestsAfter(previous, entries);
    await tx.insert(auditSeals).values({
      sealedAt: ctx.now(),
      fromEntry: from.id,
      toEntry: to.id,
      count: entries.length,
      entries: entries.map(({ id }) => id),
      digests,
      previous,
      hash: digests.at(-1) ?? previous,
    });
    return entries.length;
  });
}

/**
 * Reads the newest entry, then this transaction's own number: a transaction has its number before its entry has one (a trigger sees to it),
 * so whoever holds an entry of a smaller number began before. Nothing is written before both are read. A candidate whose time has not come
 * is kept: it comes sooner than that of another.
 */
async function takeCandidate(ctx: Context): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const [state] = await tx.select().from(auditSealState);
    if (state) {
      const { passed, foreign } = await readHorizon(tx, state.candidateXact);
      if (!passed && !foreign) return;
    }
    const [newest] = await tx.select({ id: auditLog.id }).from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    const own = await tx.execute(sql`select pg_current_xact_id()::text as xact`);
    const taken = { candidate: newest?.id ?? 0n, candidateXact: numberRows.parse(own.rows)[0].xact };
    await tx
      .insert(auditSealState)
      .values({ id: 1, ...taken })
      .onConflictDoUpdate({ target: auditSealState.id, set: taken });
  });
}

/**
 * Seals the entries of all transactions that have ended, those of the last run's end and before; for a job, safe to run at any time and in
 * several processes. It takes no lock that a deed waits for: who writes an entry never waits for the chain.
 * @returns how many entries it sealed
 */
export async function sealAudit(ctx: Context): Promise<{ sealed: number }> {
  let sealed = 0;
  for (let at = 0; at < IN_A_RUN; at += 1) {
    const now = await sealNext(ctx);
    sealed += now;
    if (now === 0) break;
  }
  await takeCandidate(ctx);
  return { sealed };
}
