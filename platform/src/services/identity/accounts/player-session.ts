import type { Session, User } from '@kozyr/contracts/accounts';
import type { Context } from '../../../context';
import type { users } from '../../../db/schema/accounts';
import { giveFirstCredits } from '../../kernel/credits/credits';
import { placesNow } from '../../kernel/jurisdictions/places';
import { mayPromoteTo } from '../../kernel/protection/may-promote';
import { readProtection } from '../../kernel/protection/require-may';
import { protectionView } from '../../kernel/protection/rules';
import { signAccessToken } from './access-token';

/** What a sign-in answers: the body, and the refresh token that travels in a cookie only. */
export type PlayerSession = { session: Session; refreshToken: string };

/** The player as the wire shows them. */
export async function userView(ctx: Context, row: typeof users.$inferSelect): Promise<User> {
  const { id, phone, phoneVerifiedAt, email, currency, country, rating, profiles, createdAt } = row;
  const { mode, promotions } = (await placesNow(ctx))(profiles);
  return {
    id,
    phone,
    phone_verified: phoneVerifiedAt !== null,
    email,
    currency,
    country,
    rating,
    protection: protectionView(await readProtection(ctx.db, id), ctx.now()),
    may_promote: await mayPromoteTo(ctx, ctx.db, id),
    place: { mode, promotions },
    created_at: createdAt.toISOString(),
  };
}

/** The answer of registration, login and refresh alike. Who is where nobody plays for money gets the credits to play for. */
export async function playerSession(
  ctx: Context,
  user: typeof users.$inferSelect,
  opened: { sessionId: string; refreshToken: string; answer?: string | null },
): Promise<PlayerSession> {
  const { sessionId, answer } = opened;
  const proof = { userId: user.id, sessionId, ...(answer ? { answer } : {}) };
  const accessToken = await signAccessToken(ctx.env.JWT_SECRET, proof, ctx.now());
  const view = await userView(ctx, user);
  if (view.place.mode === 'play') await giveFirstCredits(ctx.db, user.id);
  return {
    session: { user: view, tokens: { access_token: accessToken } },
    refreshToken: opened.refreshToken,
  };
}
