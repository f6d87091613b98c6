'use client';
import { Day } from '@desk/components/day';
import { Badge } from '@desk/components/feedback/badge';
import type { HarmCaseDetail } from '@kozyr/contracts/operator/harm';
import { useTranslations } from 'next-intl';
import { weightTone } from './case-rules';

/** What was seen of a player, newest first. */
export function CaseSignals({ signals }: { signals: HarmCaseDetail['signals'] }) {
  const t = useTranslations('harm');
  if (signals.length === 0) return <p className="text-muted text-sm">{t('signal.none')}</p>;
  return (
    <ul className="flex flex-col gap-3 text-sm">
      {signals.map(({ day, marker, weight, reason }) => (
        <li key={`${day} ${marker}`} className="flex flex-col gap-1">
          <span className="flex flex-wrap items-center gap-2">
            <span className="text-muted">
              <Day on={day} />
            </span>
            <span className="font-medium">{t(`marker.${marker}`)}</span>
            <Badge tone={weightTone(weight)}>{t('signal.weight', { weight })}</Badge>
          </span>
          <span lang="en" className="break-words">
            {reason}
          </span>
        </li>
      ))}
    </ul>
  );
}
