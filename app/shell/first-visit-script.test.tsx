import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';

/** The tag as the site writes it into pages when it was started with a setting. */
async function tagWith(setting: string): Promise<string> {
  vi.resetModules();
  vi.stubEnv('PRELOADER_MS', setting);
  const { FirstVisitScript } = await import('./first-visit-script');
  const [tag = ''] = /^<script[^>]*>/.exec(renderToStaticMarkup(<FirstVisitScript />)) ?? [];
  return tag;
}

afterEach(() => {
  vi.unstubAllEnvs();
});

test('pages carry PRELOADER_MS where the operator has set it, and nothing where not', async () => {
  expect(await tagWith('3000')).toBe('<script data-preloader-ms="3000">');
  expect(await tagWith('0')).toBe('<script data-preloader-ms="0">');
  expect(await tagWith('')).toBe('<script>');
});
