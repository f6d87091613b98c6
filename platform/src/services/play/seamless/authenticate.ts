import { fromMinor } from '@kozyr/contracts/money';
import type {
  authenticateAnswer,
  authenticateBody,
  balanceAnswer,
  balanceBody,
} from '@kozyr/contracts/seamless-wallet';
import { and, eq, isNull } from 'drizzle-orm';
import type { infer as Infer } from 'zod/mini';
import type { Context } from '../../../context';
import { sessions } from '../../../db/schema/accounts';
import { gameSessions } from '../../../db/schema/games';
import { getBalances } from '../../../ledger/balances';
import { placesNow } from '../../kernel/jurisdictions/places';
import { pseudonymOf } from '../../kernel/players/pseudonym';
import { launchTokenHash } from '../games/launch';
import { openGameSession } from './internal/open-game-session';
import { findSession } from './internal/session';
import { playable } from './movement';
import { SeamlessCallError } from './seamless-call-error';

/**
 * Spends the token of a launch address, once, within its minute and while its player is signed in. The player's earlier sessions of the same game take no
 * stakes from then on: of two windows the one opened last plays, so that one clock and one result count all of it. How fast the game may
 * go is told by the profiles that hold for the player at that moment.
 * @throws SeamlessCallError INVALID_TOKEN
 */
export async function authenticate(
  ctx: Context,
  integration: string,
  body: Infer<typeof authenticateBody>,
): Promise<Infer<typeof authenticateAnswer>> {
  const now = ctx.now();
  // Before the token is spent: what can't be told now is told with the same token a moment later.
  const places = await placesNow(ctx);
  const [launched] = await ctx.db
    .select({ id: gameSessions.id, userId: gameSessions.userId, game: gameSessions.game })
    .from(gameSessions)
    .leftJoin(sessions, and(eq(sessions.id, gameSessions.signInId), eq(sessions.userId, gameSessions.userId)))
    .where(
      and(
        eq(gameSessions.tokenHash, launchTokenHash(body.token)),
        eq(gameSessions.integration, integration),
        // Of no session either, when it was launched without a sign-in.
        isNull(sessions.endedAt),
      ),
    );
  if (!launched || !(await openGameSession(ctx, now, launched)))
    throw new SeamlessCallError(
      'INVALID_TOKEN',
      'The token is unknown, spent or older than 60 seconds, or its player has signed out or may not play.',
    );
  const session = await findSession(ctx.db, integration, launched.id);
  const { round_seconds, may_hurry, may_autoplay } = places(session.profiles).session;
  return {
    session_id: session.id,
    player: pseudonymOf(ctx.env.PSEUDONYM_SECRET, integration, session.userId),
    game: session.game.slug,
    mode: 'real',
    currency: session.currency,
    locale: session.locale,
    min_bet: fromMinor(session.minBet),
    max_bet: fromMinor(session.maxBet),
    balance: playable(await getBalances(ctx.db, session.userId, session.currency)),
    // What begins rounds by itself is hurried on by nobody: where nothing may be hurried it is not either.
    pace: { round_seconds, may_hurry, may_autoplay: may_autoplay && may_hurry },
  };
}

/**
 * What the session's player can stake now. It is told as long as the sign-in lasts, also of a session that takes no stakes: by
 * the refusal a provider learns that nobody may read what is the player's by it any more.
 * @throws SeamlessCallError SESSION_NOT_FOUND, SESSION_CLOSED
 */
export async function balance(
  ctx: Context,
  integration: string,
  body: Infer<typeof balanceBody>,
): Promise<Infer<typeof balanceAnswer>> {
  const { userId, currency, signInEndedAt } = await findSession(ctx.db, integration, body.session_id);
  if (signInEndedAt !== null) throw new SeamlessCallError('SESSION_CLOSED', 'The player has signed out.');
  return { balance: playable(await getBalances(ctx.db, userId, currency)), currency };
}
