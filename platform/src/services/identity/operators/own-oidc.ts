import type { OwnOidcPurpose } from '@kozyr/contracts/operator/own-oidc';
import { eq } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import type { Queryable } from '../../../db/database';
import { operatorOidcAccounts } from '../../../db/schema/operator-oidc';
import { operatorCredentials } from '../../../db/schema/operator-sign-in';
import { DomainError } from '../../../errors';
import { finishAtProvider, gaveSince, type OidcIdentity } from '../../../gateways/oidc/provider';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { hasFactor, readFactors } from './internal/factors';
import { lockCaller } from './internal/lock-caller';
import { beginFlow, notAsked, spendFlow } from './internal/oidc-flows';
import { endOperatorSessions, requireDesk } from './internal/sessions';
import { forgetTickets } from './internal/tickets';
import { countedTry } from './internal/tries';
import { writeStepUp } from './internal/write-step-up';

const boundTo = (operatorId: string) => eq(operatorOidcAccounts.operatorId, operatorId);
const readBound = async (db: Queryable, operatorId: string) =>
  (await db.select().from(operatorOidcAccounts).where(boundTo(operatorId)))[0];

const wrong = (why: string, message: string) => new DomainError('OIDC_WRONG', message, { why });

/** Begins to bind an account at the provider. @throws DomainError STATE_CONFLICT for a key, where none is set or one is bound; SERVICE_UNAVAILABLE */
export async function beginOwnOidcBinding(
  ctx: Context,
  caller: OperatorCaller,
): Promise<{ state: string; url: string }> {
  const { sessionId } = requireDesk(caller);
  if (await readBound(ctx.db, caller.operatorId))
    throw new DomainError('STATE_CONFLICT', 'An account is bound already: unbind it first.', { why: 'oidc_is_bound' });
  return beginFlow(ctx, { purpose: 'bind', invitationId: null, sessionId }, { anew: true });
}

/** Begins a step-up at the provider. @throws DomainError STATE_CONFLICT for a key, where none is set and none is bound; SERVICE_UNAVAILABLE */
export async function beginOwnOidcStepUp(
  ctx: Context,
  caller: OperatorCaller,
): Promise<{ state: string; url: string }> {
  const { sessionId } = requireDesk(caller);
  if (!(await readBound(ctx.db, caller.operatorId)))
    throw new DomainError('STATE_CONFLICT', 'No account of the provider is bound to you.', { why: 'oidc_none_bound' });
  return beginFlow(ctx, { purpose: 'step_up', invitationId: null, sessionId }, { anew: true });
}

async function bind(
  ctx: Context,
  tx: Queryable,
  caller: OperatorCaller,
  { identity, begunAt }: { identity: OidcIdentity; begunAt: Date },
): Promise<void> {
  if (gaveSince(identity, begunAt) !== true) throw notAsked();
  const { issuer, subject } = identity;
  const bound = await tx
    .insert(operatorOidcAccounts)
    .values({ operatorId: caller.operatorId, issuer, subject, boundAt: ctx.now() })
    .onConflictDoNothing()
    .returning({ operatorId: operatorOidcAccounts.operatorId });
  if (bound.length === 0) {
    if (await readBound(tx, caller.operatorId))
      throw new DomainError('STATE_CONFLICT', 'An account is bound already: unbind it first.', {
        why: 'oidc_is_bound',
      });
    throw wrong('oidc_bound_already', 'This account of the provider belongs to another operator.');
  }
  await recordOperatorDeed(ctx, tx, caller, {
    action: 'operator_oidc_bound',
    subject: { kind: 'operator', id: caller.operatorId },
    details: { issuer },
  });
}

async function stepUpBy(
  ctx: Context,
  tx: Queryable,
  caller: OperatorCaller,
  { identity, begunAt, sessionId }: { identity: OidcIdentity; begunAt: Date; sessionId: string },
): Promise<void> {
  const bound = await readBound(tx, caller.operatorId);
  if (bound?.issuer !== identity.issuer || bound.subject !== identity.subject)
    throw wrong('oidc_other_account', 'Another account came back from the provider than the one that is bound to you.');
  if (!identity.several || gaveSince(identity, begunAt) !== true)
    throw wrong(
      'oidc_no_factor',
      'The provider does not say that a second factor was given just now: take a code or a passkey.',
    );
  await writeStepUp(ctx, tx, caller, { sessionId, way: 'oidc' });
}

/**
 * Ends a way to the provider in the session that began it: an account is bound, or the session is stepped up. Step-ups are counted as
 * those by a code are, and one that fails is written down.
 * @throws DomainError SIGN_IN_EXPIRED, OIDC_WRONG, SERVICE_UNAVAILABLE, TOO_MANY_REQUESTS; STATE_CONFLICT for a key and where an account is bound already
 */
export async function finishOwnOidc(
  ctx: Context,
  caller: OperatorCaller,
  { state, answer }: { state: string; answer: string },
): Promise<{ done: OwnOidcPurpose }> {
  const { sessionId, address } = requireDesk(caller);
  const { purpose, nonce, verifier, begunAt } = await spendFlow(ctx, state, sessionId);
  const done = purpose === 'bind' ? 'bind' : 'step_up';
  const work = async () => {
    const identity = await finishAtProvider({ env: ctx.env, now: ctx.now() }, { state, nonce, verifier }, answer);
    await ctx.db.transaction(async (tx) => {
      await lockCaller(tx, caller);
      if (done === 'bind') await bind(ctx, tx, caller, { identity, begunAt });
      else await stepUpBy(ctx, tx, caller, { identity, begunAt, sessionId });
    });
  };
  await (done === 'bind' ? work() : countedTry(ctx, { ...caller, address, doing: 'step_up' }, work));
  return { done };
}

/**
 * Unbinds the account at the provider; the caller's other sessions and sign-ins under way end. Whoever has no password and second factor of ours would have no way in any more.
 * @throws DomainError NOT_FOUND when none is bound; STATE_CONFLICT for the only way in, and for a key
 */
export async function unbindOwnOidc(ctx: Context, caller: OperatorCaller): Promise<void> {
  const { sessionId } = requireDesk(caller);
  await ctx.db.transaction(async (tx) => {
    await lockCaller(tx, caller);
    const [removed] = await tx
      .delete(operatorOidcAccounts)
      .where(boundTo(caller.operatorId))
      .returning({ issuer: operatorOidcAccounts.issuer });
    if (!removed) throw new DomainError('NOT_FOUND', 'No account of the provider is bound to you.');
    const own = eq(operatorCredentials.operatorId, caller.operatorId);
    const [password] = await tx.select({ of: operatorCredentials.operatorId }).from(operatorCredentials).where(own);
    if (!password || !hasFactor(await readFactors(tx, caller.operatorId)))
      throw new DomainError(
        'STATE_CONFLICT',
        'This is your only way in: set up a second factor and choose a password first.',
        {
          why: 'only_way_in',
        },
      );
    await endOperatorSessions(tx, caller.operatorId, { now: ctx.now(), except: sessionId });
    await forgetTickets(tx, caller.operatorId);
    await recordOperatorDeed(ctx, tx, caller, {
      action: 'operator_oidc_unbound',
      subject: { kind: 'operator', id: caller.operatorId },
      details: { issuer: removed.issuer },
    });
  });
}
