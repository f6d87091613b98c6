'use client';

import type { Currency } from '@kozyr/contracts/money';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { userQuery } from '@/features/account/queries';
import { activeBonusQuery } from '../../active/queries';
import { todaysOfferQuery, usualStakeQuery } from '../queries';
import { BonusCard } from './bonus-card';
import { WeeklyOfferSkeleton } from './weekly-offer-skeleton';

function Offer({ currency, text }: { currency: Currency; text: string }) {
  const t = useTranslations('bonuses');
  const { data: bonus, isPending } = useQuery(todaysOfferQuery('WeeklyCashback', currency));
  const { data: usual = null } = useQuery(usualStakeQuery);
  const { data: active } = useQuery(activeBonusQuery);
  if (isPending) return <WeeklyOfferSkeleton />;
  if (!bonus) return null;
  return (
    <section className="flex max-w-xl flex-col gap-3">
      <p className="text-muted">{text}</p>
      <BonusCard
        bonus={bonus}
        label={t('label.WeeklyCashback')}
        usual={usual}
        running={active?.bonus_id === bonus.id ? active.status : null}
      />
    </section>
  );
}

/** The weekly cashback on offer, with what it is in `text`; nothing while there is none. */
export function WeeklyOffer({ text }: { text: string }) {
  const { data: user, isPending } = useQuery(userQuery);
  if (isPending) return <WeeklyOfferSkeleton />;
  return user ? <Offer currency={user.currency} text={text} /> : null;
}
