import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import type { BarredBy } from '../../../db/schema/protection';
import { barring, type Exclusion, lastsAsLong, ownExclusion } from './rules';
import { setProtection } from './set-protection';

/**
 * Excludes a player because the person is excluded elsewhere. One that runs as long already, by themselves or so, is left as it is.
 * @param input.details for the audit log: how that is known
 */
export async function bar(
  ctx: Context,
  tx: Queryable,
  input: { userId: string; exclusion: Exclusion; by: BarredBy; details: Record<string, string> },
): Promise<void> {
  const { userId, exclusion, by, details } = input;
  await setProtection(ctx, tx, {
    userId,
    actor: { kind: 'system', id: 'protection' },
    action: 'player_barred',
    details: { ...details, by, until: exclusion.until?.toISOString() ?? 'forever' },
    decide: (before, now) => {
      const held = { ...before, userId };
      if (lastsAsLong(ownExclusion(held, now), exclusion) || lastsAsLong(barring(held, now), exclusion)) return null;
      return { barredFrom: exclusion.from, barredUntil: exclusion.until, barredBy: by };
    },
  });
}
