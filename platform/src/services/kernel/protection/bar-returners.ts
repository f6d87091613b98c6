import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Context } from '../../../context';
import { users } from '../../../db/schema/accounts';
import { personMarks } from '../../../db/schema/person-marks';
import { playerProtection } from '../../../db/schema/protection';
import { barSamePerson } from './bar-same-person';
import { rememberPhone } from './remember-mark';

const excluded = or(
  isNotNull(playerProtection.selfExcludedFrom),
  isNotNull(playerProtection.suspendedAt),
  isNotNull(playerProtection.closedAt),
);

/** Players who are or were excluded and proved their phone before marks were kept. @returns how many are kept now */
async function rememberExcluded(ctx: Context): Promise<number> {
  const phoneMark = and(eq(personMarks.userId, users.id), eq(personMarks.kind, 'phone'));
  const rows = await ctx.db
    .select({ user: users })
    .from(playerProtection)
    .innerJoin(users, eq(users.id, playerProtection.userId))
    .leftJoin(personMarks, phoneMark)
    .where(and(excluded, isNotNull(users.phoneVerifiedAt), isNull(personMarks.userId)));
  for (const { user } of rows) await ctx.db.transaction((tx) => rememberPhone(ctx, tx, user));
  return rows.length;
}

/**
 * Carries exclusions to the other accounts of the same person where that was not done when they began: the process died in between, or it
 * was before marks were kept. Safe to run twice.
 */
export async function barReturners(ctx: Context): Promise<{ remembered: number; looked_at: number }> {
  const remembered = await rememberExcluded(ctx);
  const own = alias(personMarks, 'own_mark');
  const others = alias(personMarks, 'others_mark');
  const barred = alias(playerProtection, 'barred');
  const rows = await ctx.db
    .selectDistinct({ userId: others.userId })
    .from(playerProtection)
    .innerJoin(own, and(eq(own.userId, playerProtection.userId), isNull(own.sharedAt)))
    .innerJoin(others, and(eq(others.kind, own.kind), eq(others.hash, own.hash), ne(others.userId, own.userId)))
    .leftJoin(barred, eq(barred.userId, others.userId))
    // Who is excluded for ever already is not looked at again.
    .where(
      and(
        excluded,
        isNull(others.sharedAt),
        sql`not (${barred.barredFrom} is not null and ${barred.barredUntil} is null)`,
      ),
    );
  for (const { userId } of rows) await ctx.db.transaction((tx) => barSamePerson(ctx, tx, userId));
  return { remembered, looked_at: rows.length };
}
