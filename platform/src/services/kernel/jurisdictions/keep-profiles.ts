import { eq } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { users } from '../../../db/schema/accounts';
import { recordAudit } from '../audit/record-audit';
import { profilesOf } from './rules';

type UserRow = typeof users.$inferSelect;

/**
 * Keeps with a player which profiles hold for them, by their country and that of the network they come from now. Each change is in the
 * audit log. @returns the player as they are then
 */
export async function keepProfiles(
  ctx: Context,
  tx: Queryable,
  user: UserRow,
  network: string | null,
): Promise<UserRow> {
  const profiles = profilesOf(ctx.env.JURISDICTIONS, user.country, network);
  if (profiles.join() === user.profiles.join()) return user;
  await tx.update(users).set({ profiles }).where(eq(users.id, user.id));
  await recordAudit(tx, ctx.now(), {
    actor: { kind: 'player', id: user.id },
    action: 'player_profiles_changed',
    subject: { kind: 'player', id: user.id },
    details: { before: user.profiles.join(' '), after: profiles.join(' ') },
  });
  return { ...user, profiles };
}
