import { LOCALES } from '@kozyr/contracts/locales';
import { expect, it } from 'vitest';
import { PAGES_PER_MAP, writeIndex, writeMap } from './sitemap';

it('a map stays under what a search engine reads', () => {
  expect(PAGES_PER_MAP * LOCALES.length).toBeLessThanOrEqual(50_000);
});

it('every language of a page is named with all of its sisters', () => {
  const map = writeMap(['/games/a&b'], (path) => ({
    ...Object.fromEntries(LOCALES.map((locale) => [locale, `https://kozyr.test/${locale}${path}`])),
    'x-default': `https://kozyr.test/ru${path}`,
  }));
  const urls = map.match(/<url>.*<\/url>/g) ?? [];
  expect(urls).toHaveLength(LOCALES.length);
  for (const [index, locale] of LOCALES.entries()) {
    expect(urls[index]).toContain(`<loc>https://kozyr.test/${locale}/games/a&amp;b</loc>`);
    expect(urls[index]?.match(/hreflang="[^"]+"/g)).toEqual(
      [...LOCALES, 'x-default'].map((language) => `hreflang="${language}"`),
    );
  }
});

it('the index lists its maps', () => {
  expect(writeIndex(['https://kozyr.test/sitemaps/pages.xml'])).toContain(
    '<sitemap><loc>https://kozyr.test/sitemaps/pages.xml</loc></sitemap>',
  );
});
