import type { ContentComponent } from '@kozyr/contracts/content';
import { expect, test } from 'vitest';
import { componentsOf, splitIntro } from './placing';

function component(key: string, { type = 'info-list', tab }: { type?: string; tab?: string } = {}): ContentComponent {
  const general = tab ? [{ key: 'tab', value: tab, breakpoint: 'desktop' as const }] : [];
  return {
    key,
    text: '',
    type,
    withAuth: true,
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

const keys = (components: readonly ContentComponent[]) => components.map(({ key }) => key);

test('a component stands on the tab it names, or that its key begins with, or else under all', () => {
  const tabs = ['profile', 'rating'];
  const all = [
    component('safety'),
    component('rating-help'),
    component('stars', { tab: 'rating' }),
    component('x', { tab: 'old' }),
  ];
  expect(keys(componentsOf(all, { tab: 'rating', tabs }))).toEqual(['rating-help', 'stars']);
  expect(keys(componentsOf(all, { tab: 'profile', tabs }))).toEqual([]);
  expect(keys(componentsOf(all, { tabs }))).toEqual(['safety', 'x']);
  expect(componentsOf(null, { tabs })).toEqual([]);
});

test('the entry wins over the key', () => {
  const moved = component('rating-help', { tab: 'profile' });
  expect(keys(componentsOf([moved], { tab: 'profile', tabs: ['profile', 'rating'] }))).toEqual(['rating-help']);
});

test('texts and banners before anything else open a page', () => {
  const all = [
    component('hero', { type: 'banner' }),
    component('intro', { type: 'text' }),
    component('faq'),
    component('end', { type: 'text' }),
  ];
  const { intro, rest } = splitIntro(all);
  expect([keys(intro), keys(rest)]).toEqual([
    ['hero', 'intro'],
    ['faq', 'end'],
  ]);
  expect(splitIntro([component('only', { type: 'text' })]).rest).toEqual([]);
  expect(splitIntro(null)).toEqual({ intro: [], rest: [] });
});
