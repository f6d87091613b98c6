import { sessionSchema } from '@kozyr/contracts/accounts';
import { makingSecret } from '@kozyr/kit/exchanged-secrets';
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose';
import { describe, expect } from 'vitest';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { freshPhone, messagesTo, registerPlayer, registrationOf } from '../../support/registration';

const [OLD, NEW] = ['the secret of last year', 'the secret of this year'];

const statusFor = async ({ app }: TestPlatform, token: string) =>
  (await app.inject({ url: '/users', headers: { authorization: `Bearer ${token}` } })).statusCode;

it('an access token is taken that has an end and names its secret, and none without', async ({ platform }) => {
  const { userId, session } = await registerPlayer(platform.app);
  const { sid } = decodeJwt(session.tokens.access_token);
  const { kid } = decodeProtectedHeader(session.tokens.access_token);
  const seconds = Math.floor(platform.clock.now.getTime() / 1000);
  const key = new TextEncoder().encode(makingSecret(platform.ctx.env.JWT_SECRET));
  const tokenOf = (change: (token: SignJWT) => SignJWT) =>
    change(new SignJWT({ sid }).setSubject(userId).setAudience('kozyr-player').setIssuedAt(seconds)).sign(key);
  const named = { alg: 'HS256', kid };
  const ends = (token: SignJWT) => token.setExpirationTime(seconds + 600);
  expect(await statusFor(platform, await tokenOf((token) => ends(token.setProtectedHeader(named))))).toBe(200);
  for (const change of [
    (token: SignJWT) => token.setProtectedHeader(named),
    (token: SignJWT) => ends(token.setProtectedHeader({ alg: 'HS256' })),
    (token: SignJWT) => ends(token.setProtectedHeader({ alg: 'HS256', kid: 'another' })),
  ])
    expect(await statusFor(platform, await tokenOf(change))).toBe(401);
});

describe('an exchange of the secret that signs access tokens', () => {
  it('a token and a code from before the exchange of the secret are good during it, and new tokens at each step', async ({
    startPlatform: start,
  }) => {
    const before = await start({ JWT_SECRET: OLD });
    /** Another process of the same platform, which was started with these secrets. */
    const processWith = async (secrets: string) => {
      const now = await start({ DATABASE_URL: before.ctx.env.DATABASE_URL, JWT_SECRET: secrets });
      now.clock.now = before.clock.now;
      return now;
    };
    const { session } = await registerPlayer(before.app);
    const login = freshPhone('UA');
    const form = registrationOf(login);
    const register = ({ app }: TestPlatform, code: object = {}) =>
      app.inject({ method: 'POST', url: '/auth/register', body: { ...form, ...code } });
    expect((await register(before)).statusCode).toBe(202);
    const changing = await processWith(`${NEW}, ${OLD}`);
    expect(await statusFor(changing, session.tokens.access_token)).toBe(200);
    const [message] = await messagesTo(changing.app, `38${login}`);
    const registered = await register(changing, { code: message?.code });
    expect(registered.statusCode).toBe(201);
    const during = sessionSchema.parse(registered.json()).tokens.access_token;
    for (const secrets of [`${NEW}, ${OLD}`, `${OLD}, ${NEW}`, NEW])
      expect(await statusFor(await processWith(secrets), during)).toBe(200);
    expect(await statusFor(await processWith(NEW), session.tokens.access_token)).toBe(401);
  });
});
