import type { OperatorEndpoint } from '@kozyr/contracts/endpoint';
import { isSameSecret } from '@kozyr/kit/same-secret';
import { subSeconds } from 'date-fns';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import { operators } from '../../../db/schema/operators';
import { DomainError } from '../../../errors';
import { countAttempt } from '../../kernel/limits/attempts';
import { recordRefusal, requirePermission } from './internal/refusals';
import { hashKey } from './keys';

type Asked = { headers: { authorization?: string | undefined }; ip: string; id: string };

const LAST_USED_SECONDS = 60;

/** Keeps when an operator was there last, to the minute. */
export async function touchOperator(ctx: Context, id: string): Promise<void> {
  const now = ctx.now();
  const longAgo = lt(operators.lastUsedAt, subSeconds(now, LAST_USED_SECONDS));
  await ctx.db
    .update(operators)
    .set({ lastUsedAt: now })
    .where(and(eq(operators.id, id), or(isNull(operators.lastUsedAt), longAgo)));
}

/**
 * The operator behind "Authorization: Operator <key>", if their role may make this call. Every refusal is in the audit log, up
 * to a number for each network, after which it is 429 and is counted only. A good key is never shut out by wrong ones: it is
 * its length that keeps it from being guessed, and a limit on it would let anybody on the network stop payouts.
 * @throws DomainError UNAUTHORIZED, FORBIDDEN, TOO_MANY_REQUESTS
 */
export async function admitOperator(ctx: Context, endpoint: OperatorEndpoint, asked: Asked): Promise<OperatorCaller> {
  const key = /^Operator ([\w-]{16,256})$/.exec(asked.headers.authorization ?? '')?.[1];
  const hash = key === undefined ? '' : hashKey(key);
  const [found] = key === undefined ? [] : await ctx.db.select().from(operators).where(eq(operators.keyHash, hash));
  if (!found || !isSameSecret(found.keyHash ?? '', hash) || found.disabledAt !== null) {
    await countAttempt(ctx, ctx.db, { what: 'operator-key', ip: asked.ip });
    const why = key === undefined ? 'no_key' : found ? 'disabled_key' : 'wrong_key';
    await recordRefusal(ctx, endpoint, asked, { operator: found?.id ?? 'unknown', why });
    throw new DomainError('UNAUTHORIZED', 'An operator’s key is needed: it is missing, wrong or disabled.');
  }
  const rights = await requirePermission(ctx, endpoint, asked, found);
  await touchOperator(ctx, found.id);
  return { operatorId: found.id, name: found.name, role: found.role, rights, requestId: asked.id };
}
