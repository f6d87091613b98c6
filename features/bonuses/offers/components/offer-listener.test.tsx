// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { userQuery } from '@/features/account/queries';
import { dueOffer, playerRegistered, welcomePromocodeAsked } from '@/lib/offers/welcome-offer';
import { keys } from '@/lib/query/keys';
import { OPEN_PLACE } from '@/tests/support/places';
import { activeBonusQuery } from '../../active/queries';
import { MAX_PAGE_SIZE } from '../../constants';
import { bonusOfferClosed, useBonusFlags } from '../../store';
import { OfferListener } from './offer-listener';

beforeEach(() => {
  localStorage.clear();
  useBonusFlags.setState(useBonusFlags.getInitialState());
});

const flags = () => useBonusFlags.getState();
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

function page({ isMain = true, hasDeposited = false, groups = ['WelcomeDeposit'] } = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(userQuery.queryKey, {
    id: '00000000-0000-4000-8000-000000000009',
    rating: 0,
    currency: 'uah',
    country: 'UA',
    phone: '380671234567',
    phone_verified: true,
    protection: { state: 'active', until: null },
    may_promote: true,
    place: OPEN_PLACE,
    email: null,
    created_at: '2026-03-02T10:00:00.000Z',
  });
  client.setQueryData(keys.bonuses({ currency: 'uah', enabled: 'true', page: 1, pageSize: MAX_PAGE_SIZE }), {
    items: groups.map((name) => ({ bonus_group: { name }, active_on_days: EVERY_DAY })),
    total: groups.length,
    page: 1,
    pageSize: 100,
  });
  client.setQueryData(activeBonusQuery.queryKey, null);
  client.setQueryData(keys.deposits({ page: 1, pageSize: MAX_PAGE_SIZE }), {
    items: hasDeposited ? [{ status: 'SUCCESS' }] : [],
  });
  return render(
    <QueryClientProvider client={client}>
      <OfferListener isMain={isMain} />
    </QueryClientProvider>,
  );
}

test('nothing is offered to a player who has not just registered here', () => {
  page();
  expect(flags().isFirstDepositBonusModalOpen).toBe(false);
});

test('a new player is offered the bonus of the first deposit on the main page, until they answer', () => {
  playerRegistered();
  const elsewhere = page({ isMain: false });
  expect(flags().isFirstDepositBonusModalOpen).toBe(false);
  elsewhere.unmount();

  const main = page();
  expect(flags()).toMatchObject({ isFirstDepositBonusModalOpen: true, askedFor: false });
  bonusOfferClosed();
  main.unmount();
  page();
  expect(flags().isFirstDepositBonusModalOpen).toBe(false);
});

test('who has deposited meanwhile is not offered it any more, and what can not be had is not offered', () => {
  playerRegistered();
  page({ groups: ['PercentDeposit'] }).unmount();
  expect(dueOffer()).toBe('first-deposit-bonus');
  page({ hasDeposited: true });
  expect(flags().isFirstDepositBonusModalOpen).toBe(false);
  expect(dueOffer()).toBeNull();
});

test('who signed in for the welcome promo code gets it wherever they are', () => {
  welcomePromocodeAsked();
  playerRegistered();
  page({ isMain: false });
  expect(flags()).toMatchObject({ isWelcomePromocodeModalOpen: true, isFirstDepositBonusModalOpen: false });
});
