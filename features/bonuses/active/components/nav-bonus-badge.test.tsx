// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { expect, it, vi } from 'vitest';
import en from '@/messages/en.json';
import { wireActive, wireOffer, wireUser } from '@/tests/support/rewards/bonus-wire';
import { NavBonusBadge } from './nav-bonus-badge';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('@/lib/api/call', () => ({ call }));

function show(active: object | undefined, total: number) {
  call.mockReset();
  call.mockImplementation(async ({ path }: { path: string }) => {
    if (path === '/users') return wireUser;
    if (path === '/users/bonuses/active') return active;
    return { items: [wireOffer()], total, page: 1, pageSize: 1 };
  });
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <NextIntlClientProvider locale="en" messages={en} timeZone="Europe/Kyiv">
        <NavBonusBadge />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  return container;
}

it('what is on offer is counted in red while no bonus runs, by the total of page 1 of size 1 (spec §2, §9)', async () => {
  const badge = show(undefined, 7);
  expect(await screen.findByText('7')).toBeTruthy();
  expect(badge.querySelector('.bg-counter')?.textContent).toContain('7');
  expect(screen.getByRole('img', { name: '7 bonuses available' })).toBeTruthy();
  const lists = call.mock.calls.filter(([{ path }]) => path === '/bonuses');
  expect(lists.map(([, { query }]) => query)).toEqual([{ currency: 'uah', enabled: 'true', page: 1, pageSize: 1 }]);
});

it.each([
  ['active', wireActive(), en.bonusBadge.active],
  ['pending', wireActive({ status: 'PENDING', activated_at: null }), en.bonusBadge.pending],
])('the badge has no counter while a bonus is %s', async (_, active, name) => {
  const badge = show(active, 7);
  expect(await screen.findByRole('img', { name })).toBeTruthy();
  expect(badge.querySelector('.bg-counter')).toBeNull();
});

it('the badge is empty where nothing is on offer', async () => {
  const badge = show(undefined, 0);
  await waitFor(() => expect(call.mock.calls.filter(([{ path }]) => path === '/bonuses')).toHaveLength(1));
  expect(badge.textContent).toBe('');
});
