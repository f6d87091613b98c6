import type { PasskeyCreated, PasskeyCreation } from '@kozyr/contracts/operator/passkeys';
import type { SignedIn, SignInWay, TotpSetup } from '@kozyr/contracts/operator/sign-in';
import type { Context, DeskVisitor } from '../../../context';
import type { Queryable } from '../../../db/database';
import { DomainError } from '../../../errors';
import { recordAudit } from '../../kernel/audit/record-audit';
import { confirmApp, prepareApp } from './internal/apps';
import { keepChallenge, takeChallenge } from './internal/challenges';
import { makeOperatorCodes } from './internal/factor-codes';
import { hasFactor, readFactors } from './internal/factors';
import { lockOperator, type OperatorRow } from './internal/lock-operator';
import { openSession } from './internal/open-session';
import { askForPasskey, keepPasskey } from './internal/passkeys';
import { findTicket, spendTicket } from './internal/tickets';
import { withTry } from './internal/tries';

/** A ticket sets up the first factor alone: whoever has only the password puts none beside those there are. @throws DomainError STATE_CONFLICT */
async function requireNone(db: Queryable, operatorId: string): Promise<void> {
  if (hasFactor(await readFactors(db, operatorId)))
    throw new DomainError('STATE_CONFLICT', 'There is a second factor already: give it.', { why: 'factor_there' });
}

/** The operator of a ticket, locked, who has no second factor yet. @throws DomainError SIGN_IN_EXPIRED, STATE_CONFLICT */
async function lockNewcomer(ctx: Context, tx: Queryable, ticket: string): Promise<OperatorRow> {
  const { operatorId } = await findTicket(ctx, tx, ticket);
  const operator = await lockOperator(tx, operatorId);
  if (!operator) throw new DomainError('SIGN_IN_EXPIRED', 'This sign-in is over.');
  await requireNone(tx, operatorId);
  return operator;
}

async function signInFirst(
  ctx: Context,
  tx: Queryable,
  operatorId: string,
  { visitor, way }: { visitor: DeskVisitor; way: SignInWay },
): Promise<SignedIn> {
  const recoveryCodes = await makeOperatorCodes(tx, operatorId);
  await recordAudit(tx, ctx.now(), {
    actor: { kind: 'operator', id: operatorId, requestId: visitor.requestId },
    action: 'operator_second_factor_set_up',
    subject: { kind: 'operator', id: operatorId },
    details: { way, ip: visitor.address },
  });
  return openSession(ctx, tx, operatorId, { visitor, way, recoveryCodes });
}

/** Makes the secret of an app for a sign-in without a second factor. @throws DomainError SIGN_IN_EXPIRED, STATE_CONFLICT */
export async function setUpTotp(ctx: Context, ticket: string): Promise<TotpSetup> {
  return ctx.db.transaction(async (tx) => prepareApp(ctx, tx, await lockNewcomer(ctx, tx, ticket)));
}

/** Sets the app up by its first code, and signs in. @throws DomainError SIGN_IN_EXPIRED, SECOND_FACTOR_WRONG, STATE_CONFLICT, TOO_MANY_REQUESTS */
export async function confirmTotp(
  ctx: Context,
  visitor: DeskVisitor,
  { ticket, code }: { ticket: string; code: string },
): Promise<SignedIn> {
  const { operatorId } = await findTicket(ctx, ctx.db, ticket);
  return withTry(ctx, { ...visitor, operatorId, doing: 'set_up' }, async (tx) => {
    await spendTicket(ctx, tx, ticket);
    await requireNone(tx, operatorId);
    await confirmApp(ctx, tx, operatorId, code);
    return signInFirst(ctx, tx, operatorId, { visitor, way: 'totp' });
  });
}

/** What the browser makes the first passkey with. @throws DomainError SIGN_IN_EXPIRED, STATE_CONFLICT */
export async function askNewPasskey(ctx: Context, ticket: string): Promise<PasskeyCreation> {
  const { id } = await findTicket(ctx, ctx.db, ticket);
  const asked = await ctx.db.transaction(async (tx) => askForPasskey(ctx, tx, await lockNewcomer(ctx, tx, ticket)));
  await keepChallenge(ctx, { of: 'sign_in', id }, asked.challenge);
  return asked;
}

/** Keeps the first passkey, and signs in. @throws DomainError SIGN_IN_EXPIRED, PASSKEY_WRONG, STATE_CONFLICT, TOO_MANY_REQUESTS */
export async function setUpPasskey(
  ctx: Context,
  visitor: DeskVisitor,
  { ticket, name, response }: { ticket: string; name: string; response: PasskeyCreated },
): Promise<SignedIn> {
  const { id, operatorId } = await findTicket(ctx, ctx.db, ticket);
  const challenge = await takeChallenge(ctx, { of: 'sign_in', id });
  return withTry(ctx, { ...visitor, operatorId, doing: 'set_up' }, async (tx) => {
    await spendTicket(ctx, tx, ticket);
    await requireNone(tx, operatorId);
    await keepPasskey(ctx, tx, operatorId, { name, response, challenge });
    return signInFirst(ctx, tx, operatorId, { visitor, way: 'passkey' });
  });
}
