import * as contract from '@kozyr/contracts/seamless-wallet';
import { clientStatusOf } from '@kozyr/kit/http-server';
import { takeRawBodies } from '@kozyr/kit/raw-bodies';
import { isSigned, pathOf, signatureIn } from '@kozyr/kit/signature';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { output, ZodMiniType } from 'zod/mini';
import { Overloaded } from '../admission/work-gate';
import type { Context } from '../context';
import { isDatabaseUnavailable } from '../db/database';
import type { Integrations } from '../gateways/providers/integrations';
import type { GameIntegration } from '../gateways/providers/port';
import { seldom } from '../seldom';
import { holding } from '../services/kernel/integrations/keyring';
import { noteKeyUse } from '../services/kernel/integrations/known-integrations';
import { authenticate, balance } from '../services/play/seamless/authenticate';
import { measured } from '../services/play/seamless/measured';
import type { Answer } from '../services/play/seamless/movement';
import { names } from '../services/play/seamless/names';
import { answerOfPlay } from '../services/play/seamless/play-answer';
import { refund, rollback } from '../services/play/seamless/refund';
import { SeamlessCallError, seamlessErrorBody } from '../services/play/seamless/seamless-call-error';
import { openWallet } from '../services/play/seamless/wallet';
import { betCall, type Caller, playCall, type WalletCall, winCall } from '../services/play/seamless/wallet-call';
import { later } from './answer-failures';
import { answerHub88, HUB88_WALLET_PATHS } from './hub88-wallet';

type Parsed = { integration: GameIntegration; body: unknown };

/** Reads a signed call. @throws SeamlessCallError INVALID_SIGNATURE, INVALID_REQUEST */
async function readCall(
  ctx: Context,
  integrations: Integrations,
  request: FastifyRequest<{ Params: { provider: string } }>,
): Promise<Parsed> {
  const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const known = (await integrations.current()).get(request.params.provider);
  const integration = known?.protocol === 'kozyr-games' ? known : undefined;
  const call = { method: 'POST', path: pathOf(request.url), body: raw } as const;
  const header = signatureIn(request.headers);
  const now = ctx.now();
  const signer = holding(integration?.keys ?? [], 'shared', now).find(({ secret }) =>
    isSigned(secret, call, header, now),
  );
  if (!integration || !signer)
    throw new SeamlessCallError('INVALID_SIGNATURE', 'The signature is missing, wrong or too old.');
  noteKeyUse(ctx, signer.id);
  try {
    return { integration, body: JSON.parse(raw.toString('utf8')) };
  } catch {
    throw new SeamlessCallError('INVALID_REQUEST', 'The body is not JSON.');
  }
}

function parse<S extends ZodMiniType>(schema: S, body: unknown): output<S> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`);
  throw new SeamlessCallError('INVALID_REQUEST', wrong.join('; '));
}

/** The seamless wallet of contracts/seamless-wallet.ts. Its bodies stay raw here, since the signature is of the bytes. */
export function seamlessRoutes(app: FastifyInstance, ctx: Context, integrations: Integrations): void {
  app.register(async (scope) => {
    takeRawBodies(scope, '*');
    const wallet = openWallet(ctx);
    scope.addHook('onClose', () => wallet.close());
    const logDatabaseGone = seldom((err, missed) => ctx.log.error({ err, missed }, 'the database is unavailable'));
    scope.setErrorHandler((error, request, reply) => {
      if (error instanceof SeamlessCallError) return refuse(reply, error);
      if (error instanceof Overloaded)
        return later(reply).send(
          seamlessErrorBody('OVERLOADED', 'Nothing was done; send the same call again after Retry-After.'),
        );
      if (isDatabaseUnavailable(error)) {
        logDatabaseGone(error);
        return later(reply).send(
          seamlessErrorBody('DATABASE_UNAVAILABLE', 'Whether it was done is not known; send the same call again.'),
        );
      }
      if (clientStatusOf(error) !== null)
        return refuse(reply, new SeamlessCallError('INVALID_REQUEST', 'The request cannot be read.'));
      request.log.error({ err: error }, 'a provider call failed');
      return reply.code(500).send(seamlessErrorBody('INTERNAL_ERROR', 'Nothing was done; send the same call again.'));
    });

    const on = <S extends ZodMiniType>(
      action: string,
      schema: S,
      handle: (integration: GameIntegration, body: output<S>) => Promise<{ ok: boolean; body: object }>,
    ) =>
      scope.post<{ Params: { provider: string } }>(
        `/seamless/:provider/${action}`,
        { schema: { hide: true } },
        async (request, reply) => {
          const { integration, body } = await readCall(ctx, integrations, request);
          const answer = await handle(integration, parse(schema, body));
          return reply.code(answer.ok ? 200 : 400).send(answer.body);
        },
      );
    const movement = <S extends ZodMiniType>(
      action: string,
      schema: S,
      verb: (ctx: Context, integration: string, body: output<S>) => Promise<Answer>,
    ) =>
      on(action, schema, (integration, body) =>
        measured(
          ctx.instruments,
          action,
          () => verb(ctx, integration.name, body),
          (answer) => answer,
        ),
      );
    const single = <S extends ZodMiniType>(
      action: string,
      schema: S,
      callOf: (caller: Caller, body: output<S>) => WalletCall,
    ) =>
      on(action, schema, async (integration, body) => {
        const [answer] = await wallet.make(callOf(integration, body));
        if (!answer) throw new Error(`A ${action} was not answered.`);
        return answer;
      });

    on('authenticate', contract.authenticateBody, async (integration, body) => {
      // A stake asks this itself, after the answer that it got before.
      if (!integration.isOn)
        throw new SeamlessCallError('GAME_UNAVAILABLE', 'The operator has turned this integration off.');
      return { ok: true, body: await authenticate(ctx, integration.name, body) };
    });
    on('balance', contract.balanceBody, async (integration, body) => ({
      ok: true,
      body: await balance(ctx, integration.name, body),
    }));
    on('names', contract.namesBody, async (integration, body) => ({
      ok: true,
      body: await names(ctx, integration.name, body),
    }));
    single('bet', contract.betBody, betCall);
    single('win', contract.winBody, winCall);
    on('play', contract.playBody, async (integration, body) =>
      answerOfPlay(await wallet.make(playCall(integration, body)), body.actions),
    );
    movement('refund', contract.refundBody, refund);
    movement('rollback', contract.rollbackBody, rollback);
    for (const path of HUB88_WALLET_PATHS)
      scope.post<{ Params: { provider: string } }>(
        `/seamless/:provider/${path}`,
        { schema: { hide: true } },
        (request) => answerHub88({ ctx, wallet, integrations }, { name: request.params.provider, path, request }),
      );
  });
}

function refuse(reply: FastifyReply, { code, message }: SeamlessCallError) {
  return reply.code(code === 'INVALID_SIGNATURE' ? 401 : 400).send(seamlessErrorBody(code, message));
}
