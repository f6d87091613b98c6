'use client';

import { bonusLabelSchema, type ListedBonus } from '@kozyr/contracts/bonuses';
import { CURRENCY_ZONES } from '@kozyr/contracts/money';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect } from 'react';
import { Card } from '@/components/display/card';
import { EmptyState } from '@/components/feedback/empty-state';
import { ErrorState } from '@/components/feedback/error-state';
import { Skeleton } from '@/components/feedback/skeleton';
import { userQuery } from '@/features/account/queries';
import { activeBonusQuery } from '../../active/queries';
import { bonusesQuery, bonusSettingsQuery, usualStakeQuery } from '../queries';
import { hoursOf, offerProblem } from '../rules';
import { BonusCard } from './bonus-card';
import { PromoCodeForm } from './promo-code-form';

const PLACES = ['a', 'b', 'c', 'd'];

/** Bonuses on offer, page after page, with the field for a promo code above. `toGames` leads on where there are none. */
export function AvailableBonuses({ toGames }: { toGames: ReactNode }) {
  const t = useTranslations('bonuses');
  const { data: user } = useQuery(userQuery);
  const { data: usual = null } = useQuery(usualStakeQuery);
  const { data: active } = useQuery(activeBonusQuery);
  const list = useInfiniteQuery({ ...bonusesQuery(user?.currency ?? 'uah'), enabled: user !== undefined });
  const { data: settings } = useQuery({ ...bonusSettingsQuery(user?.currency ?? 'uah'), enabled: user !== undefined });
  const { hasNextPage, isError, isFetchingNextPage, fetchNextPage } = list;

  // Spec §4: the next page is fetched while fewer are loaded than there are. After one that did not come the player asks again.
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage]);

  const labelOf = ({ bonus_group: { name } }: ListedBonus) => {
    const known = bonusLabelSchema.safeParse(name);
    return known.success ? t(`label.${known.data}`) : name;
  };
  const moment = { now: new Date(), timeZone: CURRENCY_ZONES[user?.currency ?? 'uah'] };
  const isFree = (bonus: ListedBonus) => !offerProblem(bonus, moment, hoursOf(bonus, settings?.items ?? [], moment));
  // Once all of them are here, so that none moves the others down. What can be taken now comes first; the sort keeps the platform's order otherwise.
  const pages = hasNextPage && !isError ? undefined : list.data?.pages;
  const bonuses = pages
    ?.flatMap(({ items }) => items)
    .sort((one, other) => Number(isFree(other)) - Number(isFree(one)));
  return (
    <div className="flex flex-col gap-6">
      <Card className="max-w-xl">
        <PromoCodeForm usual={usual} />
      </Card>
      {isError && <ErrorState onRetry={() => list.refetch()} />}
      {!bonuses && !isError && (
        <div aria-busy className="grid gap-4 desktop:grid-cols-2">
          {PLACES.map((place) => (
            <Skeleton key={place} className="h-52 w-full" />
          ))}
        </div>
      )}
      {bonuses?.length === 0 && (
        <EmptyState suit="diamonds" title={t('noneOffered')} action={toGames}>
          {t('noneOfferedText')}
        </EmptyState>
      )}
      {bonuses && bonuses.length > 0 && (
        <ul className="grid items-start gap-4 desktop:grid-cols-2">
          {bonuses.map((bonus, place) => (
            <li key={bonus.id}>
              <BonusCard
                bonus={bonus}
                label={labelOf(bonus)}
                usual={usual}
                running={active?.bonus_id === bonus.id ? active.status : null}
                prominent={place === 0}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
