import { networkOf } from '@kozyr/kit/networks';
import { subSeconds } from 'date-fns';
import { and, eq, gt } from 'drizzle-orm';
import type { Context } from '../../../../context';
import { sessions } from '../../../../db/schema/accounts';
import { SESSION_SECONDS } from '../rules';

const NOBODY = '00000000-0000-0000-0000-000000000000';

/**
 * Whether an account was signed in from this network within the life of a session: what strangers elsewhere do does not count
 * against who comes from there. Asked for an unknown account as well, so that the time taken names none.
 */
export async function knownNetwork(ctx: Context, userId: string | undefined, ip: string): Promise<boolean> {
  const since = subSeconds(ctx.now(), SESSION_SECONDS);
  const rows = await ctx.db
    .selectDistinct({ address: sessions.address })
    .from(sessions)
    .where(and(eq(sessions.userId, userId ?? NOBODY), gt(sessions.lastUsedAt, since)));
  return rows.some(({ address }) => address !== '' && networkOf(address) === networkOf(ip));
}
