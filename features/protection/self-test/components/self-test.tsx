'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/controls/button';
import { Card } from '@/components/display/card';
import { StepTitle } from '../../components/step-title';
import { type Band, bandOf } from '../rules';
import { SelfTestQuestions } from './self-test-questions';
import { SelfTestResult } from './self-test-result';

type Step = { at: 'start' | 'questions' } | { at: 'result'; band: Band };

/** Nine questions about how playing goes, and what their answers come to. Nothing of it leaves the browser, nor is it kept there. */
export function SelfTest({ member }: { member: boolean }) {
  const t = useTranslations('selfTest');
  const [step, setStep] = useState<Step>({ at: 'start' });

  return (
    <Card className="flex flex-col gap-6">
      <div>
        <StepTitle step={step.at}>{step.at === 'result' ? t(`band.${step.band}.title`) : t('title')}</StepTitle>
        <p className="mt-1 max-w-3xl text-muted text-sm">
          {step.at === 'result' ? t(`band.${step.band}.text`) : t('lead')}
        </p>
      </div>
      {step.at === 'start' && (
        <Button className="self-start" onClick={() => setStep({ at: 'questions' })}>
          {t('begin')}
        </Button>
      )}
      {step.at === 'questions' && (
        <SelfTestQuestions
          onAnswered={(answers) => setStep({ at: 'result', band: bandOf(answers) })}
          onClose={() => setStep({ at: 'start' })}
        />
      )}
      {step.at === 'result' && (
        <SelfTestResult band={step.band} member={member} onAgain={() => setStep({ at: 'questions' })} />
      )}
    </Card>
  );
}
