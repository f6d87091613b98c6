import { eq, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../../../db/database';
import { gameSessions } from '../../../../db/schema/games';

/** Ids of sessions as the platform gives them; no other text is one. */
export const isSessionId = (text: string): boolean => UUID.test(text);
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Whose a session is, which never changes: found once among all players, by its id or by its token's hash, and then known, so that where
 * players lie on several servers a call needs the one of its player alone.
 */
const playersOf = new Map<string, string>();
/** The names that are known at most; the longest known is forgotten first. */
const KNOWN_AT_MOST = 100_000;

async function playerBy(db: Queryable, name: string, named: SQL): Promise<string | undefined> {
  const known = playersOf.get(name);
  if (known) return known;
  const [found] = await db.select({ userId: gameSessions.userId }).from(gameSessions).where(named);
  if (!found) return undefined;
  const [oldest] = playersOf.size >= KNOWN_AT_MOST ? playersOf.keys() : [];
  if (oldest) playersOf.delete(oldest);
  playersOf.set(name, found.userId);
  return found.userId;
}

/** The player of a session; undefined: there is none with this id. */
export async function playerOfSession(db: Queryable, id: string): Promise<string | undefined> {
  return isSessionId(id) ? playerBy(db, id, eq(gameSessions.id, id)) : undefined;
}

/** The player of the session that a launch token was given for. hash: launchTokenHash of it */
export function playerOfToken(db: Queryable, hash: string): Promise<string | undefined> {
  return playerBy(db, hash, eq(gameSessions.tokenHash, hash));
}
