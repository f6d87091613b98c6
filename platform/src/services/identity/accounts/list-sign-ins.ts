import type { listSignIns as endpoint } from '@kozyr/contracts/sessions';
import { and, count, desc, eq, isNull } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Caller, Context } from '../../../context';
import { sessions } from '../../../db/schema/accounts';

type Query = z.output<typeof endpoint.query>;
type Answer = z.input<(typeof endpoint.responses)[200]>;

/** A page of the caller's own sign-ins, newest first. */
export async function listSignIns(ctx: Context, caller: Caller, query: Query): Promise<Answer> {
  const { page, pageSize, open } = query;
  const own = and(eq(sessions.userId, caller.userId), open === 'true' ? isNull(sessions.endedAt) : undefined);
  const [counted] = await ctx.db.select({ total: count() }).from(sessions).where(own);
  const rows = await ctx.db
    .select()
    .from(sessions)
    .where(own)
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const items = rows.map(({ id, device, address, createdAt, lastUsedAt, endedAt }) => ({
    id,
    current: id === caller.sessionId,
    device,
    address,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt.toISOString(),
    ended_at: endedAt?.toISOString() ?? null,
  }));
  return { items, total: counted?.total ?? 0, page, pageSize };
}
