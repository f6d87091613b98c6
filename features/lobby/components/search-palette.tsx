'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type KeyboardEvent, useId, useState } from 'react';
import { useDebounce } from 'use-debounce';
import { Button } from '@/components/controls/button';
import { Icon } from '@/components/display/icon';
import { Skeleton } from '@/components/feedback/skeleton';
import { Dialog } from '@/components/overlay/dialog';
import { keepSearches, readSearches } from '@/lib/player-games/searches';
import { localePath } from '@/lib/routes/paths';
import { routes } from '@/lib/routes/routes';
import { MAX_SEARCHES, SEARCH_DEBOUNCE_MS } from '../constants';
import { popularGamesQuery, searchQuery } from '../queries';
import { optionByKey, proposals, readSearch, remembered } from '../rules';
import { SearchOption } from './search-option';

const MAX_FOUND = 8;
const WAITING = ['a', 'b', 'c', 'd'];

type Found = { items: readonly unknown[]; providers: readonly unknown[] };
const countOf = ({ items, providers }: Found) => items.length + providers.length;

/** Where the text is typed; it speaks of the option that is chosen by keys. */
function SearchField({
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

/** What is proposed, group by group; places count through all of them. */
function SearchGroups({
  id,
  groups,
  active,
  onPick,
}: {
  id: string;
  groups: ReturnType<typeof proposals>;
  active: number;
  onPick: () => void;
}) {
  const t = useTranslations('gameSearch');
  let place = -1;
  return (
    <div id={`${id}-list`} role="listbox" aria-label={t('title')} tabIndex={-1}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div key={group.key} role="group" aria-labelledby={`${id}-${group.key}`} className="pb-3">
          <p id={`${id}-${group.key}`} className="px-3 py-1.5 text-muted text-sm">
            {t(group.key)}
          </p>
          {group.options.map(({ key, href, label, image, note }) => {
            place += 1;
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
                    <img src={`${image}/96.webp`} alt="" width={36} height={48} loading="lazy" />
                  ) : (
                    <Icon name={group.key === 'recent' ? 'history' : 'providers'} size={20} />
                  )
                }
                onPick={onPick}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** How keys work here, and the way to all that was found, where anything was. */
function Footer({ onAll }: { onAll: (() => void) | null }) {
  const t = useTranslations('gameSearch');
  return (
    <div className="flex shrink-0 items-center justify-between gap-3 max-tablet:hidden">
      <p className="text-muted text-xs">{t('keys')}</p>
      {onAll && (
        <Button size="small" tone="ghost" className="whitespace-nowrap" onClick={onAll}>
          {t('all')}
        </Button>
      )}
    </div>
  );
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
  const [searches, setSearches] = useState(readSearches);
  const [settled] = useDebounce(text, SEARCH_DEBOUNCE_MS);
  const typed = readSearch(text);
  const asked = readSearch(settled);
  const result = useQuery({
    ...searchQuery(asked.state === 'search' ? asked.q : '', MAX_FOUND),
    enabled: asked.state === 'search' && typed.state === 'search',
  });
  const popular = useQuery({ ...popularGamesQuery, enabled: open });

  const found = typed.state === 'search' ? (result.data ?? null) : null;
  const groups = proposals({ state: typed.state, found, searches, popular: popular.data?.items ?? [] });
  const options = groups.flatMap((group) => group.options);
  const waits = typed.state === 'search' && !result.data && !result.isError;

  const remember = () => {
    if (typed.state !== 'search') return;
    const now = remembered(searches, typed.q, MAX_SEARCHES);
    setSearches(now);
    keepSearches(now);
  };
  const leave = () => {
    remember();
    onClose();
  };
  const write = (next: string) => {
    setText(next);
    setActive(-1);
  };
  const go = (href: string) => {
    leave();
    router.push(localePath(locale, href));
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      const chosen = options[active];
      if (chosen) go(chosen.href);
      else if (typed.state === 'search') go(routes.gamesFound(typed.q));
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
          active={options[active] ? active : null}
          expanded={options.length > 0}
          onWrite={write}
          onKeyDown={press}
        />
        <p id={`${id}-note`} role="status" className="shrink-0 text-pending text-sm empty:hidden">
          {typed.state === 'short' ? t('tooShort') : ''}
        </p>
        <p role="status" className="sr-only">
          {found && !waits ? t('found', { count: countOf(found) }) : ''}
        </p>
        <div className="-mx-2 min-h-0 flex-1 overflow-y-auto overscroll-contain px-2">
          <SearchState
            q={typed.state === 'search' ? typed.q : null}
            found={found}
            failed={result.isError}
            onAgain={() => result.refetch()}
          />
          <SearchGroups id={id} groups={groups} active={active} onPick={leave} />
        </div>
        <Footer
          onAll={
            typed.state === 'search' && found && found.items.length > 0 ? () => go(routes.gamesFound(typed.q)) : null
          }
        />
      </div>
    </Dialog>
  );
}
