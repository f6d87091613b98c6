import { expect } from 'vitest';
import { platformTest } from '../../support/platform-test';
import { cookieOf, PASSWORD, registerPlayer } from '../../support/registration';

const it = platformTest({
  PUBLIC_URL: 'https://www.kozyr.example',
  OUTBOX_ENABLED: 'true',
  TRUST_PROXY: 'true',
});

it('session cookies are Secure behind https, where the refresh token is for the very host that set it', async ({
  platform: secure,
}) => {
  const { phone } = await registerPlayer(secure.app);
  const from = async (host: string) => {
    const payload = { username: phone, password: PASSWORD };
    const headers = { 'x-forwarded-host': host };
    return secure.app.inject({ method: 'POST', url: '/auth/web', payload, headers });
  };
  const subdomain = await from('api.kozyr.example');
  const refreshCookie = cookieOf(subdomain, '__Host-kozyr_refresh');
  expect(refreshCookie).toMatchObject({ path: '/', secure: true, httpOnly: true, sameSite: 'Lax' });
  expect(refreshCookie).not.toHaveProperty('domain');
  expect(cookieOf(subdomain, 'kozyr_audience')).toMatchObject({ secure: true, domain: 'kozyr.example' });
  for (const host of ['www.kozyr.example', 'games.kozyr.example', 'api.kozyr.example.evil.example']) {
    for (const cookie of (await from(host)).cookies) expect(cookie).not.toHaveProperty('domain');
  }
  // A cookie that another host of the domain could have planted opens nothing.
  const planted = await secure.app.inject({
    method: 'POST',
    url: '/auth/refresh',
    headers: { 'x-requested-with': 'kozyr' },
    cookies: { kozyr_refresh: refreshCookie?.value ?? '' },
  });
  expect(planted.statusCode).toBe(401);
  const own = await secure.app.inject({
    method: 'POST',
    url: '/auth/refresh',
    headers: { 'x-requested-with': 'kozyr' },
    cookies: { '__Host-kozyr_refresh': refreshCookie?.value ?? '' },
  });
  expect(own.statusCode).toBe(201);
  const preflight = await secure.app.inject({
    method: 'OPTIONS',
    url: '/auth/refresh',
    headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
  });
  expect(preflight.headers['access-control-allow-origin']).toBe('https://www.kozyr.example');
});
