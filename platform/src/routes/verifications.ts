import { addPhone, initVerification, verifyPhone, verifyVerification } from '@kozyr/contracts/verifications';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { userView } from '../services/identity/accounts/player-session';
import { addPhone as add } from '../services/identity/verifications/add-phone';
import { confirmCall } from '../services/identity/verifications/confirm-call';
import { startCall } from '../services/identity/verifications/start-call';
import { verifyPhone as verify } from '../services/identity/verifications/verify-phone';
import { requestLocale } from './request-locale';
import { serve } from './serve';
import { challengeAnswer } from './visitor';

const codeSent = (resendAfter: number) => ({ status: 'CODE_SENT' as const, resend_after: resendAfter });

export function verificationRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, addPhone, async ({ caller, body, request }) => {
    const { phone: digits, countryCode, code } = body;
    const answer = challengeAnswer(request);
    const input = { digits, countryCode, locale: requestLocale(request), ip: request.ip, answer, code };
    const outcome = await add(ctx, caller, input);
    if ('user' in outcome) return { status: 200, body: await userView(ctx, outcome.user) };
    return { status: 202, body: codeSent(outcome.resendAfter) };
  });

  serve(app, ctx, verifyPhone, async ({ caller, body, request }) => ({
    status: 200,
    body: await userView(ctx, await verify(ctx, caller, { code: body.code, ip: request.ip })),
  }));

  serve(app, ctx, initVerification, async ({ caller, body, request }) => {
    const { token: digits, action, countryCode, code } = body;
    const input = { digits, countryCode, action, locale: requestLocale(request), ip: request.ip, code };
    return { status: 202, body: codeSent((await startCall(ctx, caller, input)).resendAfter) };
  });

  serve(app, ctx, verifyVerification, async ({ caller, body, request }) => {
    const { action, user } = await confirmCall(ctx, caller, { code: body.code, ip: request.ip });
    return { status: 200, body: { action, user: await userView(ctx, user) } };
  });
}
