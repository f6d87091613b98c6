import type { PlayerSession } from '@kozyr/contracts/operator/player-record';
import { and, desc, eq } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import { sessions } from '../../../db/schema/accounts';
import { maskedAddress } from './internal/masked-address';
import { requireLooked } from './internal/require-looked';
import { before, momentText, type Part, type Placed, placeOf, turnPage } from './internal/turn-page';

/** A page of a player's sign-ins, newest first. @throws DomainError NOT_FOUND, BAD_REQUEST */
export async function listPlayerSessions(
  ctx: Context,
  operator: OperatorCaller,
  { id, cursor, pageSize }: Part,
): Promise<{ items: PlayerSession[]; next: string | null }> {
  await requireLooked(ctx, operator, id);
  const found = await ctx.db
    .select({ row: sessions, at: momentText(sessions.createdAt) })
    .from(sessions)
    .where(and(eq(sessions.userId, id), before(placeOf(cursor), sessions.createdAt, sessions.id)))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(pageSize + 1);
  const placed = found.map(({ row, at }): Placed & { row: typeof row } => ({ place: [at, row.id], row }));
  const { rows, next } = turnPage(placed, pageSize);
  const items = rows.map(({ row }) => ({
    id: row.id,
    device: row.device,
    address: maskedAddress(row.address),
    created_at: row.createdAt.toISOString(),
    last_used_at: row.lastUsedAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? null,
    end_reason: row.endReason,
  }));
  return { items, next };
}
