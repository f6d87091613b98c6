'use client';
import { Badge } from '@desk/components/feedback/badge';
import { areaName } from '@desk/lib/format/area-name';
import { useLocale, useTranslations } from 'next-intl';

/** Where something is closed, by code, by hand and by rules; its name is on the mouse. */
export function ClosedIn({ areas, ruled }: { areas: readonly string[]; ruled: readonly string[] }) {
  const t = useTranslations('games');
  const locale = useLocale();
  if (areas.length + ruled.length === 0) return <span className="text-muted">{t('nowhere')}</span>;
  return (
    <span className="inline-flex flex-wrap gap-1">
      {areas.map((code) => (
        <span key={code} title={areaName(code, locale)}>
          <Badge tone="warn">{code}</Badge>
        </span>
      ))}
      {ruled.map((code) => (
        <span key={code} title={t('byRules', { name: areaName(code, locale) })}>
          <Badge tone="note">{code}</Badge>
          <span className="sr-only">{t('byRules', { name: areaName(code, locale) })}</span>
        </span>
      ))}
    </span>
  );
}
