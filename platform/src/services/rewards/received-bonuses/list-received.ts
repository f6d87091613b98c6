import type { ReceivedBonus } from '@kozyr/contracts/received-bonuses';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { receivedBonuses } from '../../../db/schema/received-bonuses';
import { receivedView } from './internal/received-view';

/** At most so many at once; those after them are told of when these have been seen. */
const MAX_LISTED = 20;

/** What the player was given and has not yet closed the modal of, oldest first (spec §3). */
export async function listReceivedBonuses(ctx: Context, { userId }: Caller): Promise<{ items: ReceivedBonus[] }> {
  const rows = await ctx.db
    .select()
    .from(receivedBonuses)
    .where(and(eq(receivedBonuses.userId, userId), isNull(receivedBonuses.seenAt)))
    .orderBy(asc(receivedBonuses.receivedAt), asc(receivedBonuses.id))
    .limit(MAX_LISTED);
  return { items: rows.map(receivedView) };
}
