import type { SignedIn, StartedSignIn } from '@kozyr/contracts/operator/sign-in';
import { and, eq } from 'drizzle-orm';
import type { Context, DeskVisitor } from '../../../context';
import type { Queryable } from '../../../db/database';
import { operatorOidcAccounts } from '../../../db/schema/operator-oidc';
import { operatorInvitations } from '../../../db/schema/operator-sign-in';
import { DomainError } from '../../../errors';
import { finishAtProvider, gaveSince, isFresh, type OidcIdentity } from '../../../gateways/oidc/provider';
import { recordAudit } from '../../kernel/audit/record-audit';
import { countAttempt, takeAttemptBack } from '../../kernel/limits/attempts';
import { findInvitation, openInvitation, wrongInvitation } from './accept-invitation';
import { hasFactor, readFactors } from './internal/factors';
import { lockOperator } from './internal/lock-operator';
import { beginFlow, notAsked, spendFlow } from './internal/oidc-flows';
import { openSession } from './internal/open-session';
import { openTicket } from './internal/tickets';

type Finished = { signed_in: SignedIn | null; started: StartedSignIn | null };

const notBound = () =>
  new DomainError('OIDC_WRONG', 'Nobody here is bound to this account of the provider: ask for an invitation.', {
    why: 'oidc_not_bound',
  });

/** How the provider is called at the desk; null: none is set. */
export const readOidc = ({ env }: Context): { name: string | null } => ({
  name: env.OIDC_ISSUER === undefined ? null : env.OIDC_NAME,
});

/**
 * Begins a sign-in through the provider, or takes an invitation by it; whoever takes one is asked there anew.
 * @param anew whether whoever signs in is asked there anew too, for a factor they did not give the last time
 * @throws DomainError STATE_CONFLICT where no provider is set, INVITATION_WRONG, SERVICE_UNAVAILABLE, TOO_MANY_REQUESTS
 */
export async function beginOidc(
  ctx: Context,
  visitor: DeskVisitor,
  { invitation: token, anew = false }: { invitation?: string | undefined; anew?: boolean | undefined },
): Promise<{ state: string; url: string }> {
  await countAttempt(ctx, ctx.db, { what: 'operator-sign-in-from', ip: visitor.address });
  const invitation = token === undefined ? null : (await findInvitation(ctx, visitor, token)).invitation;
  const begun = { purpose: 'sign_in', invitationId: invitation?.id ?? null, sessionId: null } as const;
  return beginFlow(ctx, begun, { anew: anew || invitation !== null });
}

/** Binds whom an invitation is for to an account of the provider. @returns who that is @throws DomainError INVITATION_WRONG, OIDC_WRONG */
async function takeInvitation(
  ctx: Context,
  tx: Queryable,
  visitor: DeskVisitor,
  { invitationId, identity, begunAt }: { invitationId: string; identity: OidcIdentity; begunAt: Date },
): Promise<string> {
  const now = ctx.now();
  const { issuer, subject } = identity;
  if (gaveSince(identity, begunAt) !== true) throw notAsked();
  const [known] = await tx.select().from(operatorInvitations).where(eq(operatorInvitations.id, invitationId));
  const held = known ? await lockOperator(tx, known.operatorId) : undefined;
  const used = await tx
    .update(operatorInvitations)
    .set({ usedAt: now })
    .where(and(eq(operatorInvitations.id, invitationId), openInvitation(ctx)))
    .returning({ id: operatorInvitations.id });
  if (!held || used.length === 0) throw wrongInvitation();
  const bound = await tx
    .insert(operatorOidcAccounts)
    .values({ operatorId: held.id, issuer, subject, boundAt: now })
    .onConflictDoNothing()
    .returning({ operatorId: operatorOidcAccounts.operatorId });
  if (bound.length === 0)
    throw new DomainError('OIDC_WRONG', 'This account of the provider belongs to another operator.', {
      why: 'oidc_bound_already',
    });
  await recordAudit(tx, now, {
    actor: { kind: 'operator', id: held.id, requestId: visitor.requestId },
    action: 'operator_invitation_accepted',
    subject: { kind: 'operator', id: held.id },
    details: { ip: visitor.address, way: 'oidc' },
  });
  return held.id;
}

/** Who is bound to an account of the provider, locked. @throws DomainError OIDC_WRONG */
async function findBound(tx: Queryable, { issuer, subject }: OidcIdentity): Promise<string> {
  const own = and(eq(operatorOidcAccounts.issuer, issuer), eq(operatorOidcAccounts.subject, subject));
  const [bound] = await tx.select().from(operatorOidcAccounts).where(own);
  const held = bound ? await lockOperator(tx, bound.operatorId) : undefined;
  if (!held) throw notBound();
  const [still] = await tx
    .select()
    .from(operatorOidcAccounts)
    .where(and(own, eq(operatorOidcAccounts.operatorId, held.id)));
  if (!still) throw notBound();
  return held.id;
}

/**
 * Ours is asked for in place of the provider's second factor. Only whoever comes by an invitation sets a first one up: a provider that
 * remembers somebody, or took one factor of theirs, must not be enough to put a factor into their account.
 * @throws DomainError OIDC_WRONG
 */
async function askForOurs(
  ctx: Context,
  tx: Queryable,
  operatorId: string,
  { invited }: { invited: boolean },
): Promise<StartedSignIn> {
  if (!invited && !hasFactor(await readFactors(tx, operatorId)))
    throw new DomainError(
      'OIDC_WRONG',
      'You have no second factor here, and the provider does not say that you gave one just now: sign in there anew with one.',
      { why: 'oidc_factor_lacking' },
    );
  return openTicket(ctx, tx, operatorId);
}

/**
 * Ends a way to the provider: signed in where it says that a second factor was given, else ours is asked for, or set up by an invitation.
 * @throws DomainError SIGN_IN_EXPIRED, OIDC_WRONG, INVITATION_WRONG, SERVICE_UNAVAILABLE, STATE_CONFLICT
 */
export async function finishOidc(
  ctx: Context,
  visitor: DeskVisitor,
  { state, answer }: { state: string; answer: string },
): Promise<Finished> {
  const { invitationId, nonce, verifier, begunAt } = await spendFlow(ctx, state, null);
  const identity = await finishAtProvider({ env: ctx.env, now: ctx.now() }, { state, nonce, verifier }, answer);
  const finished = await ctx.db.transaction(async (tx) => {
    const operatorId =
      invitationId === null
        ? await findBound(tx, identity)
        : await takeInvitation(ctx, tx, visitor, { invitationId, identity, begunAt });
    if (!isFresh(identity, ctx.now())) {
      const started = await askForOurs(ctx, tx, operatorId, { invited: invitationId !== null });
      return { signed_in: null, started };
    }
    const signedIn = await openSession(ctx, tx, operatorId, { visitor, way: 'oidc', recoveryCodes: null });
    return { signed_in: signedIn, started: null };
  });
  await takeAttemptBack(ctx.db, { what: 'operator-sign-in-from', ip: visitor.address });
  return finished;
}
