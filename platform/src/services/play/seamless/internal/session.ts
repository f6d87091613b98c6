import type { Locale } from '@kozyr/contracts/locales';
import { localeSchema } from '@kozyr/contracts/locales';
import { type Currency, type StakeCurrency, stakedAs, toMinor } from '@kozyr/contracts/money';
import type { RuledCategory, RuledGame } from '@kozyr/contracts/promotions/game-lists';
import { liesIn } from '@kozyr/contracts/regions';
import { addHours } from 'date-fns';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../../../db/database';
import { sessions, users } from '../../../../db/schema/accounts';
import { gameSessions, games, providers } from '../../../../db/schema/games';
import { playerProtection } from '../../../../db/schema/protection';
import { lockPlayer } from '../../../kernel/players/lock-player';
import { houseEdgeOf } from '../../../kernel/promotions/edge';
import { type Kept, refusalOfState } from '../../../kernel/protection/rules';
import { underMaintenance } from '../../games/maintenance';
import { LIMITED_AS } from '../../games/provider-limit';
import { isClosedIn, SESSION_HOURS } from '../../games/rules';
import { SeamlessCallError, type SeamlessErrorCode } from '../seamless-call-error';
import { playerOfSession } from './whose-session';

/** An opened session with what a call needs to know of its game. Limits in minor units of the session's currency. */
export type OpenSession = {
  id: string;
  userId: string;
  integration: string;
  /** What is played for. */
  currency: StakeCurrency;
  /** The currency of the player's account: it has the zone of their days, and their limits. */
  money: Currency;
  locale: Locale;
  game: { slug: string; title: string };
  /** Slug of the game's provider. */
  provider: string;
  /** What the limit of net wins is counted for, its provider among others: LIMITED_AS. */
  limitedAs: string;
  category: RuledCategory;
  /** The most a round can win, in hundredths of its stake; null: not known. */
  maxWinHundredths: number | null;
  minBet: bigint;
  maxBet: bigint;
  /** Of the game as its feed publishes it, hundredths of a percent. */
  houseEdge: number;
  createdAt: Date;
  closedAt: Date | null;
  /** When the sign-in it was launched from ended; null: it goes on, or there was none. */
  signInEndedAt: Date | null;
  /** The operator still lets it be played. */
  playable: boolean;
  /** Names of the profiles that hold for its player. */
  profiles: readonly string[];
  /** Of its player. */
  country: string;
  /** It is not offered to players of this one's country by its feed or by a switch. What rules close is asked besides. */
  closedHere: boolean;
  /** Technical work is under way for its provider or for all. */
  maintenance: boolean;
  /** What keeps its player from playing. */
  kept: Kept;
};

/** What is read of a session and its game, with gameSessions, users, games, providers, sessions and playerProtection joined. */
export const SESSION_COLUMNS = {
  session: {
    id: gameSessions.id,
    userId: gameSessions.userId,
    integration: gameSessions.integration,
    currency: gameSessions.currency,
    locale: gameSessions.locale,
    createdAt: gameSessions.createdAt,
    closedAt: gameSessions.closedAt,
  },
  game: {
    slug: games.slug,
    title: games.title,
    provider: games.provider,
    category: games.category,
    maxWinHundredths: games.maxWinHundredths,
    minBet: games.minBet,
    maxBet: games.maxBet,
    rtp: games.rtp,
    enabled: games.enabled,
    countriesBlocked: games.countriesBlocked,
    closedIn: games.closedIn,
  },
  country: users.country,
  money: users.currency,
  profiles: users.profiles,
  providerEnabled: providers.enabled,
  limitedAs: LIMITED_AS,
  providerClosedIn: providers.closedIn,
  maintenance: underMaintenance,
  signInEndedAt: sessions.endedAt,
  // The first column says whether there is a row: it is never null in one.
  kept: {
    userId: playerProtection.userId,
    timedOutUntil: playerProtection.timedOutUntil,
    selfExcludedFrom: playerProtection.selfExcludedFrom,
    selfExcludedUntil: playerProtection.selfExcludedUntil,
    suspendedAt: playerProtection.suspendedAt,
    closedAt: playerProtection.closedAt,
    barredFrom: playerProtection.barredFrom,
    barredUntil: playerProtection.barredUntil,
    barredBy: playerProtection.barredBy,
  },
};

type GameSessionRow = typeof gameSessions.$inferSelect;
type GameRow = typeof games.$inferSelect;
type SessionRow = {
  session: Pick<GameSessionRow, keyof typeof SESSION_COLUMNS.session>;
  game: Pick<GameRow, keyof typeof SESSION_COLUMNS.game>;
  country: string;
  money: Currency;
  profiles: string[];
  providerEnabled: boolean;
  limitedAs: string;
  providerClosedIn: string[];
  maintenance: boolean;
  signInEndedAt: Date | null;
  kept: Kept;
};

/** The session as calls know it. */
export function openSessionOf({ session, game, ...row }: SessionRow): OpenSession {
  return {
    id: session.id,
    userId: session.userId,
    integration: session.integration,
    currency: session.currency,
    money: row.money,
    locale: localeSchema.parse(session.locale),
    game: { slug: game.slug, title: game.title },
    provider: game.provider,
    limitedAs: row.limitedAs,
    category: game.category,
    maxWinHundredths: game.maxWinHundredths,
    minBet: toMinor(game.minBet[stakedAs(session.currency)]),
    maxBet: toMinor(game.maxBet[stakedAs(session.currency)]),
    houseEdge: houseEdgeOf(game.rtp),
    createdAt: session.createdAt,
    // A game that an intruder opened stakes nothing once the owner has thrown them out.
    closedAt: session.closedAt ?? row.signInEndedAt,
    signInEndedAt: row.signInEndedAt,
    playable: game.enabled && row.providerEnabled,
    profiles: row.profiles,
    country: row.country,
    closedHere: isClosedIn(row.country, { ...game, providerClosedIn: row.providerClosedIn, ruledOut: [] }),
    maintenance: row.maintenance,
    kept: row.kept,
  };
}

async function playerOf(db: Queryable, sessionId: string): Promise<string> {
  const player = await playerOfSession(db, sessionId);
  if (player === undefined) throw new SeamlessCallError('SESSION_NOT_FOUND', 'There is no such session.');
  return player;
}

/** The session of this integration that a launch token opened. @throws SeamlessCallError SESSION_NOT_FOUND */
export async function findSession(db: Queryable, integration: string, sessionId: string): Promise<OpenSession> {
  const userId = await playerOf(db, sessionId);
  const [row] = await db
    .select(SESSION_COLUMNS)
    .from(gameSessions)
    .innerJoin(users, eq(users.id, gameSessions.userId))
    .innerJoin(games, eq(gameSessions.game, games.slug))
    .innerJoin(providers, eq(games.provider, providers.slug))
    .leftJoin(sessions, and(eq(sessions.id, gameSessions.signInId), eq(sessions.userId, gameSessions.userId)))
    .leftJoin(playerProtection, eq(playerProtection.userId, gameSessions.userId))
    .where(
      and(
        eq(gameSessions.id, sessionId),
        eq(gameSessions.userId, userId),
        eq(gameSessions.integration, integration),
        isNotNull(gameSessions.openedAt),
      ),
    );
  if (!row) throw new SeamlessCallError('SESSION_NOT_FOUND', 'There is no such session.');
  return openSessionOf(row);
}

/** The same session, with its player locked until the transaction ends. @throws SeamlessCallError SESSION_NOT_FOUND */
export async function takeSession(tx: Queryable, integration: string, sessionId: string): Promise<OpenSession> {
  await lockPlayer(tx, await playerOf(tx, sessionId));
  return findSession(tx, integration, sessionId);
}

/** The session's game as rules name it. */
export const ruledGameOf = ({ game, provider, category }: OpenSession): RuledGame => ({
  slug: game.slug,
  provider,
  category,
});

/**
 * Why the session takes no stake now; null: it does. Only stakes ask: wins and refunds are taken whatever it says.
 * @param isOn whether its integration is; ruledOut: the areas in which rules close its game now
 */
export function stakeRefusal(
  session: OpenSession,
  now: Date,
  { isOn, ruledOut }: { isOn: boolean; ruledOut: readonly string[] },
): { code: SeamlessErrorCode; message: string } | null {
  const stopped = refusalOfState(session.kept, now, 'stake');
  if (stopped) return { code: 'PLAYER_STOPPED', message: stopped.message };
  if (session.closedAt !== null || addHours(session.createdAt, SESSION_HOURS) <= now)
    return { code: 'SESSION_CLOSED', message: 'This session takes no more bets.' };
  if (!isOn) return { code: 'GAME_UNAVAILABLE', message: 'The operator has turned this integration off.' };
  if (!session.playable) return { code: 'GAME_UNAVAILABLE', message: 'The operator has switched this game off.' };
  if (session.closedHere || ruledOut.some((area) => liesIn(session.country, area)))
    return { code: 'GAME_UNAVAILABLE', message: "This game is not offered in the player's country." };
  if (session.maintenance) return { code: 'TECHNICAL_WORK', message: 'Technical work is underway: no bets for now.' };
  return null;
}
