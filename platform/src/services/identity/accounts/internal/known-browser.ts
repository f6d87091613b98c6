import { networkOf } from '@kozyr/kit/networks';
import { eq } from 'drizzle-orm';
import type { Context } from '../../../../context';
import type { Queryable } from '../../../../db/database';
import { sessions } from '../../../../db/schema/accounts';
import { daysEarlier } from '../../../kernel/time/days';
import type { Visitor } from '../refresh-tokens';

/** As long is a browser remembered that nobody signs in with. */
const KNOWN_DAYS = 365;

/** A browser without its version, which changes every few weeks. */
const familyOf = (device: string): string => device.replaceAll(/[\d._]+/g, '');

/**
 * Whether an account was signed in with this kind of browser, and from this network, within a year: one sign-in may have been the one and
 * another the other. A thief has the same browser as many, and the owner's phone changes networks: so both have to be known. An account
 * without an earlier sign-in knows everything. Call it with the player's lock.
 */
export async function isKnownBrowser(
  ctx: Context,
  tx: Queryable,
  { userId, device, ip }: Pick<Visitor, 'ip' | 'device'> & { userId: string },
): Promise<boolean> {
  const since = daysEarlier(ctx.now(), KNOWN_DAYS);
  const rows = await tx
    .selectDistinct({ device: sessions.device, address: sessions.address, lastUsedAt: sessions.lastUsedAt })
    .from(sessions)
    .where(eq(sessions.userId, userId));
  if (rows.length === 0) return true;
  const known = rows.filter(({ lastUsedAt }) => lastUsedAt > since);
  const sameBrowser = known.some((row) => familyOf(row.device) === familyOf(device));
  return sameBrowser && known.some(({ address }) => address !== '' && networkOf(address) === networkOf(ip));
}
