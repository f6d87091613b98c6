import type { DeskEndpoint, Endpoint, OperatorEndpoint } from '@kozyr/contracts/endpoint';
import { errorSchema } from '@kozyr/contracts/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Caller, Context, DeskVisitor, OperatorCaller } from '../context';
import { DomainError } from '../errors';
import { type Proof, verifyAccessToken } from '../services/identity/accounts/access-token';
import { touchSession } from '../services/kernel/players/session-alive';
import { operatorHooks } from './operator-calls';

type Out<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type AnyEndpoint = Endpoint | OperatorEndpoint | DeskEndpoint;
/** Who calls, as each way of asking answers it. */
type Callers = { bearer: Caller; operator: OperatorCaller; desk: DeskVisitor };
type AnyCaller = Callers[keyof Callers];
type Answer<E extends AnyEndpoint> = {
  [Status in keyof E['responses']]: {
    status: Status;
    body: E['responses'][Status] extends z.ZodMiniType ? z.input<E['responses'][Status]> : null;
  };
}[keyof E['responses']];

/** What a handler gets: everything already parsed by the contract. */
export type Call<E extends AnyEndpoint> = {
  params: Out<E['params']>;
  query: Out<E['query']>;
  body: Out<E['body']>;
  /**
   * The logged-in player where the endpoint asks for a bearer token, the operator where it asks for one, whence the desk's server calls
   * where it asks for that alone; else nobody.
   */
  caller: E['auth'] extends keyof Callers ? Callers[E['auth']] : null;
  request: FastifyRequest;
  reply: FastifyReply;
};

/** What tokens prove, by the request that brought them: one is verified once, when the request comes. */
const proofs = new WeakMap<FastifyRequest, Proof>();

/**
 * Whoever a bearer token names, which no table is asked about: for the request that has only just come, before its body is read.
 * @throws DomainError UNAUTHORIZED
 */
export async function proofOf(ctx: Context, request: FastifyRequest): Promise<Proof> {
  const known = proofs.get(request);
  if (known) return known;
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  const proof = token ? await verifyAccessToken(ctx.env.JWT_SECRET, token, ctx.now()) : null;
  if (!proof) throw new DomainError('UNAUTHORIZED', 'Log in: the access token is missing, wrong or expired.');
  proofs.set(request, proof);
  return proof;
}

/**
 * The player behind a bearer token whose session still lives: a logout takes every access token of its session back at once.
 * @throws DomainError UNAUTHORIZED
 */
export async function authenticate(ctx: Context, request: FastifyRequest): Promise<Caller> {
  const proof = await proofOf(ctx, request);
  if (!(await touchSession(ctx.db, proof))) throw new DomainError('UNAUTHORIZED', 'Log in: the session has ended.');
  return { userId: proof.userId, sessionId: proof.sessionId };
}

/** Fastify has parsed params, query and body by the endpoint's own schemas, which is what Call<E> says. */
function parseCall<E extends AnyEndpoint>(
  request: FastifyRequest,
  reply: FastifyReply,
  caller: AnyCaller | null,
): Call<E> {
  const { params, query, body } = request;
  return { params, query, body, caller, request, reply } as Call<E>;
}

/** Puts one endpoint of the contract on the server. The handler answers {status, body}; refusals are thrown as DomainError. */
export function serve<const E extends AnyEndpoint, const A extends Answer<E>>(
  app: FastifyInstance,
  ctx: Context,
  endpoint: E,
  handle: (call: Call<E>) => Promise<A>,
): void {
  const failures = Object.fromEntries(['4xx', '5xx'].map((range) => [range, errorSchema]));
  const bodies = Object.fromEntries(Object.entries(endpoint.responses).filter(([, schema]) => schema !== null));
  const admitted = new WeakMap<FastifyRequest, OperatorCaller | DeskVisitor>();
  const { auth, method } = endpoint;
  const operators =
    endpoint.auth === 'operator' || endpoint.auth === 'desk'
      ? operatorHooks(ctx, endpoint, (request, who) => admitted.set(request, who))
      : null;
  app.route({
    method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...(endpoint.bodyLimit ? { bodyLimit: endpoint.bodyLimit } : {}),
    schema: {
      summary: endpoint.summary,
      tags: [endpoint.tag],
      ...(auth === 'bearer' || auth === 'operator' ? { security: [{ [auth]: [] }] } : {}),
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.query ? { querystring: endpoint.query } : {}),
      ...(endpoint.body ? { body: endpoint.body } : {}),
      response: { ...bodies, ...failures },
    },
    // Who calls is known before what they call with is judged (401 before 422): a stranger learns nothing of what a call takes.
    // A player's token is checked before the body is read; whether its session lives, once the request has its place in
    // admission/, so a player's malformed call is refused after that.
    ...(auth === 'bearer' ? { attachValidation: true } : {}),
    ...operators,
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      // Whatever is one player's own, or holds a token, is kept by nobody on the way.
      if (auth !== 'none' || method !== 'GET') reply.header('cache-control', 'no-store');
      await operators?.onRequest(request);
      if (auth === 'bearer') await proofOf(ctx, request);
    },
    handler: async (request, reply) => {
      const caller = auth === 'bearer' ? await authenticate(ctx, request) : (admitted.get(request) ?? null);
      if (request.validationError) throw request.validationError;
      const answer = await handle(parseCall<E>(request, reply, caller));
      return reply.code(Number(answer.status)).send(answer.body ?? undefined);
    },
  });
}
