import { isIP } from 'node:net';
import type { DeskEndpoint, OperatorEndpoint } from '@kozyr/contracts/endpoint';
import {
  DESK_ADDRESS_HEADER,
  DESK_QUIET_HEADER,
  DESK_SCHEME,
  type DeskCall,
  deskCall,
  STEP_UP_MINUTES,
} from '@kozyr/contracts/operator/desk-service';
import { isSigned, signatureIn } from '@kozyr/kit/signature';
import { addMinutes, subSeconds } from 'date-fns';
import { and, eq, lt } from 'drizzle-orm';
import type { Context, DeskVisitor, OperatorCaller } from '../../../context';
import { operatorSessions } from '../../../db/schema/operator-sign-in';
import { operators } from '../../../db/schema/operators';
import { DomainError } from '../../../errors';
import { countAttempt } from '../../kernel/limits/attempts';
import { touchOperator } from './admit';
import { recordRefusal, requirePermission } from './internal/refusals';
import { hashKey } from './keys';
import { isAlive } from './rules';

type Headers = Readonly<Record<string, string | string[] | undefined>>;
export type DeskRequest = {
  method: DeskCall['method'];
  url: string;
  headers: Headers;
  body: Buffer;
  /** Of the connection itself: who says to be the desk's server. */
  ip: string;
  id: string;
};

const TOKEN = new RegExp(`^${DESK_SCHEME} ([\\w-]{16,256})$`);
const USER_AGENT_LETTERS = 200;
const TOUCH_SECONDS = 60;

const textOf = (headers: Headers, name: string): string => {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
};

const notSignedIn = () => new DomainError('UNAUTHORIZED', 'Sign in: the session is missing, wrong or has ended.');

/** What a call of the desk says, once it is known to be signed. @throws DomainError UNAUTHORIZED, TOO_MANY_REQUESTS */
async function readSigned(
  ctx: Context,
  endpoint: OperatorEndpoint | DeskEndpoint,
  { method, url, headers, body, ip, id }: DeskRequest,
): Promise<{ visitor: DeskVisitor; token: string | null; quiet: boolean }> {
  const authorization = textOf(headers, 'authorization');
  const token = TOKEN.exec(authorization)?.[1] ?? null;
  const address = textOf(headers, DESK_ADDRESS_HEADER);
  const readable = isIP(address) > 0 && (token !== null || authorization === '');
  const call = { ...deskCall({ method, url, token, address }), body };
  if (!readable || !isSigned(ctx.env.DESK_SECRET ?? [], call, signatureIn(headers), ctx.now())) {
    await countAttempt(ctx, ctx.db, { what: 'operator-key', ip });
    await recordRefusal(ctx, endpoint, { ip, id }, { operator: 'unknown', why: 'wrong_signature' });
    throw new DomainError('UNAUTHORIZED', 'The signature of the desk is missing, wrong or too old.');
  }
  const userAgent = textOf(headers, 'user-agent').slice(0, USER_AGENT_LETTERS);
  const quiet = headers[DESK_QUIET_HEADER] !== undefined;
  return { visitor: { address, userAgent, requestId: id }, token, quiet };
}

async function findSession(ctx: Context, token: string) {
  const [found] = await ctx.db
    .select({ session: operatorSessions, operator: operators })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .where(eq(operatorSessions.tokenHash, hashKey(token)));
  return found;
}

async function touchSession(ctx: Context, id: string): Promise<void> {
  const now = ctx.now();
  const longAgo = lt(operatorSessions.lastUsedAt, subSeconds(now, TOUCH_SECONDS));
  await ctx.db
    .update(operatorSessions)
    .set({ lastUsedAt: now })
    .where(and(eq(operatorSessions.id, id), longAgo));
}

/**
 * Who calls by the desk's server for nobody who is signed in.
 * @throws DomainError UNAUTHORIZED, TOO_MANY_REQUESTS
 */
export async function admitVisitor(ctx: Context, endpoint: DeskEndpoint, request: DeskRequest): Promise<DeskVisitor> {
  return (await readSigned(ctx, endpoint, request)).visitor;
}

/**
 * The operator behind a signed call with "Authorization: Desk <token>", while their session is alive and if their role may make this
 * call. A token that was never one is written down and counted, as a wrong key is; one whose session has ended is only refused.
 * @throws DomainError UNAUTHORIZED, FORBIDDEN, STEP_UP_NEEDED, TOO_MANY_REQUESTS
 */
export async function admitFromDesk(
  ctx: Context,
  endpoint: OperatorEndpoint,
  request: DeskRequest,
): Promise<OperatorCaller> {
  const { visitor, token, quiet } = await readSigned(ctx, endpoint, request);
  const asked = { ip: visitor.address, id: request.id };
  const found = token === null ? undefined : await findSession(ctx, token);
  if (!found) {
    await countAttempt(ctx, ctx.db, { what: 'operator-key', ip: asked.ip });
    await recordRefusal(ctx, endpoint, asked, { operator: 'unknown', why: 'wrong_session' });
    throw notSignedIn();
  }
  const { session, operator } = found;
  if (!isAlive(session, ctx.now()) || operator.disabledAt !== null) throw notSignedIn();
  const rights = await requirePermission(ctx, endpoint, asked, operator);
  if (endpoint.stepUp && addMinutes(session.steppedUpAt, STEP_UP_MINUTES) <= ctx.now())
    throw new DomainError('STEP_UP_NEEDED', 'Give the second factor once more: this needs one of the last minutes.');
  if (!quiet) {
    await touchSession(ctx, session.id);
    await touchOperator(ctx, operator.id);
  }
  const desk = { sessionId: session.id, address: visitor.address };
  return { operatorId: operator.id, name: operator.name, role: operator.role, rights, requestId: request.id, desk };
}
