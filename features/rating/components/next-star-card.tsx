'use client';

import { useTranslations } from 'next-intl';
import { Icon } from '@/components/display/icon';
import { LinkCard } from '@/components/display/link-card';
import { formatMoney } from '@/lib/format/money';
import { routes } from '@/lib/routes/routes';
import type { StarInBrief } from '../rules';

/** The player's stars, and the turnover that the next one takes. */
export function NextStarCard({ star }: { star: StarInBrief }) {
  const t = useTranslations('ownStrip.star');
  const { rating, stars, left, currency, progress } = star;
  return (
    <LinkCard
      href={routes.profile('rating')}
      kind={t('kind')}
      title={t('own', { rating })}
      text={t('left', { stars, left: formatMoney(left, { currency }) })}
      progress={progress}
      mark={<Icon name="star" size={32} />}
    />
  );
}
