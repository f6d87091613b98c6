import type { FastifyInstance } from 'fastify';
import { readCardNumber } from './card-number';
import { disputePayment, isChargebackReason, isDisputed } from './chargebacks';
import type { Context } from './context';
import { readGoodUntil } from './kept-cards';
import { isOutcome, planOf } from './outcomes';
import { renderPaymentPage } from './page/payment-page';
import { languageOf } from './page/texts';
import { issueToken, spendToken } from './page-tokens';
import { applyOutcome, findPayment, type Payment } from './payments';
import type { Scheduler } from './scheduler';
import { type Form, sendMissing, sendPage } from './send-page';

/** The payer's page: plain HTML and forms, no script. Its address is the key: 144 random bits that only the payer gets. */
export function paymentPageRoutes(app: FastifyInstance, ctx: Context, scheduler: Scheduler): void {
  const viewOf = async (payment: Payment) => {
    if (payment.status === 'pending' && payment.answer_at === null && payment.expires_at > ctx.now())
      return { kind: 'choice', token: await issueToken(ctx, payment.id), problem: null } as const;
    const disputed = await isDisputed(ctx, payment.id);
    const disputable = payment.status === 'approved' && !disputed;
    return { kind: 'result', disputed, token: disputable ? await issueToken(ctx, payment.id) : null } as const;
  };

  const partsOf = (payment: Payment) =>
    ({ payment, merchant: ctx.env.MERCHANT_NAME, language: languageOf(payment.locale) }) as const;

  app.get<Form>('/pay/:id', async (request, reply) => {
    const payment = await findPayment(ctx, request.params.id);
    if (!payment) return sendMissing(request, reply);
    const view = await viewOf(payment);
    return sendPage(reply, 200, renderPaymentPage({ ...partsOf(payment), ...view }), payment.return_url);
  });

  app.post<Form>('/pay/:id', async (request, reply) => {
    const payment = await findPayment(ctx, request.params.id);
    if (!payment) return sendMissing(request, reply);
    const { token = '', outcome, number = '', good_until: goodUntil = '' } = request.body ?? {};
    // Sent twice, from elsewhere, or with a button that does not exist: the page is shown as things stand.
    const meant = isOutcome(outcome) && (await spendToken(ctx, payment.id, token));
    if (!meant) return reply.redirect(`/pay/${payment.id}`, 303);
    const card = readCardNumber(number);
    const month = payment.keep_card ? readGoodUntil(goodUntil, ctx.now()) : null;
    const wrongNumber = card.ok || card.problem === 'empty' ? null : card.problem;
    const problem = wrongNumber ?? (card.ok && payment.keep_card && month === null ? 'good_until' : null);
    if (problem !== null) {
      const view = await viewOf(payment);
      if (view.kind === 'choice')
        return sendPage(reply, 422, renderPaymentPage({ ...partsOf(payment), ...view, problem }), payment.return_url);
    }
    await applyOutcome(ctx, payment.id, outcome, card.ok ? { ...card, goodUntil: month } : null);
    if (planOf(outcome).deliverAfter.includes(0) && planOf(outcome).answerAfter === 0)
      await scheduler.deliverDue(payment.id);
    return reply.redirect(payment.return_url, 303);
  });

  app.post<Form>('/pay/:id/dispute', async (request, reply) => {
    const payment = await findPayment(ctx, request.params.id);
    if (!payment) return sendMissing(request, reply);
    const { token = '', reason } = request.body ?? {};
    if (isChargebackReason(reason) && (await spendToken(ctx, payment.id, token))) {
      await disputePayment(ctx, payment.id, reason);
      await scheduler.deliverDue(payment.id);
    }
    return reply.redirect(`/pay/${payment.id}`, 303);
  });
}
