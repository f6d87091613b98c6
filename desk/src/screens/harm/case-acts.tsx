'use client';
import { tell } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import { SelectField } from '@desk/components/form/select-field';
import { ReasonDialog } from '@desk/components/overlay/reason-dialog';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import {
  addHarmStep,
  closeHarmCase,
  getHarmCase,
  HARM_OUTCOMES,
  HARM_STEPS,
  harmOutcomeSchema,
  harmStepSchema,
  listHarmCases,
} from '@kozyr/contracts/operator/harm';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import * as z from 'zod/mini';

const STALE = [listHarmCases, getHarmCase];
/** Letters of a note at least, as the contract has it. */
const MIN_NOTE = 5;

/** What may be done about an open case: a step that is written down, and its end. */
export function CaseActs({ id }: { id: string }) {
  const t = useTranslations('harm');
  const ui = useTranslations('ui.dialog');
  const explain = useExplain();
  const adding = useAct(addHarmStep, STALE);
  const closing = useAct(closeHarmCase, STALE);
  const [open, setOpen] = useState<'step' | 'close' | null>(null);
  const [step, setStep] = useState<string>(HARM_STEPS[0]);
  const [outcome, setOutcome] = useState('');
  const hide = () => setOpen(null);
  const note = { label: t('note'), hint: t('noteHint'), short: t('noteShort'), min: MIN_NOTE };
  const words = { close: ui('close'), cancel: ui('cancel') };
  return (
    <>
      <Button look="action" onClick={() => setOpen('step')}>
        {t('step.open')}
      </Button>
      <Button onClick={() => setOpen('close')}>{t('close.open')}</Button>
      <ReasonDialog
        open={open === 'step'}
        onClose={hide}
        title={t('step.title')}
        reason={note}
        words={{ ...words, submit: t('step.submit') }}
        explain={explain}
        onSubmit={async (written) => {
          await adding.mutateAsync({ params: { id }, body: { step: z.parse(harmStepSchema, step), note: written } });
          tell(t('step.done'));
        }}
      >
        <SelectField
          label={t('step.kind')}
          value={step}
          options={HARM_STEPS.map((value) => ({ value, label: t(`steps.${value}`) }))}
          onChange={({ target }) => setStep(target.value)}
        />
      </ReasonDialog>
      <ReasonDialog
        open={open === 'close'}
        onClose={hide}
        title={t('close.title')}
        description={t('close.text')}
        reason={note}
        words={{ ...words, submit: t('close.submit') }}
        explain={(error) => (outcome === '' ? t('close.outcomeMissing') : explain(error))}
        onSubmit={async (written) => {
          await closing.mutateAsync({
            params: { id },
            body: { outcome: z.parse(harmOutcomeSchema, outcome), note: written },
          });
          tell(t('close.done'));
        }}
      >
        <SelectField
          label={t('close.outcome')}
          value={outcome}
          required
          options={[
            { value: '', label: t('close.choose') },
            ...HARM_OUTCOMES.map((value) => ({ value, label: t(`outcome.${value}`) })),
          ]}
          onChange={({ target }) => setOutcome(target.value)}
        />
      </ReasonDialog>
    </>
  );
}
