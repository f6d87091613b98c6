'use client';
import { Badge } from '@desk/components/feedback/badge';
import { useLocale, useTranslations } from 'next-intl';
import { areaName } from './rules';

/** Where something is closed, by code; its name is on the mouse. */
export function ClosedIn({ areas }: { areas: readonly string[] }) {
  const t = useTranslations('games');
  const locale = useLocale();
  if (areas.length === 0) return <span className="text-muted">{t('nowhere')}</span>;
  return (
    <span className="inline-flex flex-wrap gap-1">
      {areas.map((code) => (
        <span key={code} title={areaName(code, locale)}>
          <Badge tone="warn">{code}</Badge>
        </span>
      ))}
    </span>
  );
}
