'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { AsyncButton } from '@/components/controls/async-button';
import { Button } from '@/components/controls/button';
import { type RadioCard, RadioCards } from '@/components/controls/radio-cards';
import { Card } from '@/components/display/card';
import { CheckList } from '@/components/display/check-list';
import { notify } from '@/components/overlay/notify';
import { leaveAlert } from '@/lib/alerts/alerts';
import { apiErrorCodeOf } from '@/lib/api/api-error';
import { session } from '@/lib/session/browser-session';
import { stopError } from '../errors';
import { StepTitle } from './step-title';

type Step<Value> = { at: 'choose' } | { at: 'confirm'; value: Value };

/** What follows of it, as keys of `protection.follows`. */
type Consequence = 'noPlay' | 'noUndo' | 'winsPaid' | 'signedOut' | 'withdraw' | 'withdrawAll';

/**
 * One way to stop playing, in two steps: for how long, and what follows of it. Neither step talks anybody out of it. Once it has begun
 * the player is signed out, so the page is loaded anew.
 */
export function StopCard<Value extends string>({
  kind,
  options,
  columns,
  follows,
  untilText,
  begin,
}: {
  kind: 'timeOut' | 'selfExclusion';
  options: readonly RadioCard<Value>[];
  columns: 2 | 3;
  follows: readonly Consequence[];
  /** "Until 1 December 2026, 12:30." for what is chosen. */
  untilText: (value: Value) => string;
  begin: (value: Value) => Promise<unknown>;
}) {
  const t = useTranslations('protection');
  const [value, setValue] = useState<Value>();
  const [step, setStep] = useState<Step<Value>>({ at: 'choose' });

  const confirm = async (chosen: Value) => {
    try {
      await begin(chosen);
    } catch (error) {
      notify({ kind: 'error', message: t(`error.${stopError(apiErrorCodeOf(error))}`), id: 'protection' });
      return;
    }
    leaveAlert({ successMessage: kind });
    session.end('ended');
  };

  return (
    <Card className="flex flex-col gap-4">
      <div>
        <StepTitle step={step.at}>{step.at === 'choose' ? t(`${kind}.title`) : t(`${kind}.confirmTitle`)}</StepTitle>
        <p className="mt-1 text-muted text-sm">{step.at === 'choose' ? t(`${kind}.lead`) : untilText(step.value)}</p>
      </div>
      {step.at === 'choose' ? (
        <>
          <RadioCards legend={t('length')} value={value} onChange={setValue} options={options} columns={columns} />
          <Button
            wide
            className="mt-auto"
            disabled={value === undefined}
            onClick={() => value !== undefined && setStep({ at: 'confirm', value })}
          >
            {t('next')}
          </Button>
        </>
      ) : (
        <>
          <CheckList items={follows.map((key) => ({ key, content: t(`follows.${key}`) }))} />
          <div className="mt-auto flex flex-col gap-2">
            <AsyncButton tone="gold" wide onClick={() => confirm(step.value)}>
              {t(`${kind}.begin`)}
            </AsyncButton>
            <Button wide tone="ghost" onClick={() => setStep({ at: 'choose' })}>
              {t('back')}
            </Button>
          </div>
        </>
      )}
    </Card>
  );
}
