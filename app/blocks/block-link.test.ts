import type { ContentComponent } from '@kozyr/contracts/content';
import { expect, test } from 'vitest';
import { getBlockLink } from './block-link';

function block(entries: Record<string, string>): ContentComponent {
  const general = Object.entries(entries).map(([key, value]) => ({ key, value, breakpoint: 'desktop' as const }));
  return {
    key: 'block',
    text: '',
    type: 'banner',
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

test('an action of the site wins over an address', () => {
  expect(getBlockLink(block({ action: 'deposit', href: '/games', 'action-label': 'Go' }))?.href).toBe(
    '/cashbox?action=deposit',
  );
  expect(getBlockLink(block({ action: 'dance', href: '/games', 'action-label': 'Go' }))?.href).toBe('/games');
});

test('leads nowhere without words, or off this site', () => {
  expect(getBlockLink(block({ href: '/games' }))).toBeUndefined();
  for (const href of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)']) {
    expect(getBlockLink(block({ href, 'action-label': 'Go' }))).toBeUndefined();
  }
});
