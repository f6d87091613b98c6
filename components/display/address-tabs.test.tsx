// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '@/tests/support/render-app';
import { AddressTabs } from './address-tabs';
import { useFirstTab } from './first-tab';

/** Another query in the address, as a press in the navigation or the browser's Back has it. */
const goTo = (query: string) => act(() => window.history.replaceState(null, '', `/en/bonuses?${query}`));

function show(query: string, initial?: string) {
  goTo(query);
  renderApp(
    <AddressTabs
      label="Kinds"
      queryKey="tab"
      {...(initial ? { initial } : {})}
      tabs={[
        { key: 'my', href: '/bonuses?tab=my', label: 'Mine', panel: <p>my panel</p> },
        { key: 'last', href: '/bonuses?tab=last', label: 'Last', panel: <p>last panel</p> },
      ]}
    />,
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
  const tabs = (first: string | undefined) => (
    <AddressTabs
      label="Kinds"
      queryKey="tab"
      first={{ decide: <Decision first={first} />, meanwhile: <p>free panel</p> }}
      tabs={[
        { key: 'my', href: '/bonuses?tab=my', label: 'Mine', panel: <p>my panel</p> },
        { key: 'last', href: '/bonuses?tab=last', label: 'Last', panel: <p>last panel</p> },
      ]}
    />
  );
  const panel = () => screen.getByText(/panel$/).textContent;
  goTo('');
  const { rerender } = renderApp(tabs(undefined));
  expect(panel()).toBe('free panel');
  rerender(tabs('last'));
  expect(panel()).toBe('last panel');
  rerender(tabs('my'));
  expect(panel()).toBe('last panel');
  goTo('tab=last');
  expect(panel()).toBe('last panel');
  // The address names none again, as a press in the navigation has it: decided anew.
  goTo('');
  expect(panel()).toBe('my panel');
});
