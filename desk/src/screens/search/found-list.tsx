'use client';
import { useTranslations } from 'next-intl';
import { FoundRow } from './found-row';
import type { Group } from './groups';

type Props = {
  id: string;
  groups: readonly Group[];
  chosen: number;
  /** The id of the row at a place. */
  rowId: (place: number) => string;
  onOpen: (place: number) => void;
  onPoint: (place: number) => void;
};

/** What was found, by kind. */
export function FoundList({ id, groups, chosen, rowId, onOpen, onPoint }: Props) {
  const t = useTranslations('search');
  return (
    <div id={id} role="listbox" aria-label={t('title')} className="flex max-h-[55dvh] flex-col gap-3 overflow-y-auto">
      {groups.map(({ kind, results }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options in a list box, not of controls in a form
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
          <div id={`${id}-${kind}`} role="presentation" className="px-2 font-medium text-muted text-xs">
            {t(`kind.${kind}`)}
          </div>
          {results.map(({ result, place }) => (
            <FoundRow
              key={result.id}
              id={rowId(place)}
              result={result}
              chosen={place === chosen}
              onOpen={() => onOpen(place)}
              onPoint={() => onPoint(place)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
