'use client';

import { localeOf } from '@kozyr/contracts/locales';
import type { Currency } from '@kozyr/contracts/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Button } from '@/components/controls/button';
import { ErrorState } from '@/components/feedback/error-state';
import { Skeleton } from '@/components/feedback/skeleton';
import { loneIn } from '@/components/layout/lone-in';
import { userQuery } from '@/features/account/queries';
import { cn } from '@/lib/class-names';
import { useEventsFlow } from '@/lib/events/flow';
import { onTopic } from '@/lib/events/topic-events';
import { currenciesOf } from '@/lib/i18n/languages';
import { latePart } from '@/lib/late-part';
import { invalidateAll } from '@/lib/query/query-client';
import { staleTogether } from '@/lib/query/stale';
import { BATTLE_KEY } from '@/lib/routes/routes';
import { LAST_PAGE_SIZE } from '../constants';
import { battlesQuery, useOwnRanks } from '../queries';
import type { BattleList as List } from '../types';
import { BattleCard } from './battle-card';

const BattleDialog = latePart(() => import('./battle-dialog').then((module) => module.BattleDialog));
/** One row of cards at each width. */
const ROW = ['', 'hidden tablet:block', 'hidden desktop1440:block'];
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The address with this battle open over the page, or none; the page does not move and asks the server for nothing. */
function openInAddress(id: string | null): void {
  const address = new URL(window.location.href);
  if (id) address.searchParams.set(BATTLE_KEY, id);
  else address.searchParams.delete(BATTLE_KEY);
  window.history.replaceState(null, '', address);
}

/** A list of battles, live: those that run and come, or those that are over, page by page. `empty` stands for none. */
export function BattleList({ list, member, empty }: { list: List; member: boolean; empty: ReactNode }) {
  const { data: user, isError } = useQuery({ ...userQuery, enabled: member });
  const locale = localeOf(useLocale());
  const currency: Currency | undefined = member && !isError ? user?.currency : currenciesOf(locale)[0];
  const opened = useSearchParams().get(BATTLE_KEY);
  return (
    <>
      {currency ? <Cards list={list} member={member} currency={currency} empty={empty} /> : <Waiting />}
      {opened && ID.test(opened) && (
        <BattleDialog key={opened} id={opened} member={member} onClose={() => openInAddress(null)} />
      )}
    </>
  );
}

function Cards({
  list,
  member,
  currency,
  empty,
}: {
  list: List;
  member: boolean;
  currency: Currency;
  empty: ReactNode;
}) {
  const t = useTranslations('battles');
  const heading = useId();
  const client = useQueryClient();
  const [page, setPage] = useState(1);
  useEventsFlow();
  const { data, isError, refetch } = useQuery(battlesQuery(list, currency, page));
  const { data: ranks } = useOwnRanks(member);
  useEffect(() => onTopic('battles', () => void invalidateAll(client, staleTogether.battles)), [client]);

  if (isError && !data) return <ErrorState onRetry={() => refetch()} />;
  if (!data) return <Waiting />;
  // As high as what stood for it, so that nothing below moves.
  if (data.total === 0) return <div className="grid min-h-96">{empty}</div>;
  const pages = Math.ceil(data.total / LAST_PAGE_SIZE);
  // The one gold button: the first battle that can be entered.
  const first = data.items.find(({ id, status }) => status === 'active' && !ranks?.has(id));
  return (
    <section className="flex flex-col gap-6">
      <h2 id={heading} className="sr-only">
        {t(`lists.${list}`)}
      </h2>
      <ul
        aria-labelledby={heading}
        data-lone={loneIn(data.items.length)}
        className="grid gap-4 tablet:first-wide-2 tablet:grid-cols-2 desktop1440:first-wide-3 desktop1440:grid-cols-3"
      >
        {data.items.map((battle) => (
          <li key={battle.id} className="min-w-0">
            <BattleCard
              battle={battle}
              rank={ranks?.get(battle.id)}
              prominent={member && battle.id === first?.id}
              onOpen={() => openInAddress(battle.id)}
              onChange={() => refetch()}
            />
          </li>
        ))}
      </ul>
      {list === 'last' && pages > 1 && (
        <div className="flex items-center justify-center gap-4">
          <Button tone="quiet" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {t('newer')}
          </Button>
          <span className="text-muted text-sm tabular">
            {page} / {pages}
          </span>
          <Button tone="quiet" disabled={page >= pages} onClick={() => setPage(page + 1)}>
            {t('older')}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Few or many, or of those that are over none: a row stands for them. */
function Waiting() {
  return (
    <div aria-busy className="grid gap-4 tablet:grid-cols-2 desktop1440:grid-cols-3">
      {ROW.map((when) => (
        <Skeleton key={when} className={cn('h-96 w-full rounded-card', when)} />
      ))}
    </div>
  );
}
