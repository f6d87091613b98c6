import { test } from '@playwright/test';
import { crawl } from './steps/crawl';

for (const language of ['uk', 'kk'] as const) {
  test(`every route is sound on a phone in ${language}`, async ({ page }) => {
    test.setTimeout(300_000);
    await crawl(page, language, { accessible: false });
  });
}
