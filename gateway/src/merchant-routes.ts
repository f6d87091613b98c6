import { openPaymentBody, SIGNATURE_HEADER } from '@kozyr/contracts/payment-gateway';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Context } from './context';
import { findPayment, openPayment, paymentView } from './payments';
import { isSigned, pathOf } from './signature';

const refusal = (code: string, message: string) => ({ error: code, message });
const UNSIGNED = refusal('unauthorized', 'X-Signature is missing, wrong or too old.');

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** The protocol of contracts/payment-gateway: signed by the merchant's secret. */
export function merchantRoutes(app: FastifyInstance, ctx: Context): void {
  const signed = (request: FastifyRequest, method: 'GET' | 'POST', body: string | Buffer) => {
    const header = request.headers[SIGNATURE_HEADER];
    const call = { method, path: pathOf(request.url), body };
    return isSigned(ctx.env.GATEWAY_SECRET, call, Array.isArray(header) ? undefined : header, ctx.now());
  };
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    scope.post('/v1/payments', async (request, reply) => {
      const { body } = request;
      if (!Buffer.isBuffer(body) || !signed(request, 'POST', body)) return reply.code(401).send(UNSIGNED);
      const wanted = z.safeParse(openPaymentBody, parseJson(body));
      if (!wanted.success) return reply.code(422).send(refusal('invalid', z.prettifyError(wanted.error)));
      const answer = await openPayment(ctx, wanted.data);
      if (!answer) return reply.code(409).send(refusal('conflict', 'This merchant_reference is of another payment.'));
      return reply.code(answer.opened ? 201 : 200).send(paymentView(ctx, answer.payment));
    });

    scope.get<{ Params: { id: string } }>('/v1/payments/:id', async (request, reply) => {
      if (!signed(request, 'GET', '')) return reply.code(401).send(UNSIGNED);
      const payment = await findPayment(ctx, request.params.id);
      if (!payment) return reply.code(404).send(refusal('not_found', 'There is no such payment.'));
      return paymentView(ctx, payment);
    });
  });
}
