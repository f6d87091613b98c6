// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, expect, it, vi } from 'vitest';
import { AddressTabs } from './address-tabs';
import { useFirstTab } from './first-tab';

const { useSearchParams } = vi.hoisted(() => ({ useSearchParams: vi.fn() }));
vi.mock('next/navigation', async (original) => ({ ...(await original()), useSearchParams }));

beforeEach(() => useSearchParams.mockReset());

function show(query: string, initial?: string) {
  useSearchParams.mockReturnValue(new URLSearchParams(query));
  render(
    <NextIntlClientProvider locale="en" messages={{}}>
      <AddressTabs
        label="Kinds"
        queryKey="tab"
        {...(initial ? { initial } : {})}
        tabs={[
          { key: 'my', href: '/bonuses?tab=my', label: 'Mine', panel: <p>my panel</p> },
          { key: 'last', href: '/bonuses?tab=last', label: 'Last', panel: <p>last panel</p> },
        ]}
      />
    </NextIntlClientProvider>,
  );
  return {
    panel: screen.getByText(/panel$/).textContent,
    current: screen.getAllByRole('link').find((link) => link.getAttribute('aria-current') === 'page')?.textContent,
  };
}

it.each([
  ['tab=last', undefined, 'last panel', 'Last'],
  ['', undefined, 'my panel', 'Mine'],
  ['', 'last', 'last panel', 'Last'],
  ['tab=my', 'last', 'my panel', 'Mine'],
  ['tab=nonsense', 'last', 'last panel', 'Last'],
])('an address with ?%s and %s at first shows the %s', (query, initial, panel, current) => {
  expect(show(query, initial)).toEqual({ panel, current });
});

function Decision({ first }: { first: string | undefined }) {
  useFirstTab(first);
  return null;
}

it('a place is kept free until the browser has decided which tab stands first, once, unless the address names one', () => {
  const tabs = (query: string, first: string | undefined) => {
    useSearchParams.mockReturnValue(new URLSearchParams(query));
    return (
      <NextIntlClientProvider locale="en" messages={{}}>
        <AddressTabs
          label="Kinds"
          queryKey="tab"
          first={{ decide: <Decision first={first} />, meanwhile: <p>free panel</p> }}
          tabs={[
            { key: 'my', href: '/bonuses?tab=my', label: 'Mine', panel: <p>my panel</p> },
            { key: 'last', href: '/bonuses?tab=last', label: 'Last', panel: <p>last panel</p> },
          ]}
        />
      </NextIntlClientProvider>
    );
  };
  const panel = () => screen.getByText(/panel$/).textContent;
  const { rerender } = render(tabs('', undefined));
  expect(panel()).toBe('free panel');
  rerender(tabs('', 'last'));
  expect(panel()).toBe('last panel');
  rerender(tabs('', 'my'));
  expect(panel()).toBe('last panel');
  rerender(tabs('tab=last', 'my'));
  expect(panel()).toBe('last panel');
  // The address names none again, as a press in the navigation has it: decided anew.
  rerender(tabs('', 'my'));
  expect(panel()).toBe('my panel');
});
