'use client';
import { RecordLink } from '@desk/components/record/record-link';
import { areaName } from '@desk/lib/format/area-name';
import { useMay } from '@desk/lib/own/operator-provider';
import { routes } from '@desk/lib/routes';
import { useLocale, useTranslations } from 'next-intl';

/** Where versioned rules close it besides: that is not changed at once, but by another version. */
export function ClosedByRules({ areas }: { areas: readonly string[] }) {
  const t = useTranslations('games.closing');
  const locale = useLocale();
  const mayRead = useMay('promotions.read');
  if (areas.length === 0) return null;
  return (
    <p className="text-muted text-sm">
      {t('ruled', { areas: areas.map((code) => areaName(code, locale)).join(', ') })}{' '}
      {mayRead && <RecordLink href={routes.promotionKind('closed-games')}>{t('rules')}</RecordLink>}
    </p>
  );
}
