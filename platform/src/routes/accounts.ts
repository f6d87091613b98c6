import { getUser, logout, refreshSession } from '@kozyr/contracts/accounts';
import { login, register } from '@kozyr/contracts/sign-in';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context';
import { DomainError } from '../errors';
import { refuseClosedCountry, registrationCountry } from '../services/identity/accounts/closed-country';
import { refuseCommonPassword } from '../services/identity/accounts/common-passwords';
import { confirmRegistration } from '../services/identity/accounts/confirm-registration';
import { getUser as findUser } from '../services/identity/accounts/get-user';
import { logIn } from '../services/identity/accounts/log-in';
import { refreshSession as refresh } from '../services/identity/accounts/refresh-session';
import { endSessionOfToken } from '../services/identity/accounts/refresh-tokens';
import { registerAtOnce } from '../services/identity/accounts/register-at-once';
import { startRegistration } from '../services/identity/accounts/start-registration';
import { refuseOldTerms } from '../services/identity/accounts/terms-version';
import { contactOrRefusal } from '../services/kernel/players/contact';
import { nicknameRoutes } from './nicknames';
import { requestLocale } from './request-locale';
import { serve } from './serve';
import { clearSessionCookies, refreshTokenOf, setSessionCookies } from './session-cookies';
import { challengeAnswer, networkCountry, visitorOf } from './visitor';

export function accountRoutes(app: FastifyInstance, ctx: Context): void {
  nicknameRoutes(app, ctx);
  serve(app, ctx, register, async ({ body, request, reply }) => {
    const { type, login: name, countryCode, code } = body;
    if (type === 'Email' && !ctx.env.EMAIL_REGISTRATION_ENABLED)
      throw new DomainError('REGISTRATION_CLOSED', 'Registration by email is closed.');
    refuseOldTerms(ctx.env, body.termsVersion);
    refuseCommonPassword(body.password);
    const contact = contactOrRefusal(type, name, countryCode);
    await refuseClosedCountry(ctx, registrationCountry(contact, body), networkCountry(ctx, request));
    const sends = type === 'Phone' ? ctx.env.SEND_SMS_ENABLED : ctx.env.SEND_EMAIL_ENABLED;
    if (sends && code === undefined) {
      const locale = requestLocale(request);
      const { resendAfter } = await startRegistration(ctx, {
        contact,
        locale,
        ip: request.ip,
        answer: challengeAnswer(request),
      });
      return { status: 202, body: { status: 'CODE_SENT', resend_after: resendAfter } };
    }
    const visitor = visitorOf(ctx, request);
    const input = { contact, registration: body, locale: requestLocale(request), ...visitor };
    const { session, refreshToken } =
      sends && code !== undefined
        ? await confirmRegistration(ctx, { ...input, code })
        : await registerAtOnce(ctx, input);
    setSessionCookies(ctx, { request, reply }, { refreshToken, browser: visitor.browser });
    return { status: 201, body: session };
  });

  serve(app, ctx, login, async ({ body, request, reply }) => {
    const visitor = visitorOf(ctx, request);
    const { session, refreshToken } = await logIn(ctx, {
      ...body,
      ...visitor,
      locale: requestLocale(request),
      answer: challengeAnswer(request),
    });
    setSessionCookies(ctx, { request, reply }, { refreshToken, browser: visitor.browser });
    return { status: 201, body: session };
  });

  serve(app, ctx, refreshSession, async ({ request, reply }) => {
    const token = refreshTokenOf(ctx, request);
    try {
      const { session, refreshToken } = await refresh(ctx, token, networkCountry(ctx, request));
      setSessionCookies(ctx, { request, reply }, { refreshToken });
      return { status: 201, body: session };
    } catch (error) {
      if (error instanceof DomainError && error.code === 'UNAUTHORIZED') clearSessionCookies(ctx, reply);
      throw error;
    }
  });

  serve(app, ctx, logout, async ({ request, reply }) => {
    const token = refreshTokenOf(ctx, request);
    if (token) await ctx.db.transaction((tx) => endSessionOfToken(tx, ctx.now(), token));
    clearSessionCookies(ctx, reply);
    return { status: 204, body: null };
  });

  serve(app, ctx, getUser, async ({ caller }) => ({ status: 200, body: await findUser(ctx, caller) }));
}
