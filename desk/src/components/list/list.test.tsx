// @vitest-environment jsdom
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { layOut } from '../../../../tests/support/laid-out';
import type { FilterSpec } from './filter-spec';
import { List, type ListData, type ListWords } from './list';

const { params } = vi.hoisted(() => ({ params: { current: new URLSearchParams() } }));
vi.mock('next/navigation', () => ({ useSearchParams: () => params.current }));

type Row = { id: string; name: string; sum: string };
const ROWS: Row[] = ['anna', 'bohdan', 'vira'].map((name, at) => ({ id: `${at}`, name, sum: `${at}.00` }));
const WORDS: ListWords = {
  any: 'Any',
  clear: 'Clear filters',
  filters: (count) => `Filters (${count})`,
  columns: 'Columns',
  views: { title: 'Views', name: 'Name', save: 'Save', remove: (name) => `Remove ${name}`, none: 'None yet' },
  loading: 'Loading',
  more: 'More',
  empty: 'Nothing yet',
  emptyFiltered: 'Nothing fits',
  failed: 'It failed',
  again: 'Again',
  shown: (count, whole) => `${count} ${whole ? 'in all' : 'and more'}`,
};
const FILTERS: FilterSpec[] = [
  { kind: 'search', name: 'q', label: 'Search' },
  { kind: 'choice', name: 'status', label: 'Status', options: [{ value: 'open', label: 'Open' }] },
];
const COLUMNS = [
  { id: 'name', title: 'Name', cell: ({ id, name }: Row) => <a href={`/${id}`}>{name}</a> },
  { id: 'sum', title: 'Sum', cell: ({ sum }: Row) => sum, sort: { up: 'sum_asc', down: 'sum_desc' } },
];

function drawn(data: Partial<ListData<Row>> = {}, onOpen = vi.fn(), filters = FILTERS) {
  const whole: ListData<Row> = {
    data: { pages: [{ items: ROWS }] },
    error: null,
    hasNextPage: false,
    isFetchingNextPage: false,
    fetchNextPage: vi.fn(),
    refetch: vi.fn(),
    ...data,
  };
  const list = (
    <List
      name="rows"
      title="Rows"
      columns={COLUMNS}
      filters={filters}
      data={whole}
      rowKey={({ id }) => id}
      onOpen={onOpen}
      explain={({ message }) => message}
      words={WORDS}
    />
  );
  return { ...render(list), onOpen, whole };
}

beforeEach(() => {
  layOut();
  params.current = new URLSearchParams();
  window.history.replaceState(null, '', '/rows');
  window.localStorage.clear();
});

it('a list shows rows, how many, and whether that is all', () => {
  drawn();
  expect(screen.getByRole('link', { name: 'anna' })).toBeTruthy();
  expect(screen.getByText('3 in all')).toBeTruthy();
});

it('a list puts a chosen filter and a sort into the address', async () => {
  drawn();
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'open');
  expect(window.location.search).toBe('?status=open');
  await userEvent.click(screen.getByRole('button', { name: /Sum/ }));
  expect(window.location.search).toBe('?status=open&sort=sum_desc');
});

it('a list walks rows by keys and opens the one that is stood on', () => {
  const { onOpen } = drawn();
  const frame = screen.getByRole('region', { name: 'Rows' });
  fireEvent.keyDown(frame, { key: 'j' });
  fireEvent.keyDown(frame, { key: 'ArrowDown' });
  fireEvent.keyDown(frame, { key: 'Enter' });
  expect(onOpen).toHaveBeenCalledWith(ROWS[1]);
});

it('a list says why it did not load and tries again when asked', async () => {
  const { whole } = drawn({ data: undefined, error: new Error('Nobody answers.') });
  expect(screen.getByRole('alert').textContent).toContain('Nobody answers.');
  await userEvent.click(screen.getByRole('button', { name: 'Again' }));
  expect(whole.refetch).toHaveBeenCalled();
});

it('a list that is empty says so otherwise than one that nothing fits, and clears the filters', async () => {
  params.current = new URLSearchParams('status=open');
  window.history.replaceState(null, '', '/rows?status=open');
  drawn({ data: { pages: [{ items: [] }] } });
  expect(screen.getByText('Nothing fits')).toBeTruthy();
  await userEvent.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body);
  expect(window.location.search).toBe('');
});

it('a list hides a column that was taken out, and keeps that', async () => {
  drawn();
  await userEvent.click(screen.getByText('Columns'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sum' }));
  expect(within(screen.getByRole('table')).queryByRole('columnheader', { name: /Sum/ })).toBeNull();
  expect(window.localStorage.getItem('desk-columns-rows')).toBe('sum');
});

it('a list keeps what the address asks under a name', async () => {
  params.current = new URLSearchParams('status=open');
  drawn();
  await userEvent.click(screen.getByText('Views'));
  await userEvent.type(screen.getByLabelText('Name'), 'Waiting{Enter}');
  expect(screen.getByRole('button', { name: 'Waiting' })).toBeTruthy();
  expect(window.localStorage.getItem('desk-views-rows')).toContain('?status=open');
});

it('a list with many filters unfolds them by a button that says how many hold', async () => {
  params.current = new URLSearchParams('status=open&q=anna');
  const more: FilterSpec[] = [...FILTERS, { kind: 'date', name: 'from', label: 'From' }];
  drawn({}, vi.fn(), more);
  const button = screen.getByRole('button', { name: /Filters \(1\)/ });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  const folded = document.getElementById(button.getAttribute('aria-controls') ?? '');
  expect(folded && within(folded).getByLabelText('Status')).toBeTruthy();
  expect(folded && within(folded).queryByLabelText('Search')).toBeNull();
});

it('a list with few filters folds none of them', () => {
  drawn();
  expect(screen.queryByRole('button', { name: /Filters/ })).toBeNull();
});
