import type { PasskeyProof, PasskeyRequest } from '@kozyr/contracts/operator/passkeys';
import type { SignedIn } from '@kozyr/contracts/operator/sign-in';
import type { Context, DeskVisitor } from '../../../context';
import { keepChallenge, takeChallenge } from './internal/challenges';
import { openSession } from './internal/open-session';
import { askPasskeys, requirePasskey } from './internal/passkeys';
import { findTicket, spendTicket } from './internal/tickets';
import { withTry } from './internal/tries';

/** What the browser asks the passkeys of a sign-in with. @throws DomainError SIGN_IN_EXPIRED; STATE_CONFLICT without a passkey */
export async function askSignInPasskey(ctx: Context, ticket: string): Promise<PasskeyRequest> {
  const { id, operatorId } = await findTicket(ctx, ctx.db, ticket);
  const asked = await askPasskeys(ctx, ctx.db, operatorId);
  await keepChallenge(ctx, { of: 'sign_in', id }, asked.challenge);
  return asked;
}

/** Ends a sign-in by a passkey. @throws DomainError SIGN_IN_EXPIRED, PASSKEY_WRONG, TOO_MANY_REQUESTS */
export async function signInByPasskey(
  ctx: Context,
  visitor: DeskVisitor,
  { ticket, response }: { ticket: string; response: PasskeyProof },
): Promise<SignedIn> {
  const { id, operatorId } = await findTicket(ctx, ctx.db, ticket);
  const challenge = await takeChallenge(ctx, { of: 'sign_in', id });
  return withTry(ctx, { ...visitor, operatorId, doing: 'sign_in' }, async (tx) => {
    await spendTicket(ctx, tx, ticket);
    await requirePasskey(ctx, tx, operatorId, { response, challenge });
    return openSession(ctx, tx, operatorId, { visitor, way: 'passkey', recoveryCodes: null });
  });
}
