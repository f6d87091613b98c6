import { and, eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import type { users } from '../../../db/schema/accounts';
import { type MarkKind, personMarks } from '../../../db/schema/person-marks';
import { lockPlayer } from '../players/lock-player';
import { barByHouseRegister } from './ask-registers';
import { barSamePerson } from './bar-same-person';
import { lockMarks, markOf, marksOf } from './marks';
import { accountsOfSamePerson } from './same-person';

/**
 * Keeps what has just been proved to be a player's. Where an excluded person has the same, or it stands in the house's
 * register, the exclusion holds here too from now on.
 * Run it in the transaction of the proof, before any row of the player's is locked. Safe to repeat.
 * @param input.value as markOf takes it
 */
export async function rememberMark(
  ctx: Context,
  tx: Queryable,
  { userId, kind, value }: { userId: string; kind: MarkKind; value: string },
): Promise<void> {
  await lockPlayer(tx, userId);
  const mark = markOf(ctx, kind, value);
  const known = await marksOf(tx, userId);
  if (known.some(({ hash }) => hash === mark.hash)) return;
  await lockMarks(tx, [...known, mark]);
  await tx.insert(personMarks).values({ ...mark, userId, rememberedAt: ctx.now() });
  await barSamePerson(ctx, tx, userId);
  await barByHouseRegister(ctx, tx, userId);
}

/** Keeps the phone of a player who has proved that it is theirs, if it is not kept yet: of those who did so before marks were kept. */
export async function rememberPhone(ctx: Context, tx: Queryable, user: typeof users.$inferSelect): Promise<void> {
  if (user.phone !== null && user.phoneVerifiedAt !== null)
    await rememberMark(ctx, tx, { userId: user.id, kind: 'phone', value: user.phone });
}

/**
 * Carries what excludes a player to the other accounts of the same person, each in a transaction of its own. Called when it has been
 * committed; a job does so too, should the process die before.
 */
export async function barOtherAccounts(ctx: Context, userId: string): Promise<void> {
  const accounts = await accountsOfSamePerson(ctx.db, userId);
  for (const account of new Set(accounts.map((other) => other.userId)))
    await ctx.db.transaction((tx) => barSamePerson(ctx, tx, account));
}

/** Says that this player is not the excluded people who have a mark of theirs, and forgets the exclusion that came of it. */
export async function markAsShared(ctx: Context, tx: Queryable, userId: string): Promise<void> {
  for (const { kind, hash } of await accountsOfSamePerson(tx, userId)) {
    const mark = and(eq(personMarks.userId, userId), eq(personMarks.kind, kind), eq(personMarks.hash, hash));
    await tx.update(personMarks).set({ sharedAt: ctx.now() }).where(mark);
  }
}
