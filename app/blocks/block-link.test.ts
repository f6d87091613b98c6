import { expect, test } from 'vitest';
import { component, entry, general } from '@/lib/content/component-sample';
import { getBlockLink } from './block-link';

const linkOf = (entries: Record<string, string>) =>
  getBlockLink(
    component({ config: general(...Object.entries(entries).map(([key, value]) => entry(key, value))) }),
    'desktop',
  );

test('an action of the site wins over an address', () => {
  expect(linkOf({ action: 'deposit', href: '/games', 'action-label': 'Go' })?.href).toBe('/cashbox?action=deposit');
  expect(linkOf({ action: 'dance', href: '/games', 'action-label': 'Go' })?.href).toBe('/games');
});

test('a block without words, or with an address off this site, leads nowhere', () => {
  expect(linkOf({ href: '/games' })).toBeUndefined();
  for (const href of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    expect(linkOf({ href, 'action-label': 'Go' })).toBeUndefined();
  }
});

test('a phone may have a way of its own', () => {
  const desktop = [entry('href', '/games'), entry('action-label', 'All games')];
  const mobile = [entry('href', '/games?focus=search', { breakpoint: 'mobile' })];
  const block = component({ config: { general: [], desktop, mobile } });
  expect(getBlockLink(block, 'mobile')).toEqual({ href: '/games?focus=search', label: 'All games' });
  expect(getBlockLink(block, 'tablet')?.href).toBe('/games');
});
