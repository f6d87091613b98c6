import { randomUUID } from 'node:crypto';
import { subHours } from 'date-fns';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { battles } from '../../../db/schema/battles';
import { publishTopic } from '../../../outbox/publish-topic';
import { readBattleRules } from './internal/read-rules';
import { type KnownBattle, MAX_HOURS, plannedBattles } from './plan';
import { readSizing } from './read-sizing';

/** The lock of whoever makes the schedule: two that counted players at different moments could put a stake into two battles. */
const SCHEDULE_LOCK = 7_041_113;

/** The battles of the schedule that another may not meet. */
async function readKnown(tx: Queryable, now: Date): Promise<KnownBattle[]> {
  const rows = await tx
    .select()
    .from(battles)
    .where(and(eq(battles.scheduled, true), gt(battles.endsAt, subHours(now, MAX_HOURS))));
  return rows.map(({ tier, currency, startsAt, endsAt, minStake, maxStake, state }) => ({
    ...{ tier, currency, startsAt, endsAt, minStake, maxStake },
    cancelled: state === 'cancelled',
  }));
}

/**
 * Makes the battles of the schedule that are not there yet: of each tier that is open by who took part lately the one that runs and the
 * next, each by the rules that hold at its start. What was made before stays as it was announced, and one that an operator cancelled stays cancelled. Twice at once makes none
 * twice. @returns battles made
 */
export function scheduleBattles(ctx: Context): Promise<number> {
  return ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SCHEDULE_LOCK})`);
    const now = ctx.now();
    const rulesAt = await readBattleRules(tx);
    const planned = plannedBattles(now, rulesAt, await readSizing(tx, now), await readKnown(tx, now));
    if (planned.length === 0) return 0;
    const made = await tx
      .insert(battles)
      .values(planned.map((one) => ({ id: randomUUID(), ...one, scheduled: true, createdAt: now })))
      .onConflictDoNothing({
        target: [battles.tier, battles.currency, battles.startsAt],
        where: sql`${battles.scheduled}`,
      })
      .returning({ id: battles.id });
    if (made.length > 0) await publishTopic(tx, 'battles', { type: 'battles' });
    return made.length;
  });
}
