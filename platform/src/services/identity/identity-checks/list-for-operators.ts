import type { IdentityCheckStatus } from '@kozyr/contracts/identity';
import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import type { Context } from '../../../context';
import { identityChecks } from '../../../db/schema/identity';
import { operatorCheckView, selectChecks } from './internal/operator-view';

type Wanted = {
  status?: IdentityCheckStatus | undefined;
  player?: string | undefined;
  waiting?: 'operator' | undefined;
  page: number;
  pageSize: number;
};

/** Submitted checks come in the order they came in, all others newest first. page counts from 1. */
export async function listIdentityChecks(ctx: Context, { status, player, waiting, page, pageSize }: Wanted) {
  const wanted = and(
    status === undefined ? undefined : eq(identityChecks.status, status),
    player === undefined ? undefined : eq(identityChecks.userId, player),
    waiting === undefined ? undefined : isNotNull(identityChecks.withOperatorSince),
  );
  const order = status === 'SUBMITTED' || waiting !== undefined ? asc : desc;
  const rows = await selectChecks(ctx.db, wanted)
    .orderBy(order(identityChecks.createdAt), order(identityChecks.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: rows.map(operatorCheckView), total: await ctx.db.$count(identityChecks, wanted), page, pageSize };
}
