import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { localeSchema } from '@kozyr/contracts/locales';
import { isMoney, type StakeCurrency, stakeCurrencySchema } from '@kozyr/contracts/money';
import type pg from 'pg';
import * as z from 'zod';

const rowSchema = z.object({
  id: z.string(),
  mode: z.enum(['real', 'demo']),
  wallet_session: z.string().nullable(),
  holder: z.string(),
  game: z.string(),
  currency: stakeCurrencySchema,
  locale: localeSchema,
  min_bet: z.bigint(),
  max_bet: z.bigint(),
  round_seconds: z.number(),
  may_hurry: z.boolean(),
  may_autoplay: z.boolean(),
});

/**
 * A player at a game. Limits in minor units; how fast it may go, as the wallet said when it was opened. `holder`: whose rounds, table
 * entries and seeds these are; a player's of credits are another holder's than those of money.
 */
export type Session = z.infer<typeof rowSchema>;

const COLUMNS =
  'id, mode, wallet_session, holder, game, currency, locale, min_bet, max_bet, round_seconds, may_hurry, may_autoplay';

/** Secrets and launch tokens are kept only as their SHA-256. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const OF_MONEY = 'player:';
const OF_CREDITS = 'credits:';

/**
 * Under whom a player's rounds are found. What was begun for credits is never gone on with, paid or shown where money is played for, nor
 * the other way round: whoever looks by holder finds one of the two.
 */
const holderOf = (player: string, currency: StakeCurrency): string =>
  `${isMoney(currency) ? OF_MONEY : OF_CREDITS}${player}`;

/** Every holder that is the same player: a pace is theirs, whatever they play for. */
export function holdersOf({ holder }: Pick<Session, 'holder'>): string[] {
  const prefix = [OF_MONEY, OF_CREDITS].find((one) => holder.startsWith(one));
  if (prefix === undefined) return [holder];
  const player = holder.slice(prefix.length);
  return [`${OF_MONEY}${player}`, `${OF_CREDITS}${player}`];
}

const newSecret = (): string => randomBytes(32).toString('base64url');

/**
 * Opens a session. `exchange` names the exchange: a repeat of it, when the answer was lost, gets the same session with a
 * fresh secret instead of a second one.
 */
export async function openSession(
  pool: pg.Pool,
  exchange: string,
  session: Omit<Session, 'id' | 'holder'> & { player: string | null },
): Promise<{ session: Session; secret: string }> {
  const secret = newSecret();
  const id = randomUUID();
  const holder = session.player === null ? `demo:${id}` : holderOf(session.player, session.currency);
  const { mode, wallet_session, game, currency, locale, min_bet, max_bet, round_seconds, may_hurry, may_autoplay } =
    session;
  const answer = await pool.query(
    `insert into sessions (secret_hash, exchange_hash, ${COLUMNS})
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
      on conflict (exchange_hash) do update set secret_hash = excluded.secret_hash, seen_at = now()
      returning ${COLUMNS}`,
    [
      ...[hashOf(secret), hashOf(exchange), id, mode, wallet_session, holder, game, currency, locale, min_bet, max_bet],
      ...[round_seconds, may_hurry, may_autoplay],
    ],
  );
  return { session: rowSchema.parse(answer.rows[0]), secret };
}

/** The session of a lost exchange, with a fresh secret; null when there was none. */
export async function reopenSession(
  pool: pg.Pool,
  exchange: string,
): Promise<{ session: Session; secret: string } | null> {
  const secret = newSecret();
  const answer = await pool.query(
    `update sessions set secret_hash = $2, seen_at = now() where exchange_hash = $1 returning ${COLUMNS}`,
    [hashOf(exchange), hashOf(secret)],
  );
  return answer.rows[0] ? { session: rowSchema.parse(answer.rows[0]), secret } : null;
}

const OF_SECRET = {
  name: 'session-of-secret',
  text: `select ${COLUMNS}, seen_at < now() - interval '1 minute' as unseen from sessions
    where secret_hash = $1 and seen_at > now() - interval '12 hours'`,
};

/** The session that a secret belongs to, if it was used within the last twelve hours; that it was is noted once a minute. */
export async function sessionOf(pool: pg.Pool, secret: string): Promise<Session | null> {
  const answer = await pool.query({ ...OF_SECRET, values: [hashOf(secret)] });
  const [row] = answer.rows;
  if (!row) return null;
  const session = rowSchema.parse(row);
  if (row.unseen) await pool.query('update sessions set seen_at = now() where id = $1', [session.id]);
  return session;
}

/** Demo sessions leave after a day, with their rounds and seeds. Real ones stay: they are the record of play. */
export async function dropOldDemo(pool: pg.Pool): Promise<number> {
  const gone = await pool.query(
    "delete from sessions where mode = 'demo' and seen_at < now() - interval '1 day' returning holder",
  );
  await pool.query('delete from seeds where holder = any($1)', [
    gone.rows.map((row: { holder: string }) => row.holder),
  ]);
  return gone.rowCount ?? 0;
}
