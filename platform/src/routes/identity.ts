import * as contract from '@kozyr/contracts/identity';
import { MAX_PICTURE_BYTES } from '@kozyr/contracts/picture-uploads';
import { takeRawBodies } from '@kozyr/kit/raw-bodies';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Caller, Context } from '../context';
import { DomainError } from '../errors';
import { addPicture, countPicture } from '../services/identity/identity-checks/add-picture';
import { getIdentity } from '../services/identity/identity-checks/get-identity';
import { startFundsCheck, startIdentityCheck } from '../services/identity/identity-checks/start-check';
import { submitIdentityCheck } from '../services/identity/identity-checks/submit-check';
import { requestLocale } from './request-locale';
import { authenticate, proofOf, serve } from './serve';

/** Pictures that come in at one time, in this process: their bytes are in memory until they are decoded. */
const MAX_PICTURES_AT_ONCE = 16;

/** The places for pictures that come in: one of a player, so many of all. */
function picturePlaces() {
  const busy = new Set<string>();
  return {
    /** @throws DomainError TOO_MANY_REQUESTS for a second one of a player, OVERLOADED where all places are taken */
    take: (userId: string): (() => void) => {
      if (busy.has(userId))
        throw new DomainError('TOO_MANY_REQUESTS', 'Send one picture after the other.', { retry_after: '5' });
      if (busy.size >= MAX_PICTURES_AT_ONCE)
        throw new DomainError('OVERLOADED', 'Too many pictures come in; try again in a moment.');
      busy.add(userId);
      return () => busy.delete(userId);
    },
  };
}

const tooLarge = () =>
  new DomainError('IDENTITY_PICTURE_TOO_LARGE', `A picture has at most ${MAX_PICTURE_BYTES} bytes.`, {
    megabytes: String(MAX_PICTURE_BYTES / 1024 / 1024),
  });

const isTooLarge = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE';

/** Not by serve(): its body is the picture's bytes, whatever type they are said to have. */
function pictureRoute(app: FastifyInstance, ctx: Context): void {
  const endpoint = contract.uploadIdentityPicture;
  const places = picturePlaces();
  const callers = new WeakMap<FastifyRequest, Caller>();
  app.register(async (scope) => {
    takeRawBodies(scope, '*');
    scope.put(
      endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      {
        schema: {
          summary: endpoint.summary,
          tags: [endpoint.tag],
          security: [{ bearer: [] }],
          params: endpoint.params,
          response: endpoint.responses,
        },
        bodyLimit: endpoint.bodyLimit,
        attachValidation: true,
        onRequest: async (request, reply) => {
          reply.header('cache-control', 'no-store');
          await proofOf(ctx, request);
        },
        // Before its bytes are taken in: who it is, that there is a place for it, and that it is not one too many.
        preParsing: async (request, reply) => {
          const caller = await authenticate(ctx, request);
          const leave = places.take(caller.userId);
          reply.raw.once('close', leave);
          await countPicture(ctx, caller);
          callers.set(request, caller);
        },
        errorHandler: (error) => {
          throw isTooLarge(error) ? tooLarge() : error;
        },
      },
      async (request, reply) => {
        const caller = callers.get(request) ?? (await authenticate(ctx, request));
        if (request.validationError) throw request.validationError;
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const check = await addPicture(ctx, caller, { ...endpoint.params.parse(request.params), bytes });
        return reply.code(200).send(check);
      },
    );
  });
}

/** Who a player is: contracts/identity.ts. */
export function identityRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, contract.getIdentity, async ({ caller }) => ({ status: 200, body: await getIdentity(ctx, caller) }));
  serve(app, ctx, contract.startIdentityCheck, async ({ caller, body, request }) => ({
    status: 201,
    body: await startIdentityCheck(ctx, caller, { ...body, locale: requestLocale(request) }),
  }));
  serve(app, ctx, contract.startFundsCheck, async ({ caller, body, request }) => ({
    status: 201,
    body: await startFundsCheck(ctx, caller, { ...body, locale: requestLocale(request) }),
  }));
  pictureRoute(app, ctx);
  serve(app, ctx, contract.submitIdentityCheck, async ({ caller, params, request }) => ({
    status: 200,
    body: await submitIdentityCheck(ctx, caller, { ...params, locale: requestLocale(request) }),
  }));
}
