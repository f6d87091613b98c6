import type { SignedIn, StartedSignIn } from '@kozyr/contracts/operator/sign-in';
import { and, eq, isNull } from 'drizzle-orm';
import type { Context, DeskVisitor } from '../../../context';
import { operatorCredentials } from '../../../db/schema/operator-sign-in';
import { operators } from '../../../db/schema/operators';
import { DomainError } from '../../../errors';
import { recordAudit } from '../../kernel/audit/record-audit';
import { clearAttempts, countAttempt, takeAttemptBack } from '../../kernel/limits/attempts';
import { passwordFits } from '../accounts/password';
import { spendCode } from './internal/factor-codes';
import { hasFactor, readFactors } from './internal/factors';
import { lockOperator } from './internal/lock-operator';
import { openSession } from './internal/open-session';
import { findTicket, openTicket, spendTicket } from './internal/tickets';
import { withTry } from './internal/tries';

const wrong = () => new DomainError('SIGN_IN_WRONG', 'The name or the password is wrong.');

/** The password of an operator who may sign in. */
async function findByName(ctx: Context, name: string) {
  const [found] = await ctx.db
    .select({ id: operators.id, passwordHash: operatorCredentials.passwordHash })
    .from(operators)
    .innerJoin(operatorCredentials, eq(operatorCredentials.operatorId, operators.id))
    .where(and(eq(operators.name, name), isNull(operators.disabledAt)));
  return found;
}

/**
 * Begins a sign-in by the password. A name that is nobody's, or nobody's any more, costs the same work and is answered the same as a wrong
 * password; each is counted by name and network, and written down.
 * @throws DomainError SIGN_IN_WRONG, TOO_MANY_REQUESTS
 */
export async function signIn(
  ctx: Context,
  { address, requestId }: DeskVisitor,
  { name, password }: { name: string; password: string },
): Promise<StartedSignIn> {
  const here = { what: 'operator-sign-in', contact: name, ip: address } as const;
  const wider = [
    { what: 'operator-sign-in-from', ip: address },
    { what: 'operator-sign-in-anywhere', contact: name },
  ] as const;
  for (const attempt of [here, ...wider]) await countAttempt(ctx, ctx.db, attempt);
  const found = await findByName(ctx, name);
  const fits = await passwordFits(password, found?.passwordHash);
  if (!found || !fits) {
    const id = found?.id ?? 'unknown';
    await recordAudit(ctx.db, ctx.now(), {
      actor: { kind: 'operator', id, requestId },
      action: 'operator_sign_in_failed',
      subject: { kind: 'operator', id },
      details: { why: 'password', ip: address },
    });
    throw wrong();
  }
  await clearAttempts(ctx.db, here);
  for (const attempt of wider) await takeAttemptBack(ctx.db, attempt);
  return ctx.db.transaction(async (tx) => {
    const held = await lockOperator(tx, found.id);
    const own = eq(operatorCredentials.operatorId, found.id);
    const [now] = await tx.select().from(operatorCredentials).where(own);
    // What was right when it was looked at opens nothing once it was changed.
    if (!held || now?.passwordHash !== found.passwordHash) throw wrong();
    return openTicket(ctx, tx, found.id);
  });
}

/**
 * Ends a sign-in by a code of the app or a recovery code.
 * @throws DomainError SIGN_IN_EXPIRED, SECOND_FACTOR_WRONG, TOO_MANY_REQUESTS; STATE_CONFLICT while there is no second factor
 */
export async function signInByCode(
  ctx: Context,
  visitor: DeskVisitor,
  { ticket, code }: { ticket: string; code: string },
): Promise<SignedIn> {
  const { operatorId } = await findTicket(ctx, ctx.db, ticket);
  return withTry(ctx, { ...visitor, operatorId, doing: 'sign_in' }, async (tx) => {
    await spendTicket(ctx, tx, ticket);
    if (!hasFactor(await readFactors(tx, operatorId)))
      throw new DomainError('STATE_CONFLICT', 'There is no second factor yet: set one up.', { why: 'no_factor' });
    const way = await spendCode(ctx, tx, operatorId, code);
    return openSession(ctx, tx, operatorId, { visitor, way, recoveryCodes: null });
  });
}
