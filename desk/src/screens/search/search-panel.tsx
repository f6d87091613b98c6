'use client';
import { Notice } from '@desk/components/feedback/notice';
import { TextField } from '@desk/components/form/text-field';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { MIN_SEARCH_LENGTH, searchAnything } from '@kozyr/contracts/operator/search';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { addressOf } from './address-of';
import { FoundList } from './found-list';
import { groupsOf, placeAfter } from './groups';

/** How long typing rests before it is asked, in milliseconds. */
const REST_MS = 200;

function useRested(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed.trim()), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}

/** The field and what it finds. The focus stays in the field: arrows choose among the results, Enter opens the chosen one. */
export function SearchPanel({ onOpen }: { onOpen: (address: string) => void }) {
  const t = useTranslations('search');
  const explain = useExplain();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState(0);
  const q = useRested(typed);
  // Before the dialog looks for what to focus, which would be its first button.
  useLayoutEffect(() => field.current?.focus(), []);
  const asked = q.length >= MIN_SEARCH_LENGTH;
  const { data, error, isFetching } = useQuery({
    ...endpointQuery(searchAnything, { query: { q } }),
    enabled: asked,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
  const groups = useMemo(() => groupsOf(asked ? (data?.items ?? []) : []), [asked, data]);
  const found = groups.flatMap(({ results }) => results.map(({ result }) => result));
  const at = Math.min(chosen, found.length - 1);
  // What is shown is of what was asked before until the answer comes: Enter waits for it.
  const isCurrent = asked && !isFetching && q === typed.trim();
  const open = (place: number) => {
    const result = found[place];
    if (result) onOpen(addressOf(result));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      if (isCurrent) open(at);
      return;
    }
    const next = placeAfter(event.key, at, found.length);
    if (next === null) return;
    event.preventDefault();
    setChosen(next);
  };
  const rowId = (place: number) => `${id}-row-${place}`;
  const said = () => {
    if (!asked) return t('short');
    if (!isCurrent && found.length === 0) return t('searching');
    return found.length === 0 ? t('none') : t('found', { count: found.length });
  };
  return (
    <div className="flex flex-col gap-3">
      <TextField
        ref={field}
        label={t('label')}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={found.length > 0 ? `${id}-list` : undefined}
        aria-activedescendant={found.length > 0 ? rowId(at) : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        maxLength={254}
        value={typed}
        hint={t('hint')}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setTyped(target.value);
          setChosen(0);
        }}
      />
      {error && asked && <Notice tone="bad">{explain(error)}</Notice>}
      <p role="status" className="text-muted text-sm">
        {said()}
      </p>
      {asked && isCurrent && found.length === 0 && !error && <p className="text-muted text-sm">{t('noneHint')}</p>}
      {found.length > 0 && (
        <FoundList id={`${id}-list`} groups={groups} chosen={at} rowId={rowId} onOpen={open} onPoint={setChosen} />
      )}
      <p className="hidden text-muted text-xs tablet:block">{t('move')}</p>
    </div>
  );
}
