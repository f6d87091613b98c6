import { test } from '@playwright/test';
import { crawl } from './steps/crawl';

// A trace keeps every page at every step; the step that fails says which page it was.
test.use({ trace: 'off' });

// All four languages are walked on the wide screen; on a phone the two of the longest words.
for (const language of ['uk', 'kk'] as const) {
  test(`every route is sound on a phone in ${language}`, async ({ page }) => {
    test.setTimeout(600_000);
    // The rules of accessibility are asked on the wide screen: nearly all of them know no width.
    await crawl(page, language, () => false);
  });
}
