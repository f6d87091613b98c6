import { decodeJwt, SignJWT } from 'jose';
import { expect } from 'vitest';
import { it } from '../../support/platform-test';
import { registerPlayer } from '../../support/registration';

it('an access token is taken that has an end, and none without', async ({ platform }) => {
  const { userId, session } = await registerPlayer(platform.app);
  const { sid } = decodeJwt(session.tokens.access_token);
  const seconds = Math.floor(platform.clock.now.getTime() / 1000);
  const key = new TextEncoder().encode(platform.ctx.env.JWT_SECRET);
  const statusOf = async (change: (token: SignJWT) => SignJWT) => {
    const claims = new SignJWT({ sid }).setSubject(userId).setAudience('kozyr-player').setIssuedAt(seconds);
    const token = await change(claims.setProtectedHeader({ alg: 'HS256' })).sign(key);
    return (await platform.app.inject({ url: '/users', headers: { authorization: `Bearer ${token}` } })).statusCode;
  };
  expect(await statusOf((token) => token.setExpirationTime(seconds + 600))).toBe(200);
  expect(await statusOf((token) => token)).toBe(401);
});
