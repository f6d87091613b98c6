import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, expect } from 'vitest';
import { createEdge, type Edge } from '../../../edge/src/app';
import { parseEnv } from '../../../edge/src/env';
import { requireBrowser } from '../../../scripts/browser.mjs';
import { freePort } from '../../../scripts/postgres.mjs';
import { type Origin, SECRET, startOrigin } from '../../support/edge-harness';
import { it as platformIt } from '../../support/platform-test';
import { PASSWORD, registerPlayer } from '../../support/registration';

/** Browsers find every name below localhost on this machine, and take these two for hosts of one site. */
const HOST = 'kozyr.localhost';
const it = platformIt
  .extend('site', { scope: 'file' }, async () => `http://${HOST}:${await freePort()}`)
  .extend('settings', { scope: 'file' }, ({ site }) => ({
    PUBLIC_URL: site,
    OUTBOX_ENABLED: 'true',
    TRUST_PROXY: 'true',
  }));
let pages: Origin;
let edge: Edge;
let browser: Browser;
let context: BrowserContext;

it.beforeAll(async ({ platform, site }) => {
  const platformUrl = await platform.app.listen({ host: '127.0.0.1', port: 0 });
  pages = await startOrigin();
  pages.answer = (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<!doctype html><title>Page</title>');
  const given = { NODE_ENV: 'production', REVALIDATE_SECRET: SECRET, PUBLIC_URL: site, SITE_URL: pages.url };
  const config = parseEnv({ ...given, PLATFORM_URL: platformUrl });
  const log = { info: () => {}, warn: () => {}, error: () => {}, debug: () => {} };
  edge = createEdge(config, { log, now: () => performance.now() });
  await new Promise<void>((resolve) => edge.server.listen(Number(new URL(site).port), '127.0.0.1', resolve));
  browser = await chromium.launch({ executablePath: await requireBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
  context = await browser.newContext();
});
afterAll(async () => {
  await browser?.close();
  await edge?.close(0);
  await pages?.stop();
});

type Call = { url: string; body?: object; headers?: Record<string, string> };
type Heard = { status: number; body: Record<string, unknown> } | 'blocked';

/** A call as the page's own script makes it: under the page's policy, with the browser's cookies. */
function callFrom(page: Page, call: Call): Promise<Heard> {
  return page.evaluate(async ({ url, body, headers }) => {
    try {
      const answer = await fetch(url, {
        method: body ? 'POST' : 'GET',
        credentials: 'include',
        headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return { status: answer.status, body: await answer.json().catch(() => ({})) };
    } catch {
      return 'blocked';
    }
  }, call);
}

const byCookie = { 'x-requested-with': 'kozyr' };
const namesFor = async (url: string) => (await context.cookies(url)).map(({ name }) => name);

it('a page of the site signs in, refreshes and signs out on the api subdomain, and nobody else’s page does', async ({
  platform,
  site,
}) => {
  const api = site.replace(HOST, `api.${HOST}`);
  const { phone } = await registerPlayer(platform.app);
  const page = await context.newPage();
  await page.goto(`${site}/en`);
  expect(await page.title()).toBe('Page');

  const credentials = { username: phone, password: PASSWORD };
  expect(await callFrom(page, { url: `${api}/auth/web`, body: credentials })).toMatchObject({ status: 201 });
  const [session] = (await context.cookies(api)).filter(({ name }) => name === 'kozyr_refresh');
  expect(session).toMatchObject({ domain: `api.${HOST}`, httpOnly: true, sameSite: 'Lax', path: '/' });
  // The marker is the site's as well; the session is nobody's but the API's own host.
  expect(await namesFor(site)).toEqual(['kozyr_audience']);
  expect(await namesFor(`http://games.${HOST}`)).toEqual(['kozyr_audience']);
  expect(await page.evaluate(() => document.cookie)).toBe('kozyr_audience=member');

  const refreshed = await callFrom(page, { url: `${api}/auth/refresh`, body: {}, headers: byCookie });
  expect(refreshed).toMatchObject({ status: 201, body: { tokens: { access_token: expect.any(String) } } });
  const token = refreshed === 'blocked' ? '' : JSON.parse(JSON.stringify(refreshed.body)).tokens.access_token;
  const headers = { authorization: `Bearer ${token}` };
  expect(await callFrom(page, { url: `${api}/users`, headers })).toMatchObject({ status: 200 });
  expect(await callFrom(page, { url: `${api}/operator/stuck` })).toMatchObject({ status: 404 });

  // The same browser on a page that is not the site's: it is told nothing, whatever cookies it sends.
  const foreign = await context.newPage();
  await foreign.goto(pages.url);
  expect(await callFrom(foreign, { url: `${api}/users`, headers })).toBe('blocked');
  expect(await callFrom(foreign, { url: `${api}/auth/refresh`, body: {}, headers: byCookie })).toBe('blocked');

  const out = await callFrom(page, { url: `${api}/auth/logout`, body: {}, headers: byCookie });
  expect(out).toMatchObject({ status: 204 });
  expect(await callFrom(page, { url: `${api}/users`, headers })).toMatchObject({ status: 401 });
  // The word by which a browser is known opens nothing, and outlives a sign-out.
  expect([await namesFor(api), await namesFor(site)]).toEqual([['kozyr_browser'], []]);
});
