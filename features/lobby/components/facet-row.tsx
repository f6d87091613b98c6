'use client';

import { Chip } from '@/components/display/chip';
import { groupDigits } from '@/lib/format/money';

export type FacetOption = { key: string; label: string; games: number; selected: boolean };

/** The values of one facet as chips, each with how many games it would leave; what would leave none can't be chosen. */
export function FacetRow({
  label,
  options,
  onToggle,
}: {
  label: string;
  options: readonly FacetOption[];
  onToggle: (key: string) => void;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 px-1 text-muted text-sm">{label}</legend>
      <div className="scrollbar-none -mx-4 flex gap-2 overflow-x-auto px-4 py-1 tablet:mx-0 tablet:max-h-33 tablet:flex-wrap tablet:overflow-y-auto tablet:px-1">
        {options.map(({ key, label: name, games, selected }) => (
          <Chip
            key={key}
            selected={selected}
            aria-disabled={games === 0 && !selected}
            onClick={() => (games > 0 || selected) && onToggle(key)}
            className="aria-disabled:cursor-default aria-disabled:opacity-45"
          >
            {name} <span className="opacity-70 tabular">{groupDigits(String(games))}</span>
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
