import { countryCodeSchema } from '@kozyr/contracts/countries';
import { and, eq, sql } from 'drizzle-orm';
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

/**
 * Gives whoever has a profile that is not named any more that of their country, as a start with other profiles finds them: nobody has to
 * sign in anew first. @returns how many players it was
 */
export async function alignProfiles({ db, env }: Pick<Context, 'db' | 'env'>): Promise<number> {
  let aligned = 0;
  for (const country of countryCodeSchema.options) {
    const [own = country] = profilesOf(env.JURISDICTIONS, country, null);
    const named = sql`array[${sql.join(
      [own, ...env.JURISDICTIONS].map((name) => sql`${name}`),
      sql`, `,
    )}]::text[]`;
    const other = sql`(${users.profiles}[1] <> ${own} or not ${users.profiles} <@ ${named})`;
    const { rowCount } = await db
      .update(users)
      .set({ profiles: [own] })
      .where(and(eq(users.country, country), other));
    aligned += rowCount ?? 0;
  }
  return aligned;
}
