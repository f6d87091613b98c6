import { makingSecret } from '@kozyr/kit/exchanged-secrets';
import { eq } from 'drizzle-orm';
import { decodeProtectedHeader, SignJWT } from 'jose';
import { describe, expect } from 'vitest';
import { refreshTokens, sessions } from '../../../platform/src/db/schema/accounts';
import { cleanAccounts } from '../../../platform/src/jobs/clean-accounts';
import type { TestPlatform } from '../../support/platform';
import { it } from '../../support/platform-test';
import { cookieOf, freshPhone, PASSWORD, registerPlayer } from '../../support/registration';

const later = (platform: TestPlatform, seconds: number) => {
  platform.clock.now = new Date(platform.clock.now.getTime() + seconds * 1000);
};
const logIn = (platform: TestPlatform, body: Record<string, unknown>, remoteAddress = '10.0.0.1') =>
  platform.app.inject({ method: 'POST', url: '/auth/web', body, remoteAddress });
const byCookie = (
  platform: TestPlatform,
  url: string,
  token?: string,
  headers: Record<string, string> = { 'x-requested-with': 'kozyr' },
) => platform.app.inject({ method: 'POST', url, headers, cookies: token ? { kozyr_refresh: token } : {} });
const refresh = (platform: TestPlatform, token?: string) => byCookie(platform, '/auth/refresh', token);
const nextOf = (answer: Parameters<typeof cookieOf>[0]) => cookieOf(answer, 'kozyr_refresh')?.value ?? 'none';
const me = (platform: TestPlatform, accessToken: string) =>
  platform.app.inject({ url: '/users', headers: { authorization: `Bearer ${accessToken}` } });

describe('login', () => {
  it('a login opens a session by phone and password, however the phone is written', async ({ platform }) => {
    const { phone, userId } = await registerPlayer(platform.app);
    for (const username of [phone, `+${phone}`, phone.slice(2), `+380 ${phone.slice(3, 5)} ${phone.slice(5)}`]) {
      const answer = await logIn(platform, { username, password: PASSWORD, countryCode: 'UA' });
      expect(answer.statusCode).toBe(201);
      expect(answer.json().user.id).toBe(userId);
    }
    expect((await logIn(platform, { username: phone.slice(2), password: PASSWORD })).statusCode).toBe(201);
  });

  it('a login answers the same to an unknown phone, a wrong password and nonsense', async ({ platform }) => {
    const { phone } = await registerPlayer(platform.app);
    const tries = [
      { username: phone, password: 'wrong-pass' },
      { username: `38${freshPhone('UA')}`, password: PASSWORD },
      { username: 'nobody@example.com', password: PASSWORD },
      { username: 'it’s me', password: 'x'.repeat(254) },
    ];
    const answers = await Promise.all(tries.map((body) => logIn(platform, body)));
    for (const answer of answers) {
      expect(answer.statusCode).toBe(401);
      expect({ ...answer.json(), requestId: '' }).toEqual({ ...answers[0]?.json(), requestId: '' });
      expect(answer.json().errorCode).toBe('INVALID_CREDENTIALS');
      expect(answer.cookies).toEqual([]);
    }
  });

  it.for([{ username: '', password: 'x' }, { username: 'x', password: '' }, { username: 'x' }, {}])(
    'a login asks for both fields: %o',
    async (body, { platform }) => {
      expect((await logIn(platform, body)).json().errorCode).toBe('VALIDATION_ERROR');
    },
  );
});

it('nobody on the way may keep what is one player’s own', async ({ platform }) => {
  const { phone, refreshToken, session } = await registerPlayer(platform.app);
  const answers = [
    await logIn(platform, { username: phone, password: PASSWORD }),
    await refresh(platform, refreshToken),
    await me(platform, session.tokens.access_token),
    await me(platform, 'forged'),
  ];
  expect(answers.map(({ headers }) => headers['cache-control'])).toEqual(Array(4).fill('no-store'));
});

describe('cookies', () => {
  it('session cookies keep the refresh token from scripts and show the audience to them', async ({ platform }) => {
    const { phone } = await registerPlayer(platform.app);
    const answer = await logIn(platform, { username: phone, password: PASSWORD });
    const [refreshCookie, audience] = [cookieOf(answer, 'kozyr_refresh'), cookieOf(answer, 'kozyr_audience')];
    expect(refreshCookie).toMatchObject({ path: '/', sameSite: 'Lax', httpOnly: true, maxAge: 2_592_000 });
    expect(refreshCookie).not.toHaveProperty('secure');
    expect(refreshCookie).not.toHaveProperty('domain');
    expect(refreshCookie?.value).toMatch(/^[\w-]{43}$/);
    expect(audience).toMatchObject({ value: 'member', path: '/', sameSite: 'Lax', maxAge: 2_592_000 });
    expect(audience).not.toHaveProperty('httpOnly');
    expect(answer.body).not.toContain(refreshCookie?.value);
  });

  it('session cookies are not enough from a foreign page', async ({ platform }) => {
    const { refreshToken, session } = await registerPlayer(platform.app);
    for (const url of ['/auth/refresh', '/auth/logout']) {
      const answer = await byCookie(platform, url, refreshToken, {});
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errorCode).toBe('BAD_REQUEST');
    }
    expect((await me(platform, session.tokens.access_token)).statusCode).toBe(200);
  });
});

describe('refresh', () => {
  it('a refresh answers a new session and a new token, and keeps only hashes', async ({ platform }) => {
    const player = await registerPlayer(platform.app);
    later(platform, 540);
    const answer = await refresh(platform, player.refreshToken);
    expect(answer.statusCode).toBe(201);
    expect(answer.json().user.id).toBe(player.userId);
    expect(nextOf(answer)).not.toBe(player.refreshToken);
    expect(cookieOf(answer, 'kozyr_audience')?.value).toBe('member');
    const stored = await platform.ctx.db.select().from(refreshTokens);
    expect(stored.map(({ hash }) => hash)).not.toContain(nextOf(answer));
  });

  it('a refresh gives two tabs that wake together the same successor, which works', async ({ platform }) => {
    const { refreshToken } = await registerPlayer(platform.app);
    later(platform, 540);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(platform, refreshToken)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map(nextOf)).size).toBe(1);
    later(platform, 540);
    expect((await refresh(platform, nextOf(answers[0] ?? { cookies: [] }))).statusCode).toBe(201);
  });

  it('a refresh survives an answer that was lost on the way, also when others moved on', async ({ platform }) => {
    const { refreshToken } = await registerPlayer(platform.app);
    const second = nextOf(await refresh(platform, refreshToken));
    const third = nextOf(await refresh(platform, second));
    later(platform, 10);
    expect(nextOf(await refresh(platform, refreshToken))).toBe(third);
    expect((await refresh(platform, third)).statusCode).toBe(201);
  });

  it('a refresh brings back a player whose page was left before the answer came, however late', async ({
    platform,
  }) => {
    const { refreshToken, session } = await registerPlayer(platform.app);
    const lost = nextOf(await refresh(platform, refreshToken));
    // A call of the page before, which knows nothing of the answer, does not tell that it came.
    expect((await me(platform, session.tokens.access_token)).statusCode).toBe(200);
    later(platform, 6 * 3600);
    const again = await refresh(platform, refreshToken);
    expect(again.statusCode).toBe(201);
    expect(nextOf(again)).not.toBe(lost);
    expect((await me(platform, again.json().tokens.access_token)).statusCode).toBe(200);
    later(platform, 540);
    expect((await refresh(platform, nextOf(again))).statusCode).toBe(201);
  });

  it('a refresh gives what was lost to nobody once a call shows that it arrived', async ({ platform }) => {
    const { refreshToken } = await registerPlayer(platform.app);
    await refresh(platform, refreshToken);
    later(platform, 60);
    const arrived = await refresh(platform, refreshToken);
    expect((await me(platform, arrived.json().tokens.access_token)).statusCode).toBe(200);
    expect(nextOf(await refresh(platform, refreshToken))).toBe(nextOf(arrived));
    later(platform, 11);
    expect((await refresh(platform, refreshToken)).statusCode).toBe(401);
    expect((await refresh(platform, nextOf(arrived))).statusCode).toBe(401);
  });

  it('a refresh takes for stolen what was spent before the last one, arrived or not', async ({ platform }) => {
    const { refreshToken } = await registerPlayer(platform.app);
    const second = nextOf(await refresh(platform, refreshToken));
    const third = nextOf(await refresh(platform, second));
    later(platform, 11);
    expect((await refresh(platform, refreshToken)).statusCode).toBe(401);
    for (const token of [second, third]) expect((await refresh(platform, token)).statusCode).toBe(401);
  });

  it('a refresh ends the whole family when a token spent long ago comes back', async ({ platform }) => {
    const { refreshToken, session, userId } = await registerPlayer(platform.app);
    const renewed = await refresh(platform, refreshToken);
    const successor = nextOf(renewed);
    await me(platform, renewed.json().tokens.access_token);
    later(platform, 11);
    const stolen = await refresh(platform, refreshToken);
    expect(stolen.statusCode).toBe(401);
    expect(stolen.json().errorCode).toBe('UNAUTHORIZED');
    expect(cookieOf(stolen, 'kozyr_audience')).toMatchObject({ value: '', expires: new Date(0) });
    expect((await refresh(platform, successor)).statusCode).toBe(401);
    expect((await me(platform, session.tokens.access_token)).statusCode).toBe(401);
    const [row] = await platform.ctx.db.select().from(sessions).where(eq(sessions.userId, userId));
    expect(row).toMatchObject({ endReason: 'token_reuse' });
  });

  it('a refresh leaves the other sign-ins of the player alone', async ({ platform }) => {
    const { phone, refreshToken } = await registerPlayer(platform.app);
    const other = nextOf(await logIn(platform, { username: phone, password: PASSWORD }));
    await me(platform, (await refresh(platform, refreshToken)).json().tokens.access_token);
    later(platform, 11);
    expect((await refresh(platform, refreshToken)).statusCode).toBe(401);
    expect((await refresh(platform, other)).statusCode).toBe(201);
  });

  it.for([undefined, 'x', 'A'.repeat(43), '%00'])(
    'a refresh refuses and clears what opens nothing: %s',
    async (token, { platform }) => {
      const answer = await refresh(platform, token);
      expect(answer.statusCode).toBe(401);
      expect(cookieOf(answer, 'kozyr_refresh')).toMatchObject({ value: '', path: '/', expires: new Date(0) });
    },
  );

  it('a refresh refuses a token after thirty days', async ({ platform }) => {
    const { refreshToken } = await registerPlayer(platform.app);
    later(platform, 30 * 24 * 3600);
    expect((await refresh(platform, refreshToken)).statusCode).toBe(401);
  });
});

describe('logout', () => {
  it('a logout ends the session, clears both cookies and may be repeated', async ({ platform }) => {
    const { refreshToken, session } = await registerPlayer(platform.app);
    for (let time = 0; time < 2; time += 1) {
      const answer = await byCookie(platform, '/auth/logout', refreshToken);
      expect(answer.statusCode).toBe(204);
      expect(answer.body).toBe('');
      for (const name of ['kozyr_refresh', 'kozyr_audience'])
        expect(cookieOf(answer, name)).toMatchObject({ value: '', path: '/', expires: new Date(0) });
    }
    expect((await byCookie(platform, '/auth/logout')).statusCode).toBe(204);
    expect((await refresh(platform, refreshToken)).statusCode).toBe(401);
    expect((await me(platform, session.tokens.access_token)).statusCode).toBe(401);
  });
});

describe('the access token', () => {
  it('the access token opens GET /users for ten minutes', async ({ platform }) => {
    const { session } = await registerPlayer(platform.app);
    later(platform, 599);
    expect((await me(platform, session.tokens.access_token)).statusCode).toBe(200);
    later(platform, 2);
    expect((await me(platform, session.tokens.access_token)).json().errorCode).toBe('UNAUTHORIZED');
  });

  it('the access token is refused when forged', async ({ platform }) => {
    const { session, userId } = await registerPlayer(platform.app);
    const [head, , signature] = session.tokens.access_token.split('.');
    const claims = { sub: userId, sid: crypto.randomUUID(), aud: 'kozyr-player', exp: 4_102_444_800 };
    const payload = Buffer.from(JSON.stringify(claims)).toString('base64url');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    const { kid } = decodeProtectedHeader(session.tokens.access_token);
    const foreign = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid })
      .sign(new TextEncoder().encode('somebody-elses-secret-0123'));
    for (const token of ['', 'x', `${head}.${payload}.${signature}`, unsigned, foreign])
      expect((await me(platform, token)).statusCode).toBe(401);
    expect((await platform.app.inject('/users')).statusCode).toBe(401);
  });

  it('the access token is refused for a session that is not there', async ({ platform }) => {
    const { userId, session } = await registerPlayer(platform.app);
    const { kid } = decodeProtectedHeader(session.tokens.access_token);
    const seconds = Math.floor(platform.clock.now.getTime() / 1000);
    const token = await new SignJWT({ sid: crypto.randomUUID() })
      .setProtectedHeader({ alg: 'HS256', kid })
      .setIssuedAt(seconds)
      .setSubject(userId)
      .setAudience('kozyr-player')
      .setExpirationTime(seconds + 600)
      .sign(new TextEncoder().encode(makingSecret(platform.ctx.env.JWT_SECRET)));
    expect((await me(platform, token)).statusCode).toBe(401);
  });
});

describe('what is left behind', () => {
  it('what sessions leave behind is removed when it is of no use, and nothing else', async ({ startPlatform }) => {
    const house = await startPlatform();
    const { refreshToken } = await registerPlayer(house.app);
    await logIn(house, { username: `38${freshPhone('UA')}`, password: 'guess-it' });
    house.clock.now = new Date(house.clock.now.getTime() + 24 * 3600 * 1000);
    expect(await cleanAccounts(house.ctx)).toEqual({
      attempts: 14,
      checks: 0,
      codes: 0,
      tokens: 0,
      messages: 0,
      register: 0,
      marks: 0,
      browsers: 0,
    });
    const alive = await house.app.inject({
      method: 'POST',
      url: '/auth/refresh',
      headers: { 'x-requested-with': 'kozyr' },
      cookies: { kozyr_refresh: refreshToken },
    });
    expect(alive.statusCode).toBe(201);
    house.clock.now = new Date(house.clock.now.getTime() + 31 * 24 * 3600 * 1000);
    expect(await cleanAccounts(house.ctx)).toEqual({
      attempts: 0,
      checks: 0,
      codes: 0,
      tokens: 2,
      messages: 1,
      register: 0,
      marks: 0,
      browsers: 0,
    });
  });
});
