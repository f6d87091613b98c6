// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Filter } from './filter';

const SEARCH = { kind: 'search', name: 'q', label: 'Search' } as const;
const drawn = (value: string, onChange: (value: string) => void) => (
  <Filter filter={SEARCH} value={value} anyLabel="Any" onChange={onChange} />
);
const field = () => screen.getByRole('searchbox');
const type = (value: string) => fireEvent.change(field(), { target: { value } });

it('what is typed while the address takes over what was typed before is not lost', async () => {
  const onChange = vi.fn();
  const { rerender } = render(drawn('', onChange));
  type('a');
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('a'));
  type('a/');
  rerender(drawn('a', onChange));
  expect(field()).toHaveProperty('value', 'a/');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('a/'));
});

it('a field of a filter shows what somebody else has put into the address', async () => {
  const onChange = vi.fn();
  const { rerender } = render(drawn('', onChange));
  type('a');
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('a'));
  rerender(drawn('a', onChange));
  rerender(drawn('', onChange));
  expect(field()).toHaveProperty('value', '');
  rerender(drawn('olha', onChange));
  expect(field()).toHaveProperty('value', 'olha');
});

it('a choice says what nothing chosen means to it, and otherwise what it means to the whole list', () => {
  const choice = {
    kind: 'choice',
    name: 'state',
    label: 'State',
    options: [{ value: 'closed', label: 'Closed' }],
  } as const;
  const first = () => screen.getAllByRole('option')[0]?.textContent;
  const { rerender } = render(<Filter filter={choice} value="" anyLabel="Any" onChange={vi.fn()} />);
  expect(first()).toBe('Any');
  rerender(<Filter filter={{ ...choice, any: 'Open' }} value="" anyLabel="Any" onChange={vi.fn()} />);
  expect(first()).toBe('Open');
});
