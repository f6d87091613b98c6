import type { ContentComponent } from '@kozyr/contracts/content';
import { expect, it } from 'vitest';
import { faqPage } from './faq';
import { breadcrumbList, organizationAndSite, videoGame, writeJsonLd } from './json-ld';

it('a text can’t end the element it stands in', () => {
  const hostile = '</script><script>alert(1)</script><!--';
  const written = writeJsonLd({ '@type': 'Thing', name: hostile });
  expect(written).not.toContain('<');
  expect(JSON.parse(written)).toEqual({ '@context': 'https://schema.org', '@type': 'Thing', name: hostile });
});

it('a site tells how a search is asked for in the reader’s language', () => {
  const about = organizationAndSite({ origin: 'https://kozyr.test', locale: 'kk', description: 'd', sameAs: [] });
  expect(JSON.stringify(about)).toContain('https://kozyr.test/kk/games?q={search_term_string}');
  expect(about).not.toHaveProperty(['@graph', 0, 'sameAs']);
});

it('the steps of a trail are counted from one', () => {
  const list = breadcrumbList([
    { name: 'Home', url: 'https://kozyr.test/en' },
    { name: 'Games', url: 'https://kozyr.test/en/games' },
  ]);
  expect(list.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://kozyr.test/en' },
    { '@type': 'ListItem', position: 2, name: 'Games', item: 'https://kozyr.test/en/games' },
  ]);
});

it('a game says who made it, and for whom it is', () => {
  const game = videoGame(
    {
      title: 'Moray Current',
      provider: { slug: 'deep-lagoon', name: 'Deep Lagoon' },
      image: '/art/moray-current',
      released_on: '2026-01-05',
      theme: 'sea',
    },
    { origin: 'https://kozyr.test', url: 'https://kozyr.test/en/games/moray-current', description: 'd', locale: 'en' },
  );
  expect(game).toMatchObject({
    '@type': 'VideoGame',
    image: 'https://kozyr.test/art/moray-current/640.webp',
    author: { name: 'Deep Lagoon' },
    audience: { requiredMinAge: 21 },
  });
});

function component(
  key: string,
  { type, question, items = [] }: { type: string; question?: string; items?: ContentComponent[] },
): ContentComponent {
  const breakpoint = 'desktop' as const;
  const general = [
    ...(question ? [{ key: 'question', value: question, breakpoint }] : []),
    ...items.map((item) => ({ key: 'item', value: 'ref', breakpoint, component: item })),
  ];
  return {
    key,
    text: `<p>Answer to <b>${key}</b> &amp; more</p>`,
    type,
    withAuth: key !== 'for-guests',
    withoutAuth: true,
    enabled: true,
    order: 1,
    orderNonAuth: 1,
    language: 'en',
    startDate: null,
    endDate: null,
    image: null,
    dynamicContent: null,
    config: { general, desktop: [], mobile: [] },
  };
}

it('the questions that this audience sees are read as plain text', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const items = [
    component('one', { type: 'faq-item', question: 'One?' }),
    component('for-guests', { type: 'faq-item', question: 'Guests?' }),
    component('mute', { type: 'faq-item' }),
  ];
  const page = [component('faq', { type: 'faq', items }), component('text', { type: 'text', question: 'No faq?' })];
  expect(faqPage(page, { audience: 'member', now })).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      { '@type': 'Question', name: 'One?', acceptedAnswer: { '@type': 'Answer', text: 'Answer to one & more' } },
    ],
  });
  expect(faqPage(page, { audience: 'guest', now })?.mainEntity).toHaveLength(2);
  expect(faqPage([], { audience: 'guest', now })).toBeNull();
});
