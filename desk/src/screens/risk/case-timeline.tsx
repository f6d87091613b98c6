'use client';
import { Moment } from '@desk/components/moment';
import type { RiskCaseDetail } from '@kozyr/contracts/operator/risk-cases';
import { useTranslations } from 'next-intl';

type Step = RiskCaseDetail['timeline'][number];

/** Everything that was done about a case, in the order of time. */
export function CaseTimeline({ steps }: { steps: readonly Step[] }) {
  const t = useTranslations('risk');
  const title = ({ step, text, outcome }: Step) => {
    if (step === 'assigned') return text === '' ? t('step.unassigned') : t('step.assigned', { name: text });
    if (step === 'closed' && outcome) return t('step.closed', { outcome: t(`outcome.${outcome}`) });
    return step === 'closed' ? t('state.closed') : t(`step.${step}`);
  };
  const words = ({ step, text }: Step) => (step === 'assigned' || step === 'linked' ? '' : text);
  return (
    <ol className="flex flex-col gap-3 text-sm">
      {steps.map((step) => (
        <li key={step.id} className="flex flex-col gap-1 border-hairline border-s-2 ps-3">
          <span className="flex flex-wrap items-center gap-2">
            <span className="text-muted">
              <Moment at={step.at} />
            </span>
            <span className="font-medium">{title(step)}</span>
            <span className="text-muted">{step.by ?? t('byRule')}</span>
          </span>
          {words(step) && <span className="whitespace-pre-line break-words">{words(step)}</span>}
        </li>
      ))}
    </ol>
  );
}
