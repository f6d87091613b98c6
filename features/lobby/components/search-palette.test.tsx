// @vitest-environment jsdom
import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { noteSearch, readSearches } from '@/lib/player-games/searches';
import en from '@/messages/en.json';
import { answerCalls, type Sent } from '@/tests/support/api-wire';
import { renderApp } from '@/tests/support/render-app';
import { SearchPalette } from './search-palette';

// Whole dialogs are slow on a busy machine; what is waited for is the outcome, not the speed.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

const t = en.gameSearch;
const fox = {
  slug: 'lucky-fox',
  title: 'Lucky Fox',
  provider: { slug: 'copper-fox', name: 'Copper Fox' },
  category: 'slots',
  tags: [],
  theme: 'steppe',
  rtp: '96.40',
  volatility: 'high',
  min_bet: { uah: '1.00', kzt: '10.00' },
  max_bet: { uah: '100.00', kzt: '1000.00' },
  released_on: '2026-01-01',
  popularity: 9,
  contribution: 100,
  image: '/art/lucky-fox',
};

let sent: Sent[];
beforeEach(() => {
  localStorage.clear();
  // jsdom scrolls nothing.
  Element.prototype.scrollIntoView = () => undefined;
  sent = answerCalls((call, { query }) => {
    if (call !== 'GET /games/search') return [200, { items: [fox], total: 1, page: 1, pageSize: 12 }];
    const items = query.q === 'zzzz' ? [] : [fox];
    return [200, { items, providers: [], nearest: query.q === 'zzzz' ? [fox] : [] }];
  });
});

function open(searches: readonly string[] = []) {
  for (const text of [...searches].reverse()) noteSearch(text);
  const onClose = vi.fn();
  const view = renderApp(<SearchPalette open start="" onClose={onClose} />);
  return { ...view, onClose, user: userEvent.setup(), field: screen.getByRole('combobox') };
}

const remembered = () =>
  screen
    .queryAllByRole('option')
    .filter((option) => option.getAttribute('aria-keyshortcuts') === 'Delete')
    .map((option) => option.textContent);

it('before anything is typed the search shows earlier searches, newest first, and tells nobody of them', async () => {
  open(['fox', 'сонце']);
  await screen.findByRole('option', { name: /Lucky Fox/ });
  expect(remembered()).toEqual(['fox', 'сонце']);
  expect(screen.getByRole('option', { name: 'сонце' }).getAttribute('href')).toBe(
    `/en/games?q=${encodeURIComponent('сонце')}`,
  );
  expect(sent.map(({ call, query }) => [call, query.q])).toEqual([['GET /games', undefined]]);
});

it('a search is remembered once it led somewhere, and stands first when it is made again', async () => {
  const { user, field, router, onClose } = open(['gold', 'Luck']);
  await user.type(field, 'luck');
  await screen.findByRole('option', { name: /Lucky Fox/ });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(readSearches()).toEqual(['luck', 'gold']);
  expect(router.push).toHaveBeenCalledWith('/en/games/lucky-fox');
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('an earlier search that is taken up stands first', async () => {
  const { user, router } = open(['gold', 'fox']);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(readSearches()).toEqual(['fox', 'gold']);
  expect(router.push).toHaveBeenCalledWith('/en/games?q=fox');
});

it('a search that found nothing, or was closed, is not remembered', async () => {
  const { user, field, router } = open();
  await user.type(field, 'zzzz');
  expect(await screen.findByText('Nothing for “zzzz”')).toBeTruthy();
  await user.keyboard('{Enter}');
  expect(router.push).toHaveBeenCalledWith('/en/games?q=zzzz');
  await user.clear(field);
  await user.type(field, 'luck{Escape}');
  expect(readSearches()).toEqual([]);
});

it('by the key Delete the chosen search is forgotten, and the next one is chosen', async () => {
  const { user, field } = open(['gold', 'fox', 'sun']);
  await user.keyboard('{Delete}');
  expect(remembered()).toEqual(['gold', 'fox', 'sun']);
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByText(t.keysOfHistory)).toBeTruthy();
  await user.keyboard('{Delete}');
  expect(remembered()).toEqual(['gold', 'sun']);
  expect(screen.getByText('“fox” is forgotten')).toBeTruthy();
  expect(screen.getByRole('option', { name: 'sun' }).getAttribute('aria-selected')).toBe('true');
  await user.keyboard('{Delete}{Delete}');
  expect(remembered()).toEqual([]);
  expect(readSearches()).toEqual([]);
  expect(document.activeElement).toBe(field);
});

it('while something is typed the key Delete is the text’s own', async () => {
  const { user, field } = open(['gold']);
  await user.type(field, 'go');
  await user.keyboard('{ArrowDown}{Delete}');
  expect(remembered()).toEqual(['gold']);
});

it('each search has a button that forgets it, outside the listbox, and focus goes on to the next', async () => {
  const { user, field } = open(['gold', 'fox']);
  const button = (text: string) => screen.getByRole('button', { name: `Forget “${text}”` });
  expect(screen.getByRole('listbox').querySelector('button')).toBeNull();
  await user.click(button('gold'));
  expect(document.activeElement).toBe(button('fox'));
  await user.keyboard('{Enter}');
  expect(readSearches()).toEqual([]);
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('button', { name: t.forgetAll })).toBeNull();
});

it('one press forgets all searches, and says so', async () => {
  const { user, field } = open(['gold', 'fox']);
  await user.click(screen.getByRole('button', { name: t.forgetAll }));
  expect([remembered(), readSearches()]).toEqual([[], []]);
  expect(screen.getByText(t.allForgotten)).toBeTruthy();
  expect(document.activeElement).toBe(field);
});

it('where nothing may be kept the search works as ever', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  const { user, field, router } = open();
  await user.type(field, 'luck');
  await waitFor(() => expect(screen.getByRole('option', { name: /Lucky Fox/ })).toBeTruthy());
  await user.keyboard('{ArrowDown}{Enter}');
  expect(router.push).toHaveBeenCalledWith('/en/games/lucky-fox');
  vi.restoreAllMocks();
  expect(readSearches()).toEqual([]);
});
