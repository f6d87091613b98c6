'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type KeyboardEvent, useId, useState } from 'react';
import { useDebounce } from 'use-debounce';
import { Button } from '@/components/controls/button';
import { Skeleton } from '@/components/feedback/skeleton';
import { Dialog } from '@/components/overlay/dialog';
import { forgetSearch, forgetSearches, noteSearch, readSearches } from '@/lib/player-games/searches';
import { localePath } from '@/lib/routes/paths';
import { routes } from '@/lib/routes/routes';
import { SEARCH_DEBOUNCE_MS } from '../constants';
import { popularGamesQuery, searchQuery } from '../queries';
import { optionByKey, type Proposal, proposals, readSearch } from '../rules';
import { SearchField } from './search-field';
import { SearchGroups } from './search-groups';
import { SearchHistory } from './search-history';

const MAX_FOUND = 8;
const WAITING = ['a', 'b', 'c', 'd'];

type Found = { items: readonly unknown[]; providers: readonly unknown[] };
const countOf = ({ items, providers }: Found) => items.length + providers.length;

/** What stands above the proposals while a search fails, is under way or found nothing. `q` null: nothing is searched for. */
function SearchState({
  q,
  found,
  failed,
  onAgain,
}: {
  q: string | null;
  found: Found | null;
  failed: boolean;
  onAgain: () => void;
}) {
  const t = useTranslations('gameSearch');
  if (q === null) return null;
  return (
    <>
      {failed && (
        <div className="flex flex-col items-start gap-3 py-4">
          <p className="text-muted">{t('failed')}</p>
          <Button size="small" onClick={onAgain}>
            {t('again')}
          </Button>
        </div>
      )}
      {!found && !failed && (
        <div aria-busy className="flex flex-col gap-3 py-2">
          {WAITING.map((key) => (
            <Skeleton key={key} className="h-12 w-full" />
          ))}
        </div>
      )}
      {found && countOf(found) === 0 && <p className="pb-2 text-muted">{t('nothing', { q })}</p>}
    </>
  );
}

/** What is told below the field, and to a screen reader alone. */
function SearchTold({ id, isShort, found, told }: { id: string; isShort: boolean; found: Found | null; told: string }) {
  const t = useTranslations('gameSearch');
  return (
    <>
      <p id={`${id}-note`} role="status" className="shrink-0 text-pending text-sm empty:hidden">
        {isShort ? t('tooShort') : ''}
      </p>
      <p role="status" className="sr-only">
        {found ? t('found', { count: countOf(found) }) : told}
      </p>
    </>
  );
}

/** How keys work here, and the way to all that was found, where anything was. */
function Footer({ onAll, mayForget }: { onAll: (() => void) | null; mayForget: boolean }) {
  const t = useTranslations('gameSearch');
  return (
    <div className="flex shrink-0 items-center justify-between gap-3 max-tablet:hidden">
      <p className="text-muted text-xs">{t(mayForget ? 'keysOfHistory' : 'keys')}</p>
      {onAll && (
        <Button size="small" tone="ghost" className="whitespace-nowrap" onClick={onAll}>
          {t('all')}
        </Button>
      )}
    </div>
  );
}

/** The earlier searches of this browser, and what is told of them to a screen reader. */
function useSearchHistory() {
  const t = useTranslations('gameSearch');
  const [searches, setSearches] = useState(() => readSearches());
  const [told, setTold] = useState('');
  return {
    searches,
    told,
    note: (text: string | undefined) => text !== undefined && setSearches(noteSearch(text)),
    forget: (text: string) => {
      setSearches(forgetSearch(text));
      setTold(t('forgotten', { q: text }));
    },
    forgetAll: () => {
      setSearches(forgetSearches());
      setTold(t('allForgotten'));
    },
  };
}

/** What is found for what is typed now; `isEmpty`: it is known that there is nothing. */
function useFound(text: string) {
  const [settled] = useDebounce(text, SEARCH_DEBOUNCE_MS);
  const [typed, asked] = [readSearch(text), readSearch(settled)];
  const q = typed.state === 'search' ? typed.q : null;
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...searchQuery(asked.state === 'search' ? asked.q : '', MAX_FOUND),
    enabled: asked.state === 'search' && q !== null,
  });
  const found = q === null ? null : (data ?? null);
  const isAnswered = asked.state === 'search' && asked.q === q && !isPlaceholderData;
  return {
    typed,
    q,
    found,
    failed: isError,
    isEmpty: found !== null && isAnswered && countOf(found) === 0,
    again: () => refetch(),
  };
}

/** The search over any page: games and studios together, by keyboard or touch. Spec §5: from 3 characters. */
export function SearchPalette({
  open,
  start,
  onClose,
}: {
  open: boolean;
  /** What stands in the field at first. */
  start: string;
  onClose: () => void;
}) {
  const t = useTranslations('gameSearch');
  const router = useRouter();
  const locale = useLocale();
  const id = useId();
  const [text, setText] = useState(start);
  const [active, setActive] = useState(-1);
  const history = useSearchHistory();
  const { typed, q, found, failed, isEmpty, again } = useFound(text);
  const popular = useQuery({ ...popularGamesQuery, enabled: open });

  const { searches } = history;
  const groups = proposals({ state: typed.state, found, searches, popular: popular.data?.items ?? [] });
  const options = groups.flatMap((group) => group.options);
  const chosen = options[active];
  // While something is typed the key Delete is the text's own.
  const earlier = typed.state === 'none' ? chosen?.search : undefined;

  const write = (next: string) => {
    setText(next);
    setActive(-1);
  };
  const pick = ({ search }: Proposal) => {
    history.note(q ?? search);
    onClose();
  };
  const showAll = (all: string) => {
    if (!isEmpty) history.note(all);
    onClose();
    router.push(localePath(locale, routes.gamesFound(all)));
  };
  const forget = (search: string) => {
    history.forget(search);
    setActive((place) => Math.min(place, searches.length - 2));
  };
  const forgetAll = () => {
    history.forgetAll();
    setActive(-1);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      if (chosen) {
        pick(chosen);
        router.push(localePath(locale, chosen.href));
      } else if (q !== null) showAll(q);
      return;
    }
    if (event.key === 'Delete' && earlier !== undefined) {
      event.preventDefault();
      forget(earlier);
      return;
    }
    const next = optionByKey(event.key, active, options.length);
    if (next === null) return;
    event.preventDefault();
    setActive(next);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Dialog open={open} onOpenChange={(is) => !is && onClose()} title={t('title')} width="medium">
      <div className="flex h-[70dvh] flex-col gap-3 tablet:h-[min(34rem,70dvh)]">
        <SearchField
          id={id}
          text={text}
          active={chosen ? active : null}
          expanded={options.length > 0}
          onWrite={write}
          onKeyDown={press}
        />
        <SearchTold id={id} isShort={typed.state === 'short'} found={found} told={q === null ? history.told : ''} />
        <div className="-mx-2 min-h-0 flex-1 overflow-y-auto overscroll-contain px-2">
          <SearchState q={q} found={found} failed={failed} onAgain={again} />
          <div className="relative">
            <SearchGroups id={id} groups={groups} active={active} onPick={pick} />
            {q === null && searches.length > 0 && (
              <SearchHistory searches={searches} field={`${id}-field`} onForget={forget} onForgetAll={forgetAll} />
            )}
          </div>
        </div>
        <Footer
          onAll={q !== null && found && found.items.length > 0 ? () => showAll(q) : null}
          mayForget={earlier !== undefined}
        />
      </div>
    </Dialog>
  );
}
