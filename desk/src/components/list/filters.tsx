'use client';
import { clsx } from 'clsx';
import { useId, useState } from 'react';
import type { Asked } from '../../lib/address/use-address';
import { Button } from '../form/button';
import { Filter } from './filter';
import type { FilterSpec } from './filter-spec';

/** So many filters stand open on a small screen too: folding them would save nothing. */
const FEW = 2;

type Props = {
  filters: readonly FilterSpec[];
  asked: Asked;
  onChange: (changes: Readonly<Record<string, string | undefined>>) => void;
  /** What a choice says while nothing is chosen. */
  anyLabel: string;
  /** The name of the button that unfolds them. @param count how many of them hold now */
  label: (count: number) => string;
};

/** The filters of a list. On a small screen all but the search are folded behind a button, so that the rows are in the first view. */
export function Filters({ filters, asked, onChange, anyLabel, label }: Props) {
  const [open, setOpen] = useState(false);
  const folded = useId();
  const drawn = (some: readonly FilterSpec[]) =>
    some.map((filter) => (
      <Filter
        key={filter.name}
        filter={filter}
        value={asked[filter.name] ?? ''}
        anyLabel={anyLabel}
        onChange={(value) => onChange({ [filter.name]: value })}
      />
    ));
  if (filters.length <= FEW) return drawn(filters);
  const search = filters.filter(({ kind }) => kind === 'search');
  const rest = filters.filter(({ kind }) => kind !== 'search');
  return (
    <>
      {drawn(search)}
      <Button
        className="tablet:hidden"
        aria-expanded={open}
        aria-controls={folded}
        onClick={() => setOpen(!open)}
        data-list-filters
      >
        {label(rest.filter(({ name }) => asked[name]).length)}
        <span aria-hidden="true">{open ? '▴' : '▾'}</span>
      </Button>
      <div
        id={folded}
        className={clsx(
          'w-full grid-cols-2 items-end gap-2 tablet:contents max-tablet:[&>*]:w-full',
          open ? 'grid' : 'hidden',
        )}
      >
        {drawn(rest)}
      </div>
    </>
  );
}
