'use client';

import { useTranslations } from 'next-intl';
import { LineIcon } from '@/components/display/line-icon';
import { LinkCard } from '@/components/display/link-card';
import { browserTimeZone, formatDateTime } from '@/lib/format/dates';
import { routes } from '@/lib/routes/routes';
import type { WheelInBrief } from '../types';

/** A rim with eight sectors. */
const WHEEL = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 3v18M3 12h18M5.6 5.6l12.8 12.8M18.4 5.6 5.6 18.4';

/** The wheel: free, what it wants, or when it is free again. The moment is written, and nothing counts down to it. */
export function WheelInBriefCard({ wheel }: { wheel: WheelInBrief }) {
  const t = useTranslations('ownStrip.wheel');
  const { kind } = wheel;
  const text =
    kind === 'deposit'
      ? t('depositText', { hours: wheel.hours })
      : kind === 'spun'
        ? t('spunText', { moment: formatDateTime(wheel.nextAt, browserTimeZone()) })
        : t('readyText');
  return (
    <LinkCard
      href={routes.wheel()}
      kind={t('kind')}
      title={t(kind)}
      text={text}
      mark={<LineIcon d={WHEEL} size={32} />}
    />
  );
}
