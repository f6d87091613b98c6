'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/display/icon';
import { cn } from '@/lib/class-names';
import { artOf } from '@/lib/media/art';
import type { Proposal, Proposals } from '../rules';
import { SearchOption } from './search-option';

/** What is proposed, group by group; places count through all of them. Earlier searches leave room for SearchHistory. */
export function SearchGroups({
  id,
  groups,
  active,
  onPick,
}: {
  id: string;
  groups: readonly Proposals[];
  active: number;
  onPick: (option: Proposal) => void;
}) {
  const t = useTranslations('gameSearch');
  let place = -1;
  return (
    <div id={`${id}-list`} role="listbox" aria-label={t('title')} tabIndex={-1}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`} className="pb-3">
          <p
            id={`${id}-${group.key}`}
            className={cn('px-3 text-muted text-sm', group.key === 'recent' ? 'flex h-11 items-center' : 'py-1.5')}
          >
            {t(group.key)}
          </p>
          {group.options.map((option) => {
            place += 1;
            const { key, href, label, image, note, search } = option;
            return (
              <SearchOption
                key={key}
                id={`${id}-${place}`}
                href={href}
                active={place === active}
                label={label}
                note={typeof note === 'number' ? t('studioGames', { count: note }) : note}
                picture={
                  image ? (
                    // biome-ignore lint/performance/noImgElement: the art comes in its own widths
                    <img src={artOf(image, 96)} alt="" width={36} height={48} loading="lazy" />
                  ) : (
                    <Icon name={search === undefined ? 'providers' : 'history'} size={20} />
                  )
                }
                forgettable={search !== undefined}
                onPick={() => onPick(option)}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
