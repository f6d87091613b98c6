import type { StartedSignIn } from '@kozyr/contracts/operator/sign-in';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Context, DeskVisitor } from '../../../context';
import { operatorCredentials, operatorInvitations } from '../../../db/schema/operator-sign-in';
import { operators } from '../../../db/schema/operators';
import { DomainError } from '../../../errors';
import { recordAudit } from '../../kernel/audit/record-audit';
import { countAttempt, takeAttemptBack } from '../../kernel/limits/attempts';
import { hashPassword } from '../accounts/password';
import { refuseEasyPassword } from './internal/easy-password';
import { lockOperator } from './internal/lock-operator';
import { openTicket } from './internal/tickets';
import { hashKey } from './keys';

/** The answer to a token that opens nothing. */
export const wrongInvitation = () =>
  new DomainError(
    'INVITATION_WRONG',
    'This invitation is not open: it was used, or its time is over. Ask for another.',
  );

/** That an invitation is neither used, ended nor over. */
export const openInvitation = (ctx: Context) =>
  and(
    isNull(operatorInvitations.usedAt),
    isNull(operatorInvitations.endedAt),
    gt(operatorInvitations.expiresAt, ctx.now()),
  );

const openBy = (ctx: Context, token: string) =>
  and(eq(operatorInvitations.tokenHash, hashKey(token)), openInvitation(ctx));

/** The invitation that a token opens, and whom it is for. @throws DomainError INVITATION_WRONG, TOO_MANY_REQUESTS */
export async function findInvitation(ctx: Context, visitor: DeskVisitor, token: string) {
  const here = { what: 'operator-sign-in-from', ip: visitor.address } as const;
  await countAttempt(ctx, ctx.db, here);
  const [found] = await ctx.db
    .select({ invitation: operatorInvitations, operator: operators })
    .from(operatorInvitations)
    .innerJoin(operators, eq(operators.id, operatorInvitations.operatorId))
    .where(and(openBy(ctx, token), isNull(operators.disabledAt)));
  if (!found) throw wrongInvitation();
  await takeAttemptBack(ctx.db, here);
  return found;
}

/** Whom an invitation is for, and until when. @throws DomainError INVITATION_WRONG, TOO_MANY_REQUESTS */
export async function readInvitation(
  ctx: Context,
  visitor: DeskVisitor,
  token: string,
): Promise<{ name: string; role: string; expires_at: string }> {
  const { invitation, operator } = await findInvitation(ctx, visitor, token);
  return { name: operator.name, role: operator.role, expires_at: invitation.expiresAt.toISOString() };
}

/**
 * Chooses the password of whom the invitation is for. Of two at once, one does.
 * @returns the sign-in, which sets a second factor up
 * @throws DomainError INVITATION_WRONG, PASSWORD_TOO_COMMON, TOO_MANY_REQUESTS
 */
export async function acceptInvitation(
  ctx: Context,
  visitor: DeskVisitor,
  { token, password }: { token: string; password: string },
): Promise<StartedSignIn> {
  const { operator } = await findInvitation(ctx, visitor, token);
  refuseEasyPassword(password, operator.name);
  const passwordHash = await hashPassword(password);
  return ctx.db.transaction(async (tx) => {
    const now = ctx.now();
    const held = await lockOperator(tx, operator.id);
    const used = await tx
      .update(operatorInvitations)
      .set({ usedAt: now })
      .where(openBy(ctx, token))
      .returning({ id: operatorInvitations.id });
    if (!held || used.length === 0) throw wrongInvitation();
    const chosen = { passwordHash, changedAt: now };
    await tx
      .insert(operatorCredentials)
      .values({ operatorId: operator.id, ...chosen })
      .onConflictDoUpdate({ target: operatorCredentials.operatorId, set: chosen });
    await recordAudit(tx, now, {
      actor: { kind: 'operator', id: operator.id, requestId: visitor.requestId },
      action: 'operator_invitation_accepted',
      subject: { kind: 'operator', id: operator.id },
      details: { ip: visitor.address },
    });
    return openTicket(ctx, tx, operator.id);
  });
}
