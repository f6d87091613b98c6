import { setTimeout } from 'node:timers/promises';
import { SUBJECTS } from '@kozyr/contracts/fan-out';
import type { FanOut } from '@kozyr/kit/fan-out/fan-out';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterCommit, poolOf } from '../db/after-commit';
import type { Queryable } from '../db/database';

/** So long a notice waits for others. Nobody sees it; many players who play at once make one statement of it. */
const GATHERED_MS = 5;

type Outgoing = { notices: Map<string, { channel: string; payload: string }>; sending: boolean };

const outgoing = new WeakMap<pg.Pool, Outgoing>();
const fanOuts = new WeakMap<pg.Pool, FanOut>();

/** Sends the notices of what this pool's transactions commit by the fan-out while it is connected, and by NOTIFY while it is not. */
export function sendNoticesBy(pool: pg.Pool, fanOut: FanOut): void {
  fanOuts.set(pool, fanOut);
}

/** The subject at which notices of a channel go by the fan-out. */
export const subjectOf = (channel: string): string => `${SUBJECTS.platform}${channel}`;

async function sendNotices(pool: pg.Pool, out: Outgoing): Promise<void> {
  out.sending = true;
  while (out.notices.size > 0) {
    await setTimeout(GATHERED_MS);
    const fanOut = fanOuts.get(pool);
    const notices = [...out.notices.values()].filter(
      ({ channel, payload }) => !fanOut?.publish(subjectOf(channel), payload),
    );
    out.notices.clear();
    if (notices.length === 0) continue;
    await pool
      .query(
        'select pg_notify(channel, payload) from jsonb_to_recordset($1::jsonb) as notice (channel text, payload text)',
        [JSON.stringify(notices)],
      )
      // Whoever listens also looks into the tables by themselves, every 15 s.
      .catch(() => undefined);
  }
  out.sending = false;
}

/**
 * Wakes who listens to a channel in any process, soon after the transaction of db has committed: those of many transactions go
 * together, the same one once. It is a hint that there is something to read; a process that dies between the two gives none.
 *
 * Not by NOTIFY in the transaction itself: PostgreSQL lets one such transaction commit at a time, its wait for the disk
 * included, and every movement of money publishes something.
 */
export function noticeAfterCommit(db: Queryable, channel: string, payload: string): void {
  afterCommit(db, (pool) => {
    const out = outgoing.get(pool) ?? { notices: new Map(), sending: false };
    outgoing.set(pool, out);
    out.notices.set(`${channel}:${payload}`, { channel, payload });
    if (!out.sending) void sendNotices(pool, out);
  });
}

/**
 * Tells every process what is kept in no table. By the fan-out at once; by NOTIFY where there is none, and in a transaction, which must have
 * committed first. At most 8,000 bytes.
 */
export async function noticeAtOnce(db: Queryable, channel: string, payload: string): Promise<void> {
  const pool = poolOf(db);
  if (pool && fanOuts.get(pool)?.publish(subjectOf(channel), payload)) return;
  await db.execute(sql`select pg_notify(${channel}, ${payload})`);
}
