import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import type { Context } from '../../../context';
import { ownRow } from '../../../db/own-row';
import { sessions } from '../../../db/schema/accounts';
import { gameSessions, games } from '../../../db/schema/games';
import { getBalances } from '../../../ledger/balances';
import { pseudonymOf } from '../../kernel/players/pseudonym';
import { launchTokenHash } from '../games/launch';
import { openGameSession } from './internal/open-game-session';
import { findSession, type OpenSession } from './internal/session';
import { playerOfToken } from './internal/whose-session';
import { playable } from './movement';
import { SeamlessCallError } from './seamless-call-error';
import type { Caller } from './wallet-call';

/** A session as a protocol names it that says its launch token on every call. player: by their name towards the integration. */
export type TokenSession = { session: OpenSession; player: string; code: string };

type Sought = { integration: Caller; token: string; player: string };

/**
 * The session of a launch token, for integrations that say the token on every call in place of a session's id. The first call opens it, under
 * the rules of authenticate.ts and while the integration is on; later ones find it open, whatever its age and its player's sign-in: what is staked
 * or read asks for those itself.
 * @param player as the call names them: another player's token is none of theirs
 * @throws SeamlessCallError INVALID_TOKEN, GAME_UNAVAILABLE
 */
export async function sessionOfToken(
  ctx: Context,
  { integration: { name, isOn }, token, player }: Sought,
): Promise<TokenSession> {
  const unknown = () => new SeamlessCallError('INVALID_TOKEN', 'The token is unknown, or was not used in its minute.');
  const tokenHash = launchTokenHash(token);
  const userId = await playerOfToken(ctx.db, tokenHash);
  if (userId === undefined || pseudonymOf(ctx.env.PSEUDONYM_SECRET, name, userId) !== player) throw unknown();
  const [launched] = await ctx.db
    .select({
      id: gameSessions.id,
      userId: gameSessions.userId,
      game: gameSessions.game,
      openedAt: gameSessions.openedAt,
      code: games.code,
    })
    .from(gameSessions)
    .innerJoin(games, eq(games.slug, gameSessions.game))
    .leftJoin(sessions, and(eq(sessions.id, gameSessions.signInId), eq(sessions.userId, gameSessions.userId)))
    .where(
      and(
        eq(gameSessions.userId, userId),
        eq(gameSessions.tokenHash, tokenHash),
        eq(gameSessions.integration, name),
        or(isNotNull(gameSessions.openedAt), isNull(sessions.endedAt)),
      ),
    );
  if (!launched) throw unknown();
  if (launched.openedAt === null && !isOn)
    throw new SeamlessCallError('GAME_UNAVAILABLE', 'The operator has turned this integration off.');
  if (launched.openedAt === null && !(await openGameSession(ctx, ctx.now(), launched))) {
    // Of two first calls at once the other may have opened it.
    const [again] = await ctx.db
      .select({ openedAt: gameSessions.openedAt })
      .from(gameSessions)
      .where(ownRow(gameSessions, launched));
    if (!again?.openedAt) throw unknown();
  }
  const session = await findSession(ctx.db, name, launched.id);
  return { session, player, code: launched.code ?? launched.game };
}

/** What the player of a session can stake now, as a decimal string in major units. */
export async function playableOf({ db }: Context, { userId, currency }: OpenSession): Promise<string> {
  return playable(await getBalances(db, userId, currency));
}
