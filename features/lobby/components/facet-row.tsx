'use client';

import { useTranslations } from 'next-intl';
import { memo, useState } from 'react';
import { Chip } from '@/components/display/chip';
import { groupDigits } from '@/lib/format/money';

export type FacetOption = { key: string; label: string; games: number; selected: boolean };

/** Values shown before the reader asks for all: about two lines of them. */
const FIRST = 8;

type Props = {
  facet: string;
  label: string;
  options: readonly FacetOption[];
  onToggle: (facet: string, option: string) => void;
};

/**
 * The values of one facet as chips, each with how many games it would leave; what would leave none can't be chosen. Drawn anew only
 * when one of them has changed: there are dozens, and a press changes few.
 */
export const FacetRow = memo(function FacetRow({ facet, label, options, onToggle }: Props) {
  const t = useTranslations('lobby');
  const [all, setAll] = useState(false);
  // One more than the first is shown at once: a button for it would take as much room.
  const folds = options.length > FIRST + 1;
  const shown = folds && !all ? options.filter(({ selected }, place) => selected || place < FIRST) : options;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 px-1 text-muted text-sm">{label}</legend>
      <div className="flex flex-wrap gap-2 py-1">
        {shown.map(({ key, label: name, games, selected }) => (
          <Chip
            key={key}
            selected={selected}
            aria-disabled={games === 0 && !selected}
            onClick={() => (games > 0 || selected) && onToggle(facet, key)}
            className="aria-disabled:cursor-default aria-disabled:opacity-45"
          >
            {name} <span className="opacity-70 tabular">{groupDigits(String(games))}</span>
          </Chip>
        ))}
        {folds && (
          <button
            type="button"
            aria-expanded={all}
            onClick={() => setAll(!all)}
            className="inline-flex min-h-11 items-center rounded-chip px-4 font-semibold text-gold text-sm hover:text-gold-hover"
          >
            {all ? t('less') : t('more', { count: options.length - shown.length })}
          </button>
        )}
      </div>
    </fieldset>
  );
}, isSame);

function isSame(before: Props, after: Props): boolean {
  return (
    before.label === after.label &&
    before.onToggle === after.onToggle &&
    before.options.length === after.options.length &&
    after.options.every((option, place) => {
      const was = before.options[place];
      return (
        was?.key === option.key &&
        was.label === option.label &&
        was.games === option.games &&
        was.selected === option.selected
      );
    })
  );
}
