'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Badge } from '@/components/display/badge';
import { Card } from '@/components/display/card';
import { ErrorState } from '@/components/feedback/error-state';
import { Skeleton } from '@/components/feedback/skeleton';
import { useKeptFocus } from '@/lib/screen/use-kept-focus';
import { MethodMark } from '../../components/method-mark';
import { METHOD_NAMES } from '../../constants';
import { savedCardsQuery } from '../queries';
import { deadBy, monthOnCard } from '../rules';
import { CardDigits } from './card-digits';
import { ForgetCard } from './forget-card';

/** The cards that the player asked to save, each with the way to have it forgotten: on the profile. */
export function SavedCardsCard() {
  const t = useTranslations('savedCards');
  const heading = useId();
  const box = useKeptFocus<HTMLElement>();
  const cards = useQuery(savedCardsQuery);
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={heading} className="min-w-0">
      <Card className="flex flex-col gap-4">
        <div>
          <h2 id={heading} className="font-display font-semibold text-lg">
            {t('title')}
          </h2>
          <p className="mt-1 text-muted text-sm">{t('lead')}</p>
        </div>
        {cards.isError && !cards.data && <ErrorState onRetry={() => cards.refetch()} />}
        {cards.isPending && <Skeleton className="h-5 w-full" />}
        {cards.data?.length === 0 && <p className="text-sm">{t('none')}</p>}
        {cards.data && cards.data.length > 0 && (
          <ul className="flex flex-col divide-y divide-hairline">
            {cards.data.map((card) => {
              const dead = deadBy(card);
              return (
                <li key={card.id} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-2 first:pt-0 last:pb-0">
                  <MethodMark kind={card.brand} />
                  <span className="min-w-0 flex-1">
                    <span className="block font-medium">
                      {METHOD_NAMES[card.brand]} <CardDigits card={card} />
                    </span>
                    <span className="block text-muted text-sm">
                      {t('goodUntil', { month: monthOnCard(card.good_until) })}
                    </span>
                  </span>
                  {dead && <Badge tone="pending">{t(dead)}</Badge>}
                  <ForgetCard card={card} />
                </li>
              );
            })}
          </ul>
        )}
      </Card>
    </section>
  );
}
