import { fromMinor } from '@kozyr/contracts/money';
import type {
  authenticateAnswer,
  authenticateBody,
  balanceAnswer,
  balanceBody,
} from '@kozyr/contracts/seamless-wallet';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { infer as Infer } from 'zod/mini';
import type { Context } from '../../context';
import { gameSessions } from '../../db/schema/games';
import { getBalances } from '../../ledger/balances';
import { launchTokenHash } from '../games/launch';
import { playable } from './movement';
import { Refusal } from './refusal';
import { findSession, pseudonymOf } from './session';

/** Spends the token of a launch address, once and within its minute. @throws Refusal INVALID_TOKEN */
export async function authenticate(
  ctx: Context,
  integration: string,
  body: Infer<typeof authenticateBody>,
): Promise<Infer<typeof authenticateAnswer>> {
  const now = ctx.now();
  const [opened] = await ctx.db
    .update(gameSessions)
    .set({ openedAt: now })
    .where(
      and(
        eq(gameSessions.tokenHash, launchTokenHash(body.token)),
        eq(gameSessions.integration, integration),
        isNull(gameSessions.openedAt),
        gt(gameSessions.tokenExpiresAt, now),
      ),
    )
    .returning({ id: gameSessions.id });
  if (!opened) throw new Refusal('INVALID_TOKEN', 'The token is unknown, spent or older than 60 seconds.');
  const session = await findSession(ctx.db, integration, opened.id);
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
  };
}

/** What the session's player can stake now. @throws Refusal SESSION_NOT_FOUND */
export async function balance(
  ctx: Context,
  integration: string,
  body: Infer<typeof balanceBody>,
): Promise<Infer<typeof balanceAnswer>> {
  const { userId, currency } = await findSession(ctx.db, integration, body.session_id);
  return { balance: playable(await getBalances(ctx.db, userId, currency)), currency };
}
