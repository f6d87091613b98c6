'use client';
import { Badge, type Tone } from '@desk/components/feedback/badge';
import { Empty } from '@desk/components/feedback/empty';
import { tell, tellProblem } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import { Moment } from '@desk/components/moment';
import { Loaded } from '@desk/components/record/loaded';
import { Part } from '@desk/components/record/part';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { useAct } from '@desk/lib/query/use-act';
import {
  listIntegrationValidations,
  validateIntegrationWallet,
  type WalletValidation,
} from '@kozyr/contracts/operator/integrations';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';

/** How often a run that is under way is looked at, in milliseconds. */
const LOOK_MS = 1_500;
const TONES: Readonly<Record<WalletValidation['state'], Tone>> = {
  running: 'note',
  passed: 'good',
  failed: 'bad',
  broken: 'warn',
};

function Run({ of: run }: { of: WalletValidation }) {
  const t = useTranslations('integrations');
  const held = run.findings.filter(({ got }) => got === null).length;
  return (
    <li className="border-hairline border-b py-2 last:border-b-0">
      <details open={run.state === 'failed'}>
        <summary className="flex cursor-pointer flex-wrap items-center gap-2 text-sm">
          <Badge tone={TONES[run.state]}>{t(`run.${run.state}`)}</Badge>
          <Moment at={run.started_at} />
          <span>{run.started_by}</span>
          {run.findings.length > 0 && (
            <span className="text-muted">{t('held', { held, all: run.findings.length })}</span>
          )}
        </summary>
        {run.problem && (
          <p className="mt-2 text-sm" lang="en">
            {run.problem}
          </p>
        )}
        <ul className="mt-2 flex flex-col gap-1 text-sm" lang="en">
          {run.findings.map(({ about, says, got }) => (
            <li key={`${about} ${says}`} className="flex flex-wrap items-start gap-2">
              <Badge tone={got === null ? 'good' : 'bad'}>{t(got === null ? 'holds' : 'broken')}</Badge>
              <span className="min-w-0 flex-1 break-words">
                {about}: {says}
                {got !== null && <span className="block text-bad">{got}</span>}
              </span>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}

/** Trials of our wallet in the name of this studio: every rule, and what came of it. */
export function ValidationsPart({ name, may, on }: { name: string; may: boolean; on: boolean }) {
  const t = useTranslations('integrations');
  const u = useTranslations('ui');
  const explain = useExplain();
  const read = useQuery({
    ...endpointQuery(listIntegrationValidations, { params: { name } }),
    refetchInterval: ({ state }) => (state.data?.items[0]?.state === 'running' ? LOOK_MS : false),
  });
  const act = useAct(validateIntegrationWallet, [listIntegrationValidations]);
  const running = read.data?.items[0]?.state === 'running';
  const start = () =>
    act.mutateAsync({ params: { name } }).then(
      () => tell(t('runStarted')),
      (error: unknown) => tellProblem(explain(error)),
    );
  return (
    <Part
      title={t('validations')}
      action={
        may &&
        on && (
          <Button busy={act.isPending || running} onClick={start}>
            {t('validate')}
          </Button>
        )
      }
    >
      <p className="mb-2 text-muted text-sm">{t('validationsHint')}</p>
      <Loaded of={read} words={{ loading: u('loading'), again: u('again') }} explain={explain}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty title={t('noRuns')} />
          ) : (
            <ul>
              {items.map((run) => (
                <Run key={run.id} of={run} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Part>
  );
}
