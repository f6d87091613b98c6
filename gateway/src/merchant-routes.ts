import {
  type GatewayRefusal,
  openCardBody,
  openPaymentBody,
  payOutBody,
  revokeCardBody,
} from '@kozyr/contracts/payment-gateway';
import { takeRawBodies } from '@kozyr/kit/raw-bodies';
import { isSigned, pathOf, signatureIn } from '@kozyr/kit/signature';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { cardView, findCard, findOrCreateCard } from './cards';
import type { Context } from './context';
import { revokeKeptCard } from './kept-cards';
import { findOrCreatePayment, findPayment, findPaymentByReference, paymentView } from './payments';
import { findOrCreatePayout, findPayout, findPayoutByReference, payoutView } from './payouts';
import { statementOf } from './statement';

type Answer = { status: number; body: unknown };

const refusalOf = (status: number, error: GatewayRefusal['error'], message: string): Answer => ({
  status,
  body: { error, message },
});
const MISSING = refusalOf(404, 'not_found', 'There is nothing of this name.');
const CONFLICT = refusalOf(409, 'conflict', 'This merchant_reference was used with another body.');

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** The protocol of contracts/payment-gateway: every call is signed by the merchant's secret, and nobody else gets an answer. */
export function merchantRoutes(app: FastifyInstance, ctx: Context): void {
  const signed = (request: FastifyRequest, method: 'GET' | 'POST', body: string | Buffer) => {
    const call = { method, path: pathOf(request.url), body };
    return isSigned(ctx.env.GATEWAY_SECRET, call, signatureIn(request.headers), ctx.now());
  };
  const send = (reply: FastifyReply, { status, body }: Answer) => reply.code(status).send(body);
  const unsigned = (reply: FastifyReply) =>
    send(reply, refusalOf(401, 'unauthorized', 'X-Signature is missing, wrong or too old.'));

  app.register(async (scope) => {
    takeRawBodies(scope, 'application/json');

    const post = <T extends z.ZodMiniType>(
      path: string,
      schema: T,
      answerTo: (wanted: z.output<T>) => Promise<Answer>,
    ) =>
      scope.post(path, async (request, reply) => {
        const { body } = request;
        if (!Buffer.isBuffer(body) || !signed(request, 'POST', body)) return unsigned(reply);
        const wanted = z.safeParse(schema, parseJson(body));
        if (!wanted.success) return send(reply, refusalOf(422, 'invalid', z.prettifyError(wanted.error)));
        return send(reply, await answerTo(wanted.data));
      });
    const get = (path: string, answerOf: (params: Record<string, string>) => Promise<Answer>) =>
      scope.get<{ Params: Record<string, string> }>(path, async (request, reply) =>
        signed(request, 'GET', '') ? send(reply, await answerOf(request.params)) : unsigned(reply),
      );

    post('/v1/payments', openPaymentBody, async (wanted) => {
      const answer = await findOrCreatePayment(ctx, wanted);
      if (answer === 'conflict') return CONFLICT;
      if (answer === 'unknown_card') return refusalOf(422, 'unknown_card', 'This card_token is not of a kept card.');
      return { status: answer.created ? 201 : 200, body: paymentView(ctx, answer.payment) };
    });
    get('/v1/payments/:id', async ({ id = '' }) => {
      const payment = await findPayment(ctx, id);
      return payment ? { status: 200, body: paymentView(ctx, payment) } : MISSING;
    });

    get('/v1/payments/by-reference/:reference', async ({ reference = '' }) => {
      const payment = await findPaymentByReference(ctx, reference);
      return payment ? { status: 200, body: paymentView(ctx, payment) } : MISSING;
    });
    post('/v1/kept-cards/revocations', revokeCardBody, async ({ card_token: token }) =>
      (await revokeKeptCard(ctx, token))
        ? { status: 200, body: { revoked: true } }
        : refusalOf(422, 'unknown_card', 'This card_token is not of a kept card.'),
    );

    post('/v1/cards', openCardBody, async (wanted) => {
      const answer = await findOrCreateCard(ctx, wanted);
      return answer ? { status: answer.created ? 201 : 200, body: cardView(ctx, answer.card) } : CONFLICT;
    });
    get('/v1/cards/:id', async ({ id = '' }) => {
      const card = await findCard(ctx, id);
      return card ? { status: 200, body: cardView(ctx, card) } : MISSING;
    });

    post('/v1/payouts', payOutBody, async (wanted) => {
      const answer = await findOrCreatePayout(ctx, wanted);
      if (answer === 'conflict') return CONFLICT;
      if (answer === 'unknown_card') return refusalOf(422, 'unknown_card', 'This card_token is not of a saved card.');
      return { status: answer.created ? 201 : 200, body: payoutView(answer.payout) };
    });
    get('/v1/payouts/:id', async ({ id = '' }) => {
      const payout = await findPayout(ctx, id);
      return payout ? { status: 200, body: payoutView(payout) } : MISSING;
    });
    get('/v1/payouts/by-reference/:reference', async ({ reference = '' }) => {
      const payout = await findPayoutByReference(ctx, reference);
      return payout ? { status: 200, body: payoutView(payout) } : MISSING;
    });

    const statement = async ({ day = '', cursor }: Record<string, string>): Promise<Answer> => {
      const body = await statementOf(ctx, day, cursor ?? null);
      return body
        ? { status: 200, body }
        : refusalOf(422, 'invalid', 'day must be YYYY-MM-DD, and a cursor one of ours.');
    };
    get('/v1/statement/:day', statement);
    get('/v1/statement/:day/:cursor', statement);
  });
}
