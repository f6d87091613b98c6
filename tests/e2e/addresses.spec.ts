import { expect, test } from '@playwright/test';

test('an address without a language goes to the remembered or negotiated one and keeps its query', async ({
  request,
}) => {
  const to = async (headers: Record<string, string>) =>
    (await request.get('/profile?tab=rating', { headers, maxRedirects: 0 })).headers().location;
  expect(await to({ 'accept-language': 'kk-KZ,kk;q=0.9,ru;q=0.5' })).toBe('/kk/profile?tab=rating');
  expect(await to({ 'accept-language': 'uk' })).toBe('/uk/profile?tab=rating');
  expect(await to({ 'accept-language': 'uk', cookie: 'NEXT_LOCALE=en' })).toBe('/en/profile?tab=rating');
  expect(await to({ 'accept-language': 'de-DE' })).toBe('/ru/profile?tab=rating');
});

test('the language switch keeps path and query', async ({ page }) => {
  await page.goto('/uk/games?sort=new');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/games\?sort=new$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // And it is remembered for addresses without a language.
  await page.goto('/games');
  await expect(page).toHaveURL(/\/en\/games$/);
});

test('the hidden audience segment is no address', async ({ request }) => {
  for (const path of ['/uk/guest', '/uk/member', '/kk/member/games', '/en/guest/terms']) {
    expect((await request.get(path)).status()).toBe(404);
  }
});

test('finished pages come from the edge, with nothing personal in them', async ({ request }) => {
  const ask = (audience?: string) =>
    request.get('/en/games', audience ? { headers: { cookie: `kozyr_audience=${audience}` } } : {});
  // The first one to ask has it made, and so has the first after somebody published.
  await expect(async () => {
    const [guest, member] = [await ask(), await ask('member')];
    for (const answer of [guest, member]) {
      expect(answer.headers()['x-kozyr-cache']).toMatch(/hit|stale/);
      expect(answer.headers()['set-cookie']).toBeUndefined();
    }
    expect(await guest.text()).not.toBe(await member.text());
  }).toPass({ timeout: 30_000 });
});

test('health says how each of the four parts is', async ({ request }) => {
  const answer = await request.get('/api/health');
  expect(answer.status()).toBe(200);
  const { parts } = await answer.json();
  expect(Object.keys(parts).sort()).toEqual(['content', 'platform', 'site', 'studio']);
});

test('the API describes itself', async ({ request }) => {
  const answer = await request.get(`${process.env.PLATFORM_ORIGIN}/docs/json`);
  expect(answer.status()).toBe(200);
  const document = await answer.json();
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/auth/web', '/users', '/payments/deposits', '/games/search']),
  );
});
