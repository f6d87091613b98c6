import type { Page } from '@playwright/test';

/** An address of a network that nobody has (RFC 5737): where a visitor comes from, as a proxy before the product says it. */
const SOMEWHERE = '203.0.113.7';
/** What was sent to a visitor is read on the machine itself, and nowhere else. */
const MESSAGES = '/api/dev/outbox';

/**
 * From now on the site sees the page come from a country, as a trusted proxy would name it: to the site alone, since a header that a
 * browser does not send by itself is asked about first at other origins.
 */
export async function comeFrom(page: Page, country: string): Promise<void> {
  const site = new URL(process.env.BASE_URL ?? 'http://localhost:3000').origin;
  await page.context().route(
    (url) => url.origin === site && url.pathname !== MESSAGES,
    (route) =>
      route.continue({ headers: { ...route.request().headers(), 'x-forwarded-for': SOMEWHERE, 'x-country': country } }),
  );
}
