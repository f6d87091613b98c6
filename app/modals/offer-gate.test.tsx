// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { userQuery } from '@/features/account/queries';
import { MAX_PAGE_SIZE } from '@/features/bonuses/constants';
import { keys } from '@/lib/query/keys';
import messages from '@/messages/en.json';
import { AppTexts } from '@/tests/support/app-texts';
import { OPEN_PLACE } from '@/tests/support/places';
import { OfferGate } from './offer-gate';

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json({ items: [] })),
  );
});

function show(groups: readonly string[]) {
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
    items: groups.map((name) => ({ bonus_group: { name } })),
    total: groups.length,
    page: 1,
    pageSize: 100,
  });
  render(
    <AppTexts locale="en" messages={messages}>
      <QueryClientProvider client={client}>
        <OfferGate label="WelcomeDeposit" onClose={() => undefined}>
          <p>300%</p>
        </OfferGate>
      </QueryClientProvider>
    </AppTexts>,
  );
}

test('nothing is promised of a kind of bonus that an operator has switched off', async () => {
  show(['PercentDeposit']);
  expect(await screen.findByRole('dialog', { name: messages.modals.underDevelopment.title })).toBeDefined();
  expect(screen.queryByText('300%')).toBeNull();
});

test('a kind that is on offer has its modal', () => {
  show(['PercentDeposit', 'WelcomeDeposit']);
  expect(screen.getByText('300%')).toBeDefined();
});
