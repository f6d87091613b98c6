import { expect, type Page, test } from '@playwright/test';
import { becomeMember, newPerson } from './steps/player';

const site = new URL(process.env.BASE_URL ?? 'http://localhost:3000');
const api = `${site.protocol}//api.${site.host}`;

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

test('a page of the site signs in, refreshes and signs out on the api subdomain, and nobody else’s page does', async ({
  page,
  context,
}) => {
  const person = newPerson('uk');
  await becomeMember(page, person);
  const credentials = { username: person.phone, password: person.password, countryCode: person.country };
  const byCookie = { 'x-requested-with': 'kozyr' };
  await context.clearCookies();
  await page.goto('/uk');

  const signedIn = await callFrom(page, { url: `${api}/auth/web`, body: credentials });
  expect(signedIn).toMatchObject({ status: 201 });
  const [session] = (await context.cookies(api)).filter(({ name }) => name.endsWith('kozyr_refresh'));
  expect(session).toMatchObject({ domain: `api.${site.hostname}`, httpOnly: true, sameSite: 'Lax', path: '/' });
  for (const other of [site.origin, process.env.STUDIO_ORIGIN, process.env.GATEWAY_ORIGIN, process.env.CONTENT_ORIGIN])
    expect((await context.cookies(other ?? site.origin)).map(({ name }) => name)).not.toContain(session?.name);

  const refreshed = await callFrom(page, { url: `${api}/auth/refresh`, body: {}, headers: byCookie });
  expect(refreshed).toMatchObject({ status: 201 });
  const tokens = refreshed === 'blocked' ? {} : (refreshed.body.tokens as { access_token?: string });
  const bearer = { authorization: `Bearer ${tokens.access_token}` };
  expect(await callFrom(page, { url: `${api}/users`, headers: bearer })).toMatchObject({ status: 200 });
  expect(await callFrom(page, { url: `${api}/operator/stuck`, headers: bearer })).toMatchObject({ status: 404 });

  // The same browser on a page of the gateway's: its scripts are told nothing, whatever cookies it sends.
  const foreign = await context.newPage();
  await foreign.goto(`${process.env.GATEWAY_ORIGIN ?? 'http://localhost:4300'}/health`);
  expect(await callFrom(foreign, { url: `${api}/users`, headers: bearer })).toBe('blocked');
  expect(await callFrom(foreign, { url: `${api}/auth/refresh`, body: {}, headers: byCookie })).toBe('blocked');
  await foreign.close();

  expect(await callFrom(page, { url: `${api}/auth/logout`, body: {}, headers: byCookie })).toMatchObject({
    status: 204,
  });
  expect(await callFrom(page, { url: `${api}/users`, headers: bearer })).toMatchObject({ status: 401 });
});
