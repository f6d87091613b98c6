'use client';
import { tell } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import { SelectField } from '@desk/components/form/select-field';
import { ReasonDialog } from '@desk/components/overlay/reason-dialog';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import {
  closeRiskCase,
  noteRiskCase,
  RISK_OUTCOMES,
  type RiskCaseDetail,
  reopenRiskCase,
  riskOutcomeSchema,
} from '@kozyr/contracts/operator/risk-cases';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import * as z from 'zod/mini';
import { LinkDialog } from './link-dialog';
import { CASE_STALE } from './stale';
import { useCaseReason } from './use-case-reason';

type Act = 'note' | 'link' | 'close' | 'reopen';

/** What may be done about a case: a note, a link, its end, and its return. */
export function CaseActs({ of }: { of: RiskCaseDetail }) {
  const t = useTranslations('risk');
  const ui = useTranslations('ui.dialog');
  const explain = useExplain();
  const reason = useCaseReason();
  const [asking, setAsking] = useState<Act | null>(null);
  const [outcome, setOutcome] = useState('');
  const noting = useAct(noteRiskCase, CASE_STALE);
  const closing = useAct(closeRiskCase, CASE_STALE);
  const reopening = useAct(reopenRiskCase, CASE_STALE);
  const params = { id: of.id };
  const acts: readonly Act[] = of.state === 'open' ? ['note', 'link', 'close'] : ['note', 'reopen'];
  const dialogOf = (act: 'note' | 'close' | 'reopen') => ({
    open: asking === act,
    onClose: () => setAsking(null),
    title: t(`${act}.title`),
    reason,
    words: { close: ui('close'), cancel: ui('cancel'), submit: t(`${act}.submit`) },
  });
  return (
    <>
      {acts.map((act) => (
        <Button key={act} look={act === 'note' ? 'action' : 'plain'} onClick={() => setAsking(act)}>
          {t(`${act}.open`)}
        </Button>
      ))}
      <ReasonDialog
        {...dialogOf('note')}
        explain={explain}
        onSubmit={async (text) => {
          await noting.mutateAsync({ params, body: { text } });
          tell(t('note.done'));
        }}
      />
      <ReasonDialog
        {...dialogOf('reopen')}
        explain={explain}
        onSubmit={async (text) => {
          await reopening.mutateAsync({ params, body: { text } });
          tell(t('reopen.done'));
        }}
      />
      <ReasonDialog
        {...dialogOf('close')}
        explain={(error) => (outcome === '' ? t('close.missing') : explain(error))}
        onSubmit={async (text) => {
          await closing.mutateAsync({ params, body: { outcome: z.parse(riskOutcomeSchema, outcome), text } });
          tell(t('close.done'));
        }}
      >
        <SelectField
          label={t('column.outcome')}
          value={outcome}
          required
          options={[
            { value: '', label: t('close.choose') },
            ...RISK_OUTCOMES.map((value) => ({ value, label: t(`outcome.${value}`) })),
          ]}
          onChange={({ target }) => setOutcome(target.value)}
        />
      </ReasonDialog>
      {asking === 'link' && <LinkDialog id={of.id} onClose={() => setAsking(null)} />}
    </>
  );
}
