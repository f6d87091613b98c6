'use client';
import { useEffect, useState } from 'react';
import { SelectField } from '../form/select-field';
import { TextField } from '../form/text-field';
import type { FilterSpec } from './filter-spec';

/** How long typing rests before it is asked, in milliseconds. */
const REST_MS = 300;

type Props = {
  filter: FilterSpec;
  value: string;
  onChange: (value: string) => void;
  /** What a choice says while nothing is chosen. */
  anyLabel: string;
};

function Typed({ filter, value, onChange }: Omit<Props, 'anyLabel'>) {
  const [typed, setTyped] = useState(value);
  const [asked, setAsked] = useState(value);
  const [sent, setSent] = useState(value);
  if (asked !== value) {
    setAsked(value);
    // Somebody else changed it, a saved view or "clear". What was sent from here comes back while more is typed.
    if (value !== sent) {
      setSent(value);
      setTyped(value);
    }
  }
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === value) return;
    const timer = setTimeout(() => {
      setSent(wanted);
      onChange(wanted);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <TextField
      label={filter.label}
      type={filter.kind === 'date' ? 'date' : filter.kind === 'search' ? 'search' : 'text'}
      placeholder={'placeholder' in filter ? filter.placeholder : undefined}
      value={typed}
      autoComplete="off"
      data-list-search={filter.kind === 'search' || undefined}
      className={filter.kind === 'search' ? 'min-w-56 flex-1' : 'w-36'}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}

/** One filter of a list. */
export function Filter({ filter, value, onChange, anyLabel }: Props) {
  if (filter.kind !== 'choice') return <Typed filter={filter} value={value} onChange={onChange} />;
  return (
    <SelectField
      label={filter.label}
      value={value}
      className="w-40"
      options={[{ value: '', label: filter.any ?? anyLabel }, ...filter.options]}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
