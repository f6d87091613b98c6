'use client';
import { Badge } from '@desk/components/feedback/badge';
import { Moment } from '@desk/components/moment';
import type { SearchResult } from '@kozyr/contracts/operator/search';
import { clsx } from 'clsx';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';

type Props = { id: string; result: SearchResult; chosen: boolean; onOpen: () => void; onPoint: () => void };

/** One result of the search. */
export function FoundRow({ id, result, chosen, onOpen, onPoint }: Props) {
  const t = useTranslations('search');
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (chosen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const { title, detail, state, at } = result;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys, and names this one as chosen
    <div
      ref={row}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={chosen}
      onClick={onOpen}
      onPointerMove={onPoint}
      className={clsx(
        'flex min-h-9 cursor-pointer items-center gap-3 rounded-control px-2 py-1 pointer-coarse:min-h-11',
        chosen && 'bg-note-ground outline-2 -outline-offset-2 outline-link',
      )}
    >
      <span className="min-w-0 flex-1">
        <span className="block truncate">{title}</span>
        {detail && <span className="block truncate text-muted text-xs">{detail}</span>}
      </span>
      {state && <Badge>{t.has(`state.${state}`) ? t(`state.${state}`) : state}</Badge>}
      {at && (
        <span className="hidden text-muted text-xs tablet:inline">
          <Moment at={at} />
        </span>
      )}
    </div>
  );
}
