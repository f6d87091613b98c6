'use client';
import { Moment } from '@desk/components/moment';
import type { HarmCaseDetail } from '@kozyr/contracts/operator/harm';
import { useTranslations } from 'next-intl';

/** What operators did about a case, in the order of time. */
export function CaseSteps({ steps }: { steps: HarmCaseDetail['steps'] }) {
  const t = useTranslations('harm');
  if (steps.length === 0) return <p className="text-muted text-sm">{t('step.none')}</p>;
  return (
    <ol className="flex flex-col gap-3 text-sm">
      {steps.map(({ at, by, step, note }) => (
        <li key={`${at} ${by} ${step}`} className="flex flex-col gap-1 border-hairline border-s-2 ps-3">
          <span className="flex flex-wrap items-center gap-2">
            <span className="text-muted">
              <Moment at={at} />
            </span>
            <span className="font-medium">{t(`steps.${step}`)}</span>
            <span className="text-muted">{by}</span>
          </span>
          <span className="whitespace-pre-line break-words">{note}</span>
        </li>
      ))}
    </ol>
  );
}
