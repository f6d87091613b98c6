import { STEP_UP_MINUTES } from '@kozyr/contracts/operator/desk-service';
import type { SignInWay } from '@kozyr/contracts/operator/sign-in';
import { addMinutes } from 'date-fns';
import { eq } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../../context';
import type { Queryable } from '../../../../db/database';
import { operatorSessions } from '../../../../db/schema/operator-sign-in';
import { recordOperatorDeed } from '../../../kernel/audit/record-operator-deed';

/** Writes that a session was given a second factor just now. Call it with the operator's lock. */
export async function writeStepUp(
  ctx: Context,
  tx: Queryable,
  caller: OperatorCaller,
  { sessionId, way }: { sessionId: string; way: SignInWay | 'oidc' },
): Promise<{ stepped_up_until: string }> {
  const now = ctx.now();
  await tx.update(operatorSessions).set({ steppedUpAt: now }).where(eq(operatorSessions.id, sessionId));
  await recordOperatorDeed(ctx, tx, caller, {
    action: 'operator_stepped_up',
    subject: { kind: 'operator', id: caller.operatorId },
    details: { way },
  });
  return { stepped_up_until: addMinutes(now, STEP_UP_MINUTES).toISOString() };
}
