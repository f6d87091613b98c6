// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderApp } from '@/tests/support/render-app';
import { BottomBar } from './bottom-bar';
import type { NavItem } from './nav-item';

vi.mock('next/navigation', async (original) => ({
  ...(await original<typeof import('next/navigation')>()),
  useSelectedLayoutSegments: () => ['games', 'live-casino'],
}));

const item = (key: string, href: string, over: Partial<NavItem> = {}): NavItem => ({
  key,
  href,
  place: href,
  icon: 'games',
  label: key,
  ...over,
});

const lit = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current'))
    .map((link) => link.textContent);

afterEach(() => document.documentElement.removeAttribute('data-without'));

test('the lobby is lit in the live casino, but not beside an entry of the live casino itself', () => {
  renderApp(
    <BottomBar
      label="Sections"
      before={[
        item('Lobby', '/games', { needs: 'money' }),
        item('Lobby beside live', '/games', { insteadOf: 'money', except: '/games/live-casino' }),
      ]}
      cashbox={item('Cashbox', '/cashbox', { needs: 'money' })}
      insteadOfCashbox={[]}
      after={[item('Live casino', '/games/live-casino', { insteadOf: 'money' })]}
      menu={null}
    />,
  );
  expect(lit()).toEqual(['Lobby']);
  document.documentElement.setAttribute('data-without', 'money');
  expect(lit()).toEqual(['Live casino']);
});
