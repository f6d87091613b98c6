import { expect, test } from '@playwright/test';

const content = process.env.CONTENT_ORIGIN ?? 'http://localhost:4100';

// What an editor publishes is on the site at once, through both caches; a draft is not.
test('a published change is on the site at once, a draft is not', async ({ page, request }) => {
  const login = await request.post(`${content}/api/users/login`, {
    data: { email: process.env.CONTENT_ADMIN_EMAIL, password: process.env.CONTENT_ADMIN_PASSWORD },
  });
  expect(login.ok()).toBe(true);
  const { token } = await login.json();
  const headers = { authorization: `JWT ${token}` };
  const found = await request.get(`${content}/api/pages?where[key][equals]=about-us&locale=en`, { headers });
  const [about] = (await found.json()).docs;

  await page.goto('/en/about-us');
  await expect(page.getByRole('heading', { level: 1, name: about.title })).toBeVisible();

  const draft = `Draft ${Date.now()}`;
  const save = (title: string, query: string, status: string) =>
    request.patch(`${content}/api/pages/${about.id}?locale=en${query}`, { headers, data: { title, _status: status } });
  expect((await save(draft, '&draft=true', 'draft')).ok()).toBe(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: about.title })).toBeVisible();

  const published = `About the house ${Date.now()}`;
  expect((await save(published, '', 'published')).ok()).toBe(true);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: published })).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });

  expect((await save(about.title, '', 'published')).ok()).toBe(true);
});

test('drafts need a token', async ({ request }) => {
  const answer = await request.get(`${content}/api/v1/pages/about-us?language=en&draft=true`);
  expect(answer.status()).toBe(401);
  expect(await answer.text()).toContain('You must provide a token to preview drafts');
});
