// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import en from '@/messages/en.json';
import { answerCalls, type Sent, signIn } from '@/tests/support/api-wire';
import { renderApp } from '@/tests/support/render-app';
import { wireActive, wireOffer, wireUser } from '@/tests/support/rewards/bonus-wire';
import { NavBonusBadge } from './nav-bonus-badge';

let asked: Sent[];
const lists = () => asked.filter(({ call }) => call === 'GET /bonuses');
beforeEach(signIn);

function show(active: object | undefined, total: number) {
  asked = answerCalls((call) => {
    if (call === 'GET /users') return [200, wireUser];
    if (call === 'GET /users/bonuses/active') return active ? [200, active] : [204];
    return [200, { items: [wireOffer()], total, page: 1, pageSize: 1 }];
  });
  return renderApp(<NavBonusBadge />).container;
}

it('what is on offer is counted in red while no bonus runs, by the total of page 1 of size 1 (spec §2, §9)', async () => {
  const badge = show(undefined, 7);
  expect(await screen.findByText('7')).toBeTruthy();
  expect(badge.querySelector('.bg-counter')?.textContent).toContain('7');
  expect(screen.getByRole('img', { name: '7 bonuses available' })).toBeTruthy();
  expect(lists().map(({ query }) => query)).toEqual([{ currency: 'uah', enabled: 'true', page: '1', pageSize: '1' }]);
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
  await waitFor(() => expect(lists()).toHaveLength(1));
  expect(badge.textContent).toBe('');
});
