import type { PasskeyProof, PasskeyRequest } from '@kozyr/contracts/operator/passkeys';
import type { Context, OperatorCaller } from '../../../context';
import { keepChallenge, takeChallenge } from './internal/challenges';
import { spendCode } from './internal/factor-codes';
import { lockCaller } from './internal/lock-caller';
import { askPasskeys, requirePasskey } from './internal/passkeys';
import { requireDesk } from './internal/sessions';
import { withTry } from './internal/tries';
import { writeStepUp } from './internal/write-step-up';

type SteppedUp = { stepped_up_until: string };

/** Opens what needs a second factor, by a code. @throws DomainError SECOND_FACTOR_WRONG, TOO_MANY_REQUESTS; STATE_CONFLICT for a key */
export async function stepUp(ctx: Context, caller: OperatorCaller, code: string): Promise<SteppedUp> {
  const { sessionId, address } = requireDesk(caller);
  return withTry(ctx, { ...caller, address, doing: 'step_up' }, async (tx) => {
    await lockCaller(tx, caller);
    const way = await spendCode(ctx, tx, caller.operatorId, code);
    return writeStepUp(ctx, tx, caller, { sessionId, way });
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
    return writeStepUp(ctx, tx, caller, { sessionId, way: 'passkey' });
  });
}
