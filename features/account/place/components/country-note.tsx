'use client';

import type { CountryCode } from '@kozyr/contracts/countries';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/display/icon';
import { placeOfCountryQuery } from '../queries';

/** Under the country of a registration: that one would play for credits there. Nothing where one plays for money. */
export function CountryNote({ country }: { country: CountryCode }) {
  const t = useTranslations('account');
  const { data } = useQuery(placeOfCountryQuery(country));
  if (data?.mode !== 'play') return null;
  return (
    <p role="note" className="flex items-start gap-2 rounded-control bg-surface-2 px-3 py-2.5 text-sm leading-5">
      <Icon name="info" size={18} className="mt-0.5 shrink-0 text-gold" />
      {t('playMoney')}
    </p>
  );
}
