import type { SignedIn, SignInWay } from '@kozyr/contracts/operator/sign-in';
import { subHours } from 'date-fns';
import { and, eq, lt } from 'drizzle-orm';
import type { Context, DeskVisitor } from '../../../../context';
import type { Queryable } from '../../../../db/database';
import { operatorSessions } from '../../../../db/schema/operator-sign-in';
import { operators } from '../../../../db/schema/operators';
import { recordAudit } from '../../../kernel/audit/record-audit';
import { hashKey, makeKey } from '../keys';
import { longestEnd } from '../rules';
import { readOperator } from './operator-view';

/** Sessions that ended so long ago are forgotten, hours; the audit log keeps the sign-ins. */
const FORGET_HOURS = 30 * 24;

/** Opens a session for an operator who is locked and gave a second factor just now. */
export async function openSession(
  ctx: Context,
  tx: Queryable,
  operatorId: string,
  { visitor, way, recoveryCodes }: { visitor: DeskVisitor; way: SignInWay | 'oidc'; recoveryCodes: string[] | null },
): Promise<SignedIn> {
  const now = ctx.now();
  const token = makeKey();
  const endsAt = longestEnd(now);
  const { address: ip, userAgent, requestId } = visitor;
  const old = and(
    eq(operatorSessions.operatorId, operatorId),
    lt(operatorSessions.endsAt, subHours(now, FORGET_HOURS)),
  );
  await tx.delete(operatorSessions).where(old);
  await tx.insert(operatorSessions).values({
    operatorId,
    tokenHash: hashKey(token),
    createdAt: now,
    lastUsedAt: now,
    endsAt,
    steppedUpAt: now,
    ip,
    userAgent,
  });
  await tx.update(operators).set({ lastUsedAt: now }).where(eq(operators.id, operatorId));
  await recordAudit(tx, now, {
    actor: { kind: 'operator', id: operatorId, requestId },
    action: 'operator_signed_in',
    subject: { kind: 'operator', id: operatorId },
    details: { way, ip },
  });
  return {
    session: { token, ends_at: endsAt.toISOString() },
    operator: await readOperator(tx, now, operatorId),
    recovery_codes: recoveryCodes,
  };
}
