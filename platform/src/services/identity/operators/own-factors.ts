import type { PasskeyCreated, PasskeyCreation } from '@kozyr/contracts/operator/passkeys';
import type { TotpSetup } from '@kozyr/contracts/operator/sign-in';
import { and, eq } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import type { Queryable } from '../../../db/database';
import { operatorCredentials, operatorPasskeys } from '../../../db/schema/operator-sign-in';
import { DomainError } from '../../../errors';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { clearAttempts, countAttempt } from '../../kernel/limits/attempts';
import { hashPassword, passwordFits } from '../accounts/password';
import { wrongPassword } from '../accounts/require-password';
import { confirmApp, prepareApp } from './internal/apps';
import { keepChallenge, takeChallenge } from './internal/challenges';
import { refuseEasyPassword } from './internal/easy-password';
import { makeOperatorCodes } from './internal/factor-codes';
import { hasFactor, readFactors } from './internal/factors';
import { lockCaller } from './internal/lock-caller';
import { askForPasskey, keepPasskey } from './internal/passkeys';
import { endOperatorSessions, requireDesk } from './internal/sessions';
import { forgetTickets } from './internal/tickets';
import { withTry } from './internal/tries';

async function record(
  ctx: Context,
  tx: Queryable,
  caller: OperatorCaller,
  action: string,
  details: Record<string, string> = {},
): Promise<void> {
  const subject = { kind: 'operator', id: caller.operatorId };
  await recordOperatorDeed(ctx, tx, caller, { action, subject, details });
}

/** Makes ten new recovery codes. @throws DomainError STATE_CONFLICT for a key */
export async function replaceOwnRecoveryCodes(ctx: Context, caller: OperatorCaller): Promise<string[]> {
  requireDesk(caller);
  return ctx.db.transaction(async (tx) => {
    await lockCaller(tx, caller);
    await record(ctx, tx, caller, 'operator_recovery_codes_replaced');
    return makeOperatorCodes(tx, caller.operatorId);
  });
}

/**
 * Changes the caller's password; their other sessions and sign-ins under way end. Guesses at the old one count like those at the sign-in.
 * @throws DomainError PASSWORD_WRONG, PASSWORD_TOO_COMMON, TOO_MANY_REQUESTS; STATE_CONFLICT for a key
 */
export async function changeOwnPassword(
  ctx: Context,
  caller: OperatorCaller,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<void> {
  const { sessionId, address } = requireDesk(caller);
  const here = { what: 'operator-sign-in', contact: caller.name, ip: address } as const;
  await countAttempt(ctx, ctx.db, here);
  const own = eq(operatorCredentials.operatorId, caller.operatorId);
  const [known] = await ctx.db.select().from(operatorCredentials).where(own);
  if (!(await passwordFits(password, known?.passwordHash)) || !known) throw wrongPassword();
  refuseEasyPassword(newPassword, caller.name);
  const passwordHash = await hashPassword(newPassword);
  await ctx.db.transaction(async (tx) => {
    await lockCaller(tx, caller);
    const changed = await tx
      .update(operatorCredentials)
      .set({ passwordHash, changedAt: ctx.now() })
      .where(and(own, eq(operatorCredentials.passwordHash, known.passwordHash)))
      .returning({ id: operatorCredentials.operatorId });
    if (changed.length === 0) throw wrongPassword();
    await endOperatorSessions(tx, caller.operatorId, { now: ctx.now(), except: sessionId });
    await forgetTickets(tx, caller.operatorId);
    await record(ctx, tx, caller, 'operator_password_changed');
  });
  await clearAttempts(ctx.db, here);
}

/**
 * Chooses the first password of whoever has none: they came in through the provider alone. Their other sessions and sign-ins under way
 * end. Without a second factor of ours a password would be enough to set one up, so that comes first.
 * @throws DomainError PASSWORD_TOO_COMMON; STATE_CONFLICT where there is one, without a second factor, and for a key
 */
export async function chooseOwnPassword(ctx: Context, caller: OperatorCaller, password: string): Promise<void> {
  const { sessionId } = requireDesk(caller);
  refuseEasyPassword(password, caller.name);
  const passwordHash = await hashPassword(password);
  await ctx.db.transaction(async (tx) => {
    await lockCaller(tx, caller);
    if (!hasFactor(await readFactors(tx, caller.operatorId)))
      throw new DomainError('STATE_CONFLICT', 'There is no second factor yet: set one up first.', { why: 'no_factor' });
    const chosen = await tx
      .insert(operatorCredentials)
      .values({ operatorId: caller.operatorId, passwordHash, changedAt: ctx.now() })
      .onConflictDoNothing()
      .returning({ id: operatorCredentials.operatorId });
    if (chosen.length === 0)
      throw new DomainError('STATE_CONFLICT', 'You have a password: change it by the one you have.', {
        why: 'password_there',
      });
    await endOperatorSessions(tx, caller.operatorId, { now: ctx.now(), except: sessionId });
    await forgetTickets(tx, caller.operatorId);
    await record(ctx, tx, caller, 'operator_password_chosen');
  });
}

/** Makes the secret of a new app; the one before stays. @throws DomainError STATE_CONFLICT for a key */
export async function setUpOwnTotp(ctx: Context, caller: OperatorCaller): Promise<TotpSetup> {
  requireDesk(caller);
  return ctx.db.transaction(async (tx) => prepareApp(ctx, tx, await lockCaller(tx, caller)));
}

/** Sets the new app up by its first code. @throws DomainError SECOND_FACTOR_WRONG, TOO_MANY_REQUESTS; STATE_CONFLICT when none waits, and for a key */
export async function confirmOwnTotp(ctx: Context, caller: OperatorCaller, code: string): Promise<void> {
  const { address } = requireDesk(caller);
  await withTry(ctx, { ...caller, address, doing: 'set_up' }, async (tx) => {
    await lockCaller(tx, caller);
    await confirmApp(ctx, tx, caller.operatorId, code);
    await record(ctx, tx, caller, 'operator_second_factor_set_up', { way: 'totp' });
  });
}

/** What the browser makes another passkey with. @throws DomainError STATE_CONFLICT when there are too many, and for a key */
export async function askOwnNewPasskey(ctx: Context, caller: OperatorCaller): Promise<PasskeyCreation> {
  const { sessionId } = requireDesk(caller);
  const asked = await askForPasskey(ctx, ctx.db, { id: caller.operatorId, name: caller.name });
  await keepChallenge(ctx, { of: 'session', id: sessionId }, asked.challenge);
  return asked;
}

/** Adds a passkey. @throws DomainError PASSKEY_WRONG, TOO_MANY_REQUESTS; STATE_CONFLICT for a key */
export async function addOwnPasskey(
  ctx: Context,
  caller: OperatorCaller,
  { name, response }: { name: string; response: PasskeyCreated },
): Promise<void> {
  const { sessionId, address } = requireDesk(caller);
  const challenge = await takeChallenge(ctx, { of: 'session', id: sessionId });
  await withTry(ctx, { ...caller, address, doing: 'set_up' }, async (tx) => {
    await lockCaller(tx, caller);
    await keepPasskey(ctx, tx, caller.operatorId, { name, response, challenge });
    await record(ctx, tx, caller, 'operator_passkey_added', { name });
  });
}

/** Removes a passkey. @throws DomainError NOT_FOUND; STATE_CONFLICT for the last factor, and for a key */
export async function removeOwnPasskey(ctx: Context, caller: OperatorCaller, id: string): Promise<void> {
  requireDesk(caller);
  await ctx.db.transaction(async (tx) => {
    await lockCaller(tx, caller);
    const own = and(eq(operatorPasskeys.operatorId, caller.operatorId), eq(operatorPasskeys.id, id));
    const [removed] = await tx.delete(operatorPasskeys).where(own).returning({ name: operatorPasskeys.name });
    if (!removed) throw new DomainError('NOT_FOUND', 'You have no such passkey.');
    if (!hasFactor(await readFactors(tx, caller.operatorId)))
      throw new DomainError('STATE_CONFLICT', 'This is your last second factor: add another first.', {
        why: 'last_factor',
      });
    await record(ctx, tx, caller, 'operator_passkey_removed', { name: removed.name });
  });
}
