import { test } from '@playwright/test';
import { crawl } from './steps/crawl';
import { LANGUAGES } from './steps/page-checks';

// A trace keeps every page at every step; the step that fails says which page it was.
test.use({ trace: 'off' });

for (const language of LANGUAGES) {
  test(`every route is sound on a phone in ${language}`, async ({ page }) => {
    test.setTimeout(600_000);
    await crawl(page, language, 'phone');
  });
}
