import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { afterCommit } from '../db/after-commit';
import type { Queryable } from '../db/database';

/** So long a notice waits for others. Nobody sees it; many players who play at once make one statement of it. */
const GATHERED_MS = 5;

type Outgoing = { notices: Map<string, { channel: string; payload: string }>; sending: boolean };

const outgoing = new WeakMap<pg.Pool, Outgoing>();

async function sendNotices(pool: pg.Pool, out: Outgoing): Promise<void> {
  out.sending = true;
  while (out.notices.size > 0) {
    await setTimeout(GATHERED_MS);
    const notices = [...out.notices.values()];
    out.notices.clear();
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
 * Not by pg_notify in the transaction itself: PostgreSQL lets one such transaction commit at a time, its wait for the disk
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
