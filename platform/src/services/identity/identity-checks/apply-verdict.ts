import { and, eq, isNull } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { identityChecks } from '../../../db/schema/identity';
import type { Verdict } from '../../../gateways/identity/port';
import { type Actor, recordAudit } from '../../kernel/audit/record-audit';
import { decideCheck } from './decide';

/** Leaves a submitted check to operators, once. @returns whether it was done now */
async function leaveToOperator(ctx: Context, tx: Queryable, actor: Actor, id: string, note: string): Promise<boolean> {
  const [left] = await tx
    .update(identityChecks)
    .set({ withOperatorSince: ctx.now(), operatorNote: note })
    .where(
      and(eq(identityChecks.id, id), eq(identityChecks.status, 'SUBMITTED'), isNull(identityChecks.withOperatorSince)),
    )
    .returning({ userId: identityChecks.userId });
  if (!left) return false;
  await recordAudit(tx, ctx.now(), {
    actor,
    action: 'identity_check_left_to_operator',
    subject: { kind: 'player', id: left.userId },
    details: { check: id, note },
  });
  return true;
}

/**
 * Does what a verifier came to. Safe to repeat: a verdict that comes again changes nothing. What the verifier approves and the platform
 * forbids is denied.
 * @returns what was done
 */
export async function applyVerdict(
  ctx: Context,
  verifier: string,
  { id, verdict }: { id: string; verdict: Verdict },
): Promise<'decided' | 'left_to_operator' | 'nothing_new'> {
  const actor: Actor = { kind: 'system', id: `identity_${verifier}` };
  return ctx.db.transaction(async (tx) => {
    if (verdict.kind === 'operator')
      return (await leaveToOperator(ctx, tx, actor, id, verdict.note)) ? 'left_to_operator' : 'nothing_new';
    const by = { actor, operatorId: null };
    const outcome = await decideCheck(ctx, tx, id, verdict, by);
    if (outcome.kind !== 'own_denial') return outcome.kind;
    const denied = await decideCheck(ctx, tx, id, { kind: 'denied', reason: outcome.reason }, by);
    return denied.kind === 'decided' ? 'decided' : 'nothing_new';
  });
}
