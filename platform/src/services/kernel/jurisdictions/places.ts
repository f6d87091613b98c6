import type { Jurisdiction } from '@kozyr/contracts/jurisdictions';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Database, Queryable } from '../../../db/database';
import { users } from '../../../db/schema/accounts';
import { type ConfirmedVersion, readConfirmed } from './read-profiles';
import { type InForce, jurisdictionBy } from './rules';

/** What holds by the profiles that are named, in their order. */
export type PlaceOf = (profiles: readonly string[]) => Jurisdiction;

/** What a process needs to know what holds now. */
type Knowing = Pick<Context, 'db' | 'log' | 'now'>;

/** A process asks for the profiles anew this often. A version is confirmed and taken back minutes before it begins. */
const FRESH_MS = 5_000;

type Held = { versions: readonly ConfirmedVersion[]; readAt: number; reading: boolean };
const held = new WeakMap<Database, Held>();

/** Reads them; what was asked for later and came first stays. */
async function read(db: Database): Promise<Held> {
  const readAt = performance.now();
  const fresh = { versions: await readConfirmed(db), readAt, reading: false };
  const known = held.get(db);
  if (known && known.readAt > readAt) return known;
  held.set(db, fresh);
  return fresh;
}

/** Reads the profiles into this process's memory: at its start, and when it has just changed them. */
export async function learnProfiles({ db }: Pick<Context, 'db'>): Promise<void> {
  await read(db);
}

function renew({ db, log }: Knowing, known: Held): void {
  if (known.reading || performance.now() - known.readAt < FRESH_MS) return;
  known.reading = true;
  read(db).catch((error: unknown) => {
    known.reading = false;
    log.warn({ err: error }, 'the profiles of jurisdictions could not be read again');
  });
}

/**
 * The versions in force now by code, from this process's memory. What is a few seconds old serves while it is read anew; only a process
 * that has not learned them yet waits.
 */
export async function inForceNow(ctx: Knowing): Promise<ReadonlyMap<string, InForce>> {
  const known = held.get(ctx.db) ?? (await read(ctx.db));
  renew(ctx, known);
  const now = ctx.now();
  const inForce = new Map<string, InForce>();
  // They come in the order in which they begin: the last that has begun holds.
  for (const version of known.versions) if (version.beginsAt <= now) inForce.set(version.code, version);
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
