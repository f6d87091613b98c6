import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../../db/database';
import { wheelSeeds } from '../../../../db/schema/wheel';

/** The seed of the player's next spin, or null where nobody was told of one yet. */
export async function waitingSeed(db: Queryable, userId: string): Promise<string | null> {
  const [found] = await db
    .select({ serverSeed: wheelSeeds.serverSeed })
    .from(wheelSeeds)
    .where(eq(wheelSeeds.userId, userId));
  return found?.serverSeed ?? null;
}

/** The same, made now where there was none. Two who ask at once get the same. */
export async function announceSeed(db: Queryable, now: Date, userId: string): Promise<string> {
  const waiting = await waitingSeed(db, userId);
  if (waiting) return waiting;
  const serverSeed = randomBytes(32).toString('hex');
  await db.insert(wheelSeeds).values({ userId, serverSeed, madeAt: now }).onConflictDoNothing();
  return (await waitingSeed(db, userId)) ?? serverSeed;
}

/** It was drawn from, so it is a secret no more. */
export async function dropSeed(tx: Queryable, userId: string): Promise<void> {
  await tx.delete(wheelSeeds).where(eq(wheelSeeds.userId, userId));
}
