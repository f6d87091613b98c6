import { eq, isNotNull } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { users } from '../../../db/schema/accounts';
import { personMarks } from '../../../db/schema/person-marks';
import { lockPlayer } from '../players/lock-player';
import { readProtection } from './require-may';
import { barring } from './rules';
import { exclusionOfPerson } from './same-person';

/** Whether an exclusion of the person runs, begun here or found. */
export async function isExcludedNow(db: Queryable, now: Date, userId: string): Promise<boolean> {
  const row = await readProtection(db, userId);
  if (!row) return false;
  return barring(row, now) !== null || (await exclusionOfPerson(db, now, row)) !== null;
}

/** Forgets by what players were known whose data was erased, once no exclusion of theirs runs any more. @returns of how many players */
export async function forgetMarks(ctx: Context): Promise<number> {
  const erased = await ctx.db
    .selectDistinct({ userId: users.id })
    .from(users)
    .innerJoin(personMarks, eq(personMarks.userId, users.id))
    .where(isNotNull(users.erasedAt));
  let forgotten = 0;
  for (const { userId } of erased)
    await ctx.db.transaction(async (tx) => {
      await lockPlayer(tx, userId);
      if (await isExcludedNow(tx, ctx.now(), userId)) return;
      await tx.delete(personMarks).where(eq(personMarks.userId, userId));
      forgotten += 1;
    });
  return forgotten;
}
