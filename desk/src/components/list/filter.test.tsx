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
