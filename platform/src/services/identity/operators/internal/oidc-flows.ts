import { SIGN_IN_MINUTES } from '@kozyr/contracts/operator/desk-service';
import { addMinutes, subMinutes } from 'date-fns';
import { and, eq, gt, lt, or } from 'drizzle-orm';
import type { Context } from '../../../../context';
import { operatorOidcFlows } from '../../../../db/schema/operator-oidc';
import { DomainError } from '../../../../errors';
import { beginAtProvider } from '../../../../gateways/oidc/provider';
import { hashKey } from '../keys';

type FlowRow = typeof operatorOidcFlows.$inferSelect;
type Begun = Pick<FlowRow, 'purpose' | 'invitationId' | 'sessionId'>;

/** The answer to whom the provider remembers in this browser, who may be a colleague: nobody is bound who did not prove who they are on this very way. */
export const notAsked = () =>
  new DomainError(
    'OIDC_WRONG',
    'The provider does not say that it asked who you are just now. Sign out there and try again.',
    { why: 'oidc_not_asked' },
  );

/**
 * Begins a way to the provider and keeps what it ends by; a session has one at a time.
 * @param anew whether the provider asks for factors whomever it remembers
 * @throws DomainError STATE_CONFLICT where no provider is set, SERVICE_UNAVAILABLE
 */
export async function beginFlow(
  ctx: Context,
  begun: Begun,
  { anew }: { anew: boolean },
): Promise<{ state: string; url: string }> {
  const now = ctx.now();
  const way = await beginAtProvider({ env: ctx.env, now }, { anew });
  const { state, nonce, verifier, url } = way;
  const over = lt(operatorOidcFlows.expiresAt, now);
  const { sessionId } = begun;
  await ctx.db
    .delete(operatorOidcFlows)
    .where(sessionId === null ? over : or(over, eq(operatorOidcFlows.sessionId, sessionId)));
  const expiresAt = addMinutes(now, SIGN_IN_MINUTES);
  await ctx.db.insert(operatorOidcFlows).values({ ...begun, stateHash: hashKey(state), nonce, verifier, expiresAt });
  return { state, url };
}

/**
 * The way of a state, used up: it answers once, whatever comes of it, and for nobody but who began it.
 * @param sessionId of who is signed in; null: of a sign-in
 * @throws DomainError SIGN_IN_EXPIRED
 */
export async function spendFlow(
  ctx: Context,
  state: string,
  sessionId: string | null,
): Promise<FlowRow & { begunAt: Date }> {
  const open = and(eq(operatorOidcFlows.stateHash, hashKey(state)), gt(operatorOidcFlows.expiresAt, ctx.now()));
  const [flow] = await ctx.db.delete(operatorOidcFlows).where(open).returning();
  if (!flow || flow.sessionId !== sessionId)
    throw new DomainError('SIGN_IN_EXPIRED', 'This way to the provider is over: begin again.');
  return { ...flow, begunAt: subMinutes(flow.expiresAt, SIGN_IN_MINUTES) };
}
