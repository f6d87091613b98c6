'use client';

import { useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import { Icon } from '@/components/display/icon';

/** Where the text is typed; it speaks of the option that is chosen by keys. */
export function SearchField({
  id,
  text,
  active,
  expanded,
  onWrite,
  onKeyDown,
}: {
  id: string;
  text: string;
  active: number | null;
  expanded: boolean;
  onWrite: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}) {
  const t = useTranslations('gameSearch');
  return (
    <span className="relative block shrink-0">
      <Icon name="search" size={20} className="pointer-events-none absolute top-3.5 left-4 text-muted" />
      <input
        id={`${id}-field`}
        type="search"
        role="combobox"
        aria-label={t('placeholder')}
        aria-expanded={expanded}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active === null ? undefined : `${id}-${active}`}
        aria-describedby={`${id}-note`}
        value={text}
        onChange={(event) => onWrite(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder={t('placeholder')}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        className="h-12 w-full rounded-control bg-surface-2 pr-4 pl-12 text-ivory placeholder:text-muted"
      />
    </span>
  );
}
