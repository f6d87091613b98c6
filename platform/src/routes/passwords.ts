import { changePassword, checkResetCode, resetPassword } from '@kozyr/contracts/passwords';
import { endOtherSignIns, listSignIns } from '@kozyr/contracts/sessions';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { changePassword as change } from '../services/identity/accounts/change-password';
import { checkResetCode as check } from '../services/identity/accounts/check-reset-code';
import { refuseCommonPassword } from '../services/identity/accounts/common-passwords';
import { finishReset } from '../services/identity/accounts/finish-reset';
import { listSignIns as list } from '../services/identity/accounts/list-sign-ins';
import { startReset } from '../services/identity/accounts/start-reset';
import { contactOrRefusal } from '../services/kernel/players/contact';
import { endSessions } from '../services/kernel/players/end-sessions';
import { requestLocale } from './request-locale';
import { serve } from './serve';
import { challengeAnswer } from './visitor';

export function passwordRoutes(app: FastifyInstance, ctx: Context): void {
  serve(app, ctx, resetPassword, async ({ body, request }) => {
    const { resetType, username, countryCode, code, newPassword } = body;
    const contact = contactOrRefusal(resetType, username, countryCode);
    const { ip } = request;
    const answer = challengeAnswer(request);
    if (code === undefined && newPassword === undefined) {
      const { resendAfter } = await startReset(ctx, { contact, locale: requestLocale(request), ip, answer });
      return { status: 202, body: { status: 'CODE_SENT', resend_after: resendAfter } };
    }
    if (code === undefined || newPassword === undefined)
      throw new DomainError('VALIDATION_ERROR', 'code and newPassword come together, or neither.');
    refuseCommonPassword(newPassword);
    await finishReset(ctx, { contact, code, newPassword, ip, answer });
    return { status: 204, body: null };
  });

  serve(app, ctx, checkResetCode, async ({ body, request }) => {
    const contact = contactOrRefusal(body.resetType, body.username, body.countryCode);
    await check(ctx, { contact, code: body.code, ip: request.ip, answer: challengeAnswer(request) });
    return { status: 204, body: null };
  });

  serve(app, ctx, changePassword, async ({ caller, body, request }) => {
    refuseCommonPassword(body.newPassword);
    await change(ctx, caller, { ...body, ip: request.ip });
    return { status: 204, body: null };
  });

  serve(app, ctx, listSignIns, async ({ caller, query }) => ({ status: 200, body: await list(ctx, caller, query) }));

  serve(app, ctx, endOtherSignIns, async ({ caller }) => {
    const others = { except: caller.sessionId, reason: 'signed_out_elsewhere', now: ctx.now() } as const;
    const ended = await ctx.db.transaction((tx) => endSessions(tx, caller.userId, others));
    return { status: 200, body: { ended } };
  });
}
