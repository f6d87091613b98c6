import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { battles } from '../../../db/schema/battles';
import { publishTopic } from '../../../outbox/publish-topic';
import { plannedBattles } from './rules';

/**
 * Makes the battles of the schedule that are not there yet: of each tier and currency the one that runs and the next. Twice at
 * once makes none twice, and one that an operator cancelled stays cancelled. @returns battles made
 */
export function scheduleBattles(ctx: Context): Promise<number> {
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    const made = await tx
      .insert(battles)
      .values(plannedBattles(now).map((planned) => ({ id: randomUUID(), ...planned, scheduled: true, createdAt: now })))
      .onConflictDoNothing({
        target: [battles.tier, battles.currency, battles.startsAt],
        where: sql`${battles.scheduled}`,
      })
      .returning({ id: battles.id });
    if (made.length > 0) await publishTopic(tx, 'battles', { type: 'battles' });
    return made.length;
  });
}
