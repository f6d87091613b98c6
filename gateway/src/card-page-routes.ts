import type { FastifyInstance } from 'fastify';
import { type Card, cancelCard, findCard, submitCardNumber } from './cards';
import type { Context } from './context';
import { renderCardPage } from './page/card-page';
import { languageOf } from './page/texts';
import { issueToken, spendToken } from './page-tokens';
import type { Scheduler } from './scheduler';
import { type Form, sendMissing, sendPage } from './send-page';

/**
 * The page that takes a card to pay out to. Its address is the key, as a payment's is. The number it is sent goes nowhere but
 * through the check: it is not kept, not logged and not sent back.
 */
export function cardPageRoutes(app: FastifyInstance, ctx: Context, scheduler: Scheduler): void {
  const isOpen = (card: Card) => card.status === 'pending' && card.expires_at > ctx.now();
  const partsOf = (card: Card) =>
    ({ card, merchant: ctx.env.MERCHANT_NAME, language: languageOf(card.locale) }) as const;

  app.get<Form>('/card/:id', async (request, reply) => {
    const card = await findCard(ctx, request.params.id);
    if (!card) return sendMissing(request, reply);
    const view = isOpen(card)
      ? ({ kind: 'form', token: await issueToken(ctx, card.id), problem: null } as const)
      : ({ kind: 'result' } as const);
    return sendPage(reply, 200, renderCardPage({ ...partsOf(card), ...view }), card.return_url);
  });

  app.post<Form>('/card/:id', async (request, reply) => {
    const card = await findCard(ctx, request.params.id);
    if (!card) return sendMissing(request, reply);
    const { token = '', action, number = '', test_number: testNumber } = request.body ?? {};
    // Sent twice or from elsewhere: the page is shown as things stand.
    if (!isOpen(card) || !(await spendToken(ctx, card.id, token))) return reply.redirect(`/card/${card.id}`, 303);
    if (action === 'cancel') await cancelCard(ctx, card.id);
    const problem = action === 'cancel' ? null : await submitCardNumber(ctx, card.id, testNumber ?? number);
    if (problem !== null) {
      const view = { kind: 'form', token: await issueToken(ctx, card.id), problem } as const;
      return sendPage(reply, 422, renderCardPage({ ...partsOf(card), ...view }), card.return_url);
    }
    await scheduler.deliverDue(card.id);
    return reply.redirect(card.return_url, 303);
  });
}
