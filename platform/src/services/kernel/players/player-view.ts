import { createHmac } from 'node:crypto';
import { fromMinor } from '@kozyr/contracts/money';
import type { OperatorPlayer } from '@kozyr/contracts/operator/players';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import type { users } from '../../../db/schema/accounts';
import { secondFactors } from '../../../db/schema/second-factor';
import { getBalances } from '../../../ledger/balances';

export type PlayerRow = typeof users.$inferSelect;

/** A player as operators see them, with their balances of this moment. */
export async function operatorPlayerView(db: Queryable, row: PlayerRow): Promise<OperatorPlayer> {
  const { game, electronic, bonus, cashback, holds } = await getBalances(db, row.id, row.currency);
  const [factor] = await db
    .select({ confirmedAt: secondFactors.confirmedAt })
    .from(secondFactors)
    .where(eq(secondFactors.userId, row.id));
  return {
    id: row.id,
    phone: row.phone,
    phone_verified_at: row.phoneVerifiedAt?.toISOString() ?? null,
    email: row.email,
    currency: row.currency,
    country: row.country,
    profiles: row.profiles,
    rating: row.rating,
    created_at: row.createdAt.toISOString(),
    erased_at: row.erasedAt?.toISOString() ?? null,
    second_factor: factor?.confirmedAt?.toISOString() ?? null,
    balances: {
      game: fromMinor(game),
      electronic: fromMinor(electronic),
      bonus: fromMinor(bonus),
      cashback: fromMinor(cashback),
      holds: fromMinor(holds),
    },
  };
}

/**
 * A player as others may read them, "•••• 42": two digits that stay a player's own and are those of many others. Enough to tell
 * neighbours apart, no way back.
 */
export function maskedName(secret: string, userId: string): string {
  const digest = createHmac('sha256', secret).update(`big-wins:${userId}`).digest();
  return `•••• ${String(digest.readUInt32BE(0) % 100).padStart(2, '0')}`;
}
