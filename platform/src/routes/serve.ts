import type { Endpoint } from '@kozyr/contracts/endpoint';
import { errorSchema } from '@kozyr/contracts/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import type { Caller, Context } from '../context';
import { DomainError } from '../errors';
import { verifyAccessToken } from '../services/access-token';
import { isSessionAlive } from '../services/accounts/session-alive';

type Out<S> = S extends z.ZodMiniType ? z.output<S> : undefined;
type Answer<E extends Endpoint> = {
  [Status in keyof E['responses']]: {
    status: Status;
    body: E['responses'][Status] extends z.ZodMiniType ? z.input<E['responses'][Status]> : null;
  };
}[keyof E['responses']];

/** What a handler gets: everything already parsed by the contract. */
export type Call<E extends Endpoint> = {
  params: Out<E['params']>;
  query: Out<E['query']>;
  body: Out<E['body']>;
  /** The logged-in player; present exactly when the endpoint asks for a bearer token. */
  caller: E['auth'] extends 'bearer' ? Caller : null;
  request: FastifyRequest;
  reply: FastifyReply;
};

/**
 * The player behind a bearer token whose session still lives: a logout takes every access token of its session back at once.
 * @throws DomainError UNAUTHORIZED
 */
export async function authenticate(ctx: Context, request: FastifyRequest): Promise<Caller> {
  const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  const caller = token ? await verifyAccessToken(ctx.env.JWT_SECRET, token, ctx.now()) : null;
  if (!caller) throw new DomainError('UNAUTHORIZED', 'Log in: the access token is missing, wrong or expired.');
  if (!(await isSessionAlive(ctx.db, caller))) throw new DomainError('UNAUTHORIZED', 'Log in: the session has ended.');
  return caller;
}

/** Fastify has parsed params, query and body by the endpoint's own schemas, which is what Call<E> says. */
function parseCall<E extends Endpoint>(request: FastifyRequest, reply: FastifyReply, caller: Caller | null): Call<E> {
  const { params, query, body } = request;
  return { params, query, body, caller, request, reply } as Call<E>;
}

/** Puts one endpoint of the contract on the server. The handler answers {status, body}; refusals are thrown as DomainError. */
export function serve<const E extends Endpoint, const A extends Answer<E>>(
  app: FastifyInstance,
  ctx: Context,
  endpoint: E,
  handle: (call: Call<E>) => Promise<A>,
): void {
  const failures = Object.fromEntries(['4xx', '5xx'].map((range) => [range, errorSchema]));
  const bodies = Object.fromEntries(Object.entries(endpoint.responses).filter(([, schema]) => schema !== null));
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    ...(endpoint.bodyLimit ? { bodyLimit: endpoint.bodyLimit } : {}),
    schema: {
      summary: endpoint.summary,
      tags: [endpoint.tag],
      ...(endpoint.auth === 'bearer' ? { security: [{ bearer: [] }] } : {}),
      ...(endpoint.params ? { params: endpoint.params } : {}),
      ...(endpoint.query ? { querystring: endpoint.query } : {}),
      ...(endpoint.body ? { body: endpoint.body } : {}),
      response: { ...bodies, ...failures },
    },
    handler: async (request, reply) => {
      // Whatever is one player's own, or holds a token, is kept by nobody on the way.
      if (endpoint.auth !== 'none' || endpoint.method !== 'GET') reply.header('cache-control', 'no-store');
      const caller = endpoint.auth === 'bearer' ? await authenticate(ctx, request) : null;
      const answer = await handle(parseCall<E>(request, reply, caller));
      return reply.code(Number(answer.status)).send(answer.body ?? undefined);
    },
  });
}
