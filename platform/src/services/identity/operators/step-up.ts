import { STEP_UP_MINUTES } from '@kozyr/contracts/operator/desk-service';
import type { PasskeyProof, PasskeyRequest } from '@kozyr/contracts/operator/passkeys';
import type { SignInWay } from '@kozyr/contracts/operator/sign-in';
import { addMinutes } from 'date-fns';
import { eq } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import type { Queryable } from '../../../db/database';
import { operatorSessions } from '../../../db/schema/operator-sign-in';
import { DomainError } from '../../../errors';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { keepChallenge, takeChallenge } from './internal/challenges';
import { spendCode } from './internal/factor-codes';
import { lockOperator } from './internal/lock-operator';
import { askPasskeys, requirePasskey } from './internal/passkeys';
import { requireDesk } from './internal/sessions';
import { withTry } from './internal/tries';

type SteppedUp = { stepped_up_until: string };

async function steppedUp(
  ctx: Context,
  tx: Queryable,
  caller: OperatorCaller,
  { sessionId, way }: { sessionId: string; way: SignInWay },
): Promise<SteppedUp> {
  const now = ctx.now();
  await tx.update(operatorSessions).set({ steppedUpAt: now }).where(eq(operatorSessions.id, sessionId));
  await recordOperatorDeed(ctx, tx, caller, {
    action: 'operator_stepped_up',
    subject: { kind: 'operator', id: caller.operatorId },
    details: { way },
  });
  return { stepped_up_until: addMinutes(now, STEP_UP_MINUTES).toISOString() };
}

async function lockCaller(tx: Queryable, { operatorId }: OperatorCaller): Promise<void> {
  if (!(await lockOperator(tx, operatorId))) throw new DomainError('UNAUTHORIZED', 'The session has ended.');
}

/** Opens what needs a second factor, by a code. @throws DomainError SECOND_FACTOR_WRONG, TOO_MANY_REQUESTS; STATE_CONFLICT for a key */
export async function stepUp(ctx: Context, caller: OperatorCaller, code: string): Promise<SteppedUp> {
  const { sessionId, address } = requireDesk(caller);
  return withTry(ctx, { ...caller, address, doing: 'step_up' }, async (tx) => {
    await lockCaller(tx, caller);
    const way = await spendCode(ctx, tx, caller.operatorId, code);
    return steppedUp(ctx, tx, caller, { sessionId, way });
  });
}

/** What the browser asks the caller's passkeys with. @throws DomainError STATE_CONFLICT for a key, and without a passkey */
export async function askStepUpPasskey(ctx: Context, caller: OperatorCaller): Promise<PasskeyRequest> {
  const { sessionId } = requireDesk(caller);
  const asked = await askPasskeys(ctx, ctx.db, caller.operatorId);
  await keepChallenge(ctx, { of: 'session', id: sessionId }, asked.challenge);
  return asked;
}

/** Opens what needs a second factor, by a passkey. @throws DomainError PASSKEY_WRONG, TOO_MANY_REQUESTS; STATE_CONFLICT for a key */
export async function stepUpByPasskey(
  ctx: Context,
  caller: OperatorCaller,
  response: PasskeyProof,
): Promise<SteppedUp> {
  const { sessionId, address } = requireDesk(caller);
  const challenge = await takeChallenge(ctx, { of: 'session', id: sessionId });
  return withTry(ctx, { ...caller, address, doing: 'step_up' }, async (tx) => {
    await lockCaller(tx, caller);
    await requirePasskey(ctx, tx, caller.operatorId, { response, challenge });
    return steppedUp(ctx, tx, caller, { sessionId, way: 'passkey' });
  });
}
