import type { Jurisdiction } from '@kozyr/contracts/jurisdictions';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { processMemory } from '../../../db/process-memory';
import { users } from '../../../db/schema/accounts';
import { type ConfirmedVersion, readConfirmed } from './read-profiles';
import { type InForce, jurisdictionBy } from './rules';

/** What holds by the profiles that are named, in their order. */
export type PlaceOf = (profiles: readonly string[]) => Jurisdiction;

/** What a process needs to know what holds now. */
type Knowing = Pick<Context, 'db' | 'log' | 'now'>;

/** A process asks for the profiles anew this often. A version is confirmed and taken back minutes before it begins. */
const FRESH_MS = 5_000;

const memory = processMemory(FRESH_MS, async ({ db, log }: Knowing): Promise<readonly ConfirmedVersion[]> => {
  try {
    return await readConfirmed(db);
  } catch (error) {
    log.warn({ err: error }, 'the profiles of jurisdictions could not be read');
    throw error;
  }
});

/** Reads the profiles into this process's memory: at its start, and when it has just changed them. */
export async function learnProfiles(ctx: Knowing): Promise<void> {
  await memory.learn(ctx);
}

/** What is a few seconds old serves while it is read anew; only a process that has not learned it yet waits. */
async function recalled(ctx: Knowing): Promise<readonly ConfirmedVersion[]> {
  const known = memory.known(ctx);
  const reading = memory.recall(ctx);
  if (!known) return reading;
  // Said where it is read.
  reading.catch(() => undefined);
  return known;
}

/**
 * The versions in force now by code, from this process's memory. What is a few seconds old serves while it is read anew; only a process
 * that has not learned them yet waits.
 */
export async function inForceNow(ctx: Knowing): Promise<ReadonlyMap<string, InForce>> {
  const versions = await recalled(ctx);
  const now = ctx.now();
  const inForce = new Map<string, InForce>();
  // They come in the order in which they begin: the last that has begun holds.
  for (const version of versions) if (version.beginsAt <= now) inForce.set(version.code, version);
  return inForce;
}

/** What holds now by the profiles that are named, as inForceNow knows it: each request and each stake asks it. */
export async function placesNow(ctx: Knowing): Promise<PlaceOf> {
  const inForce = await inForceNow(ctx);
  return (profiles) => jurisdictionBy(profiles, (code) => inForce.get(code));
}

/** What holds now for a player, by the profiles that are kept with them. */
export async function jurisdictionOf(ctx: Context, db: Queryable, userId: string): Promise<Jurisdiction> {
  const [user] = await db.select({ profiles: users.profiles }).from(users).where(eq(users.id, userId));
  return (await placesNow(ctx))(user?.profiles ?? []);
}
