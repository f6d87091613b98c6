import type { Jurisdiction } from '@kozyr/contracts/jurisdictions';
import type { Context } from '../../../context';
import type { Database } from '../../../db/database';
import { type ConfirmedVersion, readConfirmed } from './read-profiles';
import { type InForce, jurisdictionBy } from './rules';

/** What holds by the profiles that are named, in their order. */
export type PlaceOf = (profiles: readonly string[]) => Jurisdiction;

/** A process asks for the profiles anew this often. A version is confirmed and taken back minutes before it begins. */
const FRESH_MS = 5_000;

type Held = { versions: readonly ConfirmedVersion[]; readAt: number; reading: boolean };
const held = new WeakMap<Database, Held>();

async function read(db: Database): Promise<Held> {
  const fresh = { versions: await readConfirmed(db), readAt: performance.now(), reading: false };
  held.set(db, fresh);
  return fresh;
}

/** Forgets what this process knows of the profiles. */
export const forgetProfiles = ({ db }: Pick<Context, 'db'>): boolean => held.delete(db);

function renew({ db, log }: Pick<Context, 'db' | 'log'>, known: Held): void {
  if (known.reading || performance.now() - known.readAt < FRESH_MS) return;
  known.reading = true;
  read(db).catch((error: unknown) => {
    known.reading = false;
    log.warn({ err: error }, 'the profiles of jurisdictions could not be read again');
  });
}

/**
 * What holds now by each profile, from this process's memory, for what is asked with every stake. What is a few seconds old serves while it
 * is read anew; only the first call waits.
 */
export async function placesNow(ctx: Pick<Context, 'db' | 'log' | 'now'>): Promise<PlaceOf> {
  const known = held.get(ctx.db) ?? (await read(ctx.db));
  renew(ctx, known);
  const now = ctx.now();
  const inForce = new Map<string, InForce>();
  // They come in the order in which they begin: the last that has begun holds.
  for (const version of known.versions) if (version.beginsAt <= now) inForce.set(version.code, version);
  return (profiles) => jurisdictionBy(profiles, (code) => inForce.get(code));
}
