import type { OperatorEndpoint } from '@kozyr/contracts/endpoint';
import { mayDo } from '@kozyr/contracts/operator/roles';
import { isSameSecret } from '@kozyr/kit/same-secret';
import { subSeconds } from 'date-fns';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import { operators } from '../../../db/schema/operators';
import { DomainError } from '../../../errors';
import { recordAudit } from '../../kernel/audit/record-audit';
import { countAttempt } from '../../kernel/limits/attempts';
import { hashKey } from './keys';

type Asked = { headers: { authorization?: string | undefined }; ip: string; id: string };
type AdmissionFailure = 'no_key' | 'wrong_key' | 'disabled_key' | 'role';

const LAST_USED_SECONDS = 60;

async function recordRefusal(
  ctx: Context,
  { method, path }: OperatorEndpoint,
  asked: Asked,
  refused: { operator: string; why: AdmissionFailure },
): Promise<void> {
  await recordAudit(ctx.db, ctx.now(), {
    actor: { kind: 'operator', id: refused.operator },
    action: 'operator_refused',
    // The address as declared, never as sent: nothing a stranger writes gets into the log.
    subject: { kind: 'call', id: `${method} ${path}` },
    details: { why: refused.why, ip: asked.ip, request_id: asked.id },
  });
}

async function touchOperator(ctx: Context, id: string): Promise<void> {
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
  if (!mayDo(found.role, endpoint.role)) {
    await recordRefusal(ctx, endpoint, asked, { operator: found.id, why: 'role' });
    throw new DomainError('FORBIDDEN', `This needs the role ${endpoint.role}; ${found.name} has ${found.role}.`, {
      role: found.role,
      needed: endpoint.role,
    });
  }
  await touchOperator(ctx, found.id);
  return { operatorId: found.id, name: found.name, role: found.role, requestId: asked.id };
}
