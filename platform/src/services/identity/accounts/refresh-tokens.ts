import { createHash, createHmac, randomBytes } from 'node:crypto';
import { addSeconds } from 'date-fns';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { ownRow, ownRowOf } from '../../../db/own-row';
import { refreshTokens, sessions } from '../../../db/schema/accounts';
import { endSession } from '../../kernel/players/end-sessions';
import { LATE_RETURNS, REFUSED_ANSWERS, REUSE_GRACE_SECONDS, SESSION_SECONDS } from './rules';

/**
 * Where a call comes from: the network address, what the browser calls itself ("" when it does not say), the country of the network,
 * by its ISO code; null: not known; and the cookie by which the browser is known again.
 */
export type Visitor = { ip: string; device: string; network: string | null; browser: string };
const DEVICE_LENGTH = 300;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/**
 * The token that follows a spent one: computed from the spent token and a salt in its row. So whoever lost the answer, or
 * raced with another tab, gets the same successor again instead of a second one, and the table alone names no token.
 */
function successorOf(token: string, salt: string): string {
  return createHmac('sha256', token).update(salt).digest('base64url');
}

async function storeToken(db: Queryable, token: string, sessionId: string, now: Date): Promise<void> {
  await db
    .insert(refreshTokens)
    .values({ hash: hashOf(token), sessionId, expiresAt: addSeconds(now, SESSION_SECONDS) });
}

/** Opens a session with its first refresh token: 256 random bits, of which only the hash is kept. */
export async function openSession(
  db: Queryable,
  userId: string,
  { device, ip, browser, now }: Pick<Visitor, 'ip' | 'device' | 'browser'> & { now: Date },
): Promise<{ sessionId: string; refreshToken: string }> {
  const refreshToken = randomBytes(32).toString('base64url');
  const sessionId = crypto.randomUUID();
  await db.insert(sessions).values({
    id: sessionId,
    userId,
    createdAt: now,
    lastUsedAt: now,
    device: device.slice(0, DEVICE_LENGTH),
    address: ip,
    browser: hashOf(browser),
  });
  await storeToken(db, refreshToken, sessionId, now);
  return { sessionId, refreshToken };
}

/** The living session a token belongs to, locked, so that one family moves in single file. */
async function lockSession(db: Queryable, token: string) {
  const [found] = await db
    .select({ sessionId: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hashOf(token)));
  if (!found) return null;
  const [session] = await db
    .select()
    .from(sessions)
    .where(await ownRowOf(db, sessions, found.sessionId))
    .for('update');
  return session && session.endedAt === null ? session : null;
}

type Session = typeof sessions.$inferSelect;
type Given = { refreshToken: string; answer: string | null };

/**
 * Trades a refresh token for its successor, once. A token spent up to 10 s ago answers the same successor again (two tabs at once).
 * The last one spent, when nothing shows that the answer arrived, brings its owner back however late, by another successor: a page
 * that is left while it asks, or a phone that loses its network, comes back with the token it had. The one that did not arrive is taken
 * back by that, with its access token: should it turn up, two had the token before, and the family ends, as it does by any other
 * spent one. Run in a transaction and commit it after a null too.
 * @returns null when the token is unknown, expired, stolen, or its session has ended.
 */
export async function rotateToken(
  ctx: Context,
  db: Queryable,
  token: string,
): Promise<({ userId: string; sessionId: string } & Given) | null> {
  const now = ctx.now();
  const session = await lockSession(db, token);
  if (!session) return null;
  const opened = { userId: session.userId, sessionId: session.id };
  const alarm = async (what: string) => {
    ctx.log.warn({ sessionId: session.id }, `${what}: its session is ended`);
    await endSession(db, now, session, 'token_reuse');
    return null;
  };
  let current = token;
  for (let spent = 0; ; spent += 1) {
    const row = await keptOf(db, current);
    if (!row || row.expiresAt <= now) return null;
    if (row.revokedAt !== null) return alarm('a refresh token that was taken back came');
    if (row.spentAt === null || row.successorSalt === null) {
      if (spent === 0) return { ...opened, ...(await trade(db, session, current, now)) };
      return { ...opened, refreshToken: current, answer: session.unheardAnswer };
    }
    const successor = successorOf(current, row.successorSalt);
    if (addSeconds(row.spentAt, REUSE_GRACE_SECONDS) < now) {
      const unheard = session.unheardAnswer !== null && (await keptOf(db, successor))?.spentAt === null;
      if (!unheard || row.lateReturns >= LATE_RETURNS) return alarm('a spent refresh token came back');
      await takeBack(db, now, session, successor);
      return { ...opened, ...(await trade(db, session, current, now, row.lateReturns + 1)) };
    }
    current = successor;
  }
}

async function keptOf(db: Queryable, token: string) {
  const [row] = await db
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hashOf(token)));
  return row;
}

/** Takes back an answer that nobody is known to have got: its refresh token, and the access token that came with it. */
async function takeBack(db: Queryable, now: Date, session: Session, refreshToken: string): Promise<void> {
  const refused = [...session.refusedAnswers, ...(session.unheardAnswer === null ? [] : [session.unheardAnswer])];
  await db
    .update(refreshTokens)
    .set({ revokedAt: now })
    .where(eq(refreshTokens.hash, hashOf(refreshToken)));
  await db
    .update(sessions)
    .set({ refusedAnswers: refused.slice(-REFUSED_ANSWERS) })
    .where(ownRow(sessions, session));
}

/** Spends a token, for the first time or late again, and keeps its successor; `answer` names what now goes out with it. */
async function trade(db: Queryable, session: Session, token: string, now: Date, lateReturns = 0): Promise<Given> {
  const salt = randomBytes(32).toString('base64url');
  const [refreshToken, answer] = [successorOf(token, salt), crypto.randomUUID()];
  await db
    .update(refreshTokens)
    .set({ spentAt: now, successorSalt: salt, lateReturns })
    .where(eq(refreshTokens.hash, hashOf(token)));
  await storeToken(db, refreshToken, session.id, now);
  await db.update(sessions).set({ lastUsedAt: now, unheardAnswer: answer }).where(ownRow(sessions, session));
  return { refreshToken, answer };
}

/** Ends the session of a token, spent or not. Safe to repeat; an unknown token does nothing. */
export async function endSessionOfToken(db: Queryable, now: Date, token: string): Promise<void> {
  const session = await lockSession(db, token);
  if (session) await endSession(db, now, session, 'logout');
}
