'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AppLink } from '@/components/controls/app-link';
import { CheckList } from '@/components/display/check-list';
import type { WheelNeeds as Needs } from '../types';

/** What a spin needs, each with its mark; what is missing leads to where it is got (spec §4). `onLeave`: a link was followed. */
export function WheelNeeds({
  needs,
  depositHref,
  ratingHref,
  onLeave,
}: {
  needs: Needs;
  depositHref: string;
  ratingHref: string;
  onLeave?: (() => void) | undefined;
}) {
  const t = useTranslations('wheel');
  const way = (href: string, label: string): ReactNode => (
    <AppLink
      href={href}
      prefetch={false}
      onClick={onLeave}
      className="-my-2.5 inline-flex min-h-11 items-center font-semibold text-gold underline underline-offset-4 hover:text-gold-hover"
    >
      {label}
    </AppLink>
  );
  return (
    <div className="w-full rounded-control bg-surface-2 p-4">
      <h3 className="mb-3 text-left font-semibold text-sm">{t('needs')}</h3>
      <CheckList
        undoneLabel={t('undone')}
        items={[
          { key: 'register', content: t('register') },
          {
            key: 'stars',
            done: needs.stars.met,
            content: (
              <>
                {t('stars', { needed: needs.stars.needed })}
                {!needs.stars.met && <br />}
                {!needs.stars.met && way(ratingHref, t('toRating'))}
              </>
            ),
          },
          {
            key: 'deposit',
            done: needs.deposit.met,
            content: (
              <>
                {t('deposit', { hours: needs.deposit.within_hours })}
                {!needs.deposit.met && <br />}
                {!needs.deposit.met && way(depositHref, t('toDeposit'))}
              </>
            ),
          },
        ]}
      />
    </div>
  );
}
