'use client';

import { useTranslations } from 'next-intl';
import { type MouseEvent, useRef } from 'react';
import { CrossMark } from '@/components/display/cross-mark';

/**
 * Forgets earlier searches, one or all. Its buttons lie over the room that their options leave in the listbox, as high as those, and are
 * not in it: a listbox holds nothing but options. Focus stays among them, and goes back to the field `field` after the last.
 */
export function SearchHistory({
  searches,
  field,
  onForget,
  onForgetAll,
}: {
  searches: readonly string[];
  /** Id of the field. */
  field: string;
  onForget: (text: string) => void;
  onForgetAll: () => void;
}) {
  const t = useTranslations('gameSearch');
  const list = useRef<HTMLUListElement>(null);
  const forget = (event: MouseEvent<HTMLButtonElement>, text: string) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const place = buttons.indexOf(event.currentTarget);
    (buttons[place + 1] ?? buttons[place - 1] ?? document.getElementById(field))?.focus();
    onForget(text);
  };
  const forgetAll = () => {
    document.getElementById(field)?.focus();
    onForgetAll();
  };
  return (
    <div className="pointer-events-none absolute top-0 right-0 flex flex-col items-end *:pointer-events-auto">
      <button
        type="button"
        onClick={forgetAll}
        className="h-11 rounded-control px-3 font-medium text-muted text-sm transition-colors hover:text-ivory"
      >
        {t('forgetAll')}
      </button>
      <ul ref={list} aria-label={t('recent')}>
        {searches.map((text) => (
          <li key={text} className="flex h-15 items-center">
            <button
              type="button"
              aria-label={t('forget', { q: text })}
              onClick={(event) => forget(event, text)}
              className="grid size-11 place-items-center rounded-control text-muted transition-colors hover:text-ivory"
            >
              <CrossMark />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
