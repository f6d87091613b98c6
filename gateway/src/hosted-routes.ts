import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Clockwork } from './clockwork';
import type { Context } from './context';
import { isOutcome, planOf } from './outcomes';
import { renderPage, STYLE_HASH } from './page/page';
import { languageOf } from './page/texts';
import { issueToken, spendToken } from './page-tokens';
import { choose, findPayment } from './payments';

/** How long the payer is kept for the merchant to be told first. */
const TELL_FIRST_MS = 2_500;

/** Nothing but our own style may run or load. A form's redirect counts as its action, so the merchant's site is named. */
function contentPolicy(returnUrl: string | null): string {
  const back = returnUrl === null ? '' : ` ${new URL(returnUrl).origin}`;
  return `default-src 'none'; img-src data:; style-src '${STYLE_HASH}'; form-action 'self'${back}; frame-ancestors 'none'; base-uri 'none'`;
}

function sendPage(reply: FastifyReply, status: number, html: string, returnUrl: string | null) {
  return reply
    .code(status)
    .header('content-security-policy', contentPolicy(returnUrl))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(html);
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

/** The payer's page: plain HTML and forms, no script. Its address is the key: 144 random bits that only the payer gets. */
export function hostedRoutes(app: FastifyInstance, ctx: Context, clockwork: Clockwork): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );

  const missing = (reply: FastifyReply, language: string | undefined) =>
    sendPage(reply, 404, renderPage({ kind: 'missing', language: languageOf(language ?? '') }), null);

  app.get<{ Params: { id: string } }>('/pay/:id', async (request, reply) => {
    const payment = await findPayment(ctx, request.params.id);
    if (!payment) return missing(reply, request.headers['accept-language']);
    const open = payment.status === 'pending' && payment.answer_at === null && payment.expires_at > ctx.now();
    const view = open
      ? ({ kind: 'choice', token: await issueToken(ctx, payment.id) } as const)
      : ({ kind: 'result' } as const);
    const { MERCHANT_NAME: merchant } = ctx.env;
    const html = renderPage({ ...view, payment, merchant, language: languageOf(payment.locale) });
    return sendPage(reply, 200, html, payment.return_url);
  });

  app.post<{ Params: { id: string }; Body: Record<string, unknown> | undefined }>(
    '/pay/:id',
    async (request, reply) => {
      const payment = await findPayment(ctx, request.params.id);
      if (!payment) return missing(reply, request.headers['accept-language']);
      const { token, outcome } = request.body ?? {};
      // Sent twice, from elsewhere, or with a button that does not exist: the page is shown as things stand.
      const meant = typeof token === 'string' && isOutcome(outcome) && (await spendToken(ctx, payment.id, token));
      if (!meant) return reply.redirect(`/pay/${payment.id}`, 303);
      await choose(ctx, payment.id, outcome);
      if (planOf(outcome).tellAfter.includes(0) && planOf(outcome).answerAfter === 0)
        await Promise.race([clockwork.turn(), wait(TELL_FIRST_MS)]);
      return reply.redirect(payment.return_url, 303);
    },
  );
}
