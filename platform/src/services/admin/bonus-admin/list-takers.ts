import { fromMinor } from '@kozyr/contracts/money';
import type { BonusTaker } from '@kozyr/contracts/operator/bonus-takers';
import { and, desc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../../context';
import { bonuses, userBonuses } from '../../../db/schema/bonuses';
import { nicknames } from '../../../db/schema/nicknames';
import { DomainError } from '../../../errors';
import { MOMENT_TEXT, readCursor, writeCursor } from '../../kernel/cursors/cursor';

const placeSchema = z.tuple([z.string().regex(MOMENT_TEXT), z.uuid()]);

type Asked = { id: string; after?: string | undefined; pageSize: number; status?: BonusTaker['status'] | undefined };

/** A page of those who have taken a bonus, newest first. Nobody's contacts are in it. @throws DomainError NOT_FOUND, BAD_REQUEST */
export async function listBonusTakers(
  ctx: Context,
  { id, after, pageSize, status }: Asked,
): Promise<{ items: BonusTaker[]; next: string | null }> {
  if ((await ctx.db.$count(bonuses, eq(bonuses.id, id))) === 0)
    throw new DomainError('NOT_FOUND', 'There is no such bonus.');
  const place = after === undefined ? null : readCursor(placeSchema, after);
  const found = await ctx.db
    .select({ row: userBonuses, nickname: nicknames.nickname, at: sql<string>`${userBonuses.subscribedAt}::text` })
    .from(userBonuses)
    .leftJoin(nicknames, eq(nicknames.userId, userBonuses.userId))
    .where(
      and(
        eq(userBonuses.bonusId, id),
        status && eq(userBonuses.status, status),
        place
          ? sql`(${userBonuses.subscribedAt}, ${userBonuses.id}) < (${place[0]}::timestamptz, ${place[1]}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(userBonuses.subscribedAt), desc(userBonuses.id))
    .limit(pageSize + 1);
  const rows = found.slice(0, pageSize);
  const last = rows.at(-1);
  return {
    items: rows.map(({ row, nickname }) => ({
      id: row.id,
      player: { id: row.userId, nickname },
      status: row.status,
      end_reason: row.endReason,
      taken_at: row.subscribedAt.toISOString(),
      ended_at: row.completedAt?.toISOString() ?? null,
      given: fromMinor(row.initialAmount),
      wager_done: fromMinor(row.wagerDone),
      wager_total: fromMinor(row.wagerTotal),
      released: fromMinor(row.released),
    })),
    next: found.length > pageSize && last ? writeCursor([last.at, last.row.id]) : null,
  };
}
