import { type APIRequestContext, expect, test } from '@playwright/test';

const content = process.env.CONTENT_ORIGIN ?? 'http://localhost:4100';
/** No other test publishes this one: each gives back the title that it found. */
const PAGE = 'responsible-gaming';

/** An editor's REST, signed in. */
async function editorOf(request: APIRequestContext) {
  const login = await request.post(`${content}/api/users/login`, {
    data: { email: process.env.CONTENT_ADMIN_EMAIL, password: process.env.CONTENT_ADMIN_PASSWORD },
  });
  const headers = { authorization: `JWT ${(await login.json()).token}` };
  return {
    headers,
    find: async (collection: string, key: string) =>
      (
        await (
          await request.get(`${content}/api/${collection}?where[key][equals]=${key}&locale=en`, { headers })
        ).json()
      ).docs[0],
    draft: (collection: string, id: number, data: object) =>
      request.patch(`${content}/api/${collection}/${id}?locale=en&draft=true`, { headers, data }),
  };
}

test('a draft of a page and of its block is seen in preview, and on no public page', async ({ page, request }) => {
  const editor = await editorOf(request);
  const mark = `Draft ${Date.now()}`;
  const about = await editor.find('pages', PAGE);
  const block = await request.post(`${content}/api/components?locale=en&draft=true`, {
    headers: editor.headers,
    data: {
      key: `preview-${Date.now()}`,
      type: 'call-to-action',
      page: (await editor.find('pages', 'games')).id,
      text: `<h2>Block ${mark}</h2>`,
      order: 1,
      orderNonAuth: 1,
      _status: 'draft',
    },
  });
  expect(block.status()).toBe(201);
  expect((await editor.draft('pages', about.id, { title: mark })).ok()).toBe(true);

  try {
    await page.goto(`${content}/admin/login`);
    await page.locator('#field-email').fill(process.env.CONTENT_ADMIN_EMAIL ?? '');
    await page.locator('#field-password').fill(process.env.CONTENT_ADMIN_PASSWORD ?? '');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(/\/admin\/?$/);
    await page.goto(`${content}/admin/collections/pages/${about.id}?locale=en`);
    const asked: string[] = [];
    page.context().on('request', (sent) => asked.push(sent.url()));
    const opened = page.waitForEvent('popup');
    await page.locator('#preview-button').click();
    const preview = await opened;
    await expect(preview).toHaveURL(new RegExp(`/en/${PAGE}$`));
    await expect(preview.getByRole('heading', { level: 1, name: mark })).toBeVisible();
    await preview.goto('/en/games');
    await expect(preview.getByText(`Block ${mark}`)).toBeVisible();

    // What the editor's click brought along was good once: found in a log or a history, it opens nothing.
    const used = asked.find((address) => address.includes('/api/preview?token=')) ?? '';
    expect((await request.get(used, { maxRedirects: 0 })).status()).toBe(401);

    // Whoever comes without the editor's cookie gets the kept page, also right after the draft was shown.
    const visitor = await request.get(`/en/${PAGE}`);
    expect(await visitor.text()).not.toContain(mark);
    const games = await request.get('/en/games');
    expect(await games.text()).not.toContain(mark);

    await preview.goto(`/api/preview?exit=true&path=/en/${PAGE}`);
    await expect(preview.getByRole('heading', { level: 1, name: about.title })).toBeVisible();
  } finally {
    await request.delete(`${content}/api/components/${(await block.json()).doc.id}`, { headers: editor.headers });
    await request.patch(`${content}/api/pages/${about.id}?locale=en`, {
      headers: editor.headers,
      data: { title: about.title, _status: 'published' },
    });
  }
});

test('a preview needs the token', async ({ page, request }) => {
  for (const query of ['path=/en/about-us', 'token=&path=/en', 'token=wrong&path=/en/about-us']) {
    const answer = await request.get(`/api/preview?${query}`, { maxRedirects: 0 });
    expect(answer.status()).toBe(401);
    expect(answer.headers()['set-cookie'] ?? '').not.toContain('__prerender_bypass');
    expect(await answer.text()).toContain('You must provide a token to preview drafts');
  }
  await page.goto('/api/preview?token=wrong&path=/en/about-us');
  await expect(page.getByText('You must provide a token to preview drafts')).toBeVisible();
});
