'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/controls/button';
import { Card } from '@/components/display/card';
import { type Band, bandOf } from '../rules';
import { SelfTestQuestions } from './self-test-questions';
import { SelfTestResult } from './self-test-result';

type Step = { at: 'start' | 'questions' } | { at: 'result'; band: Band };

const focus = (element: HTMLElement | null) => element?.focus();

/** Nine questions about how playing goes, and what their answers come to. Nothing of it leaves the browser, nor is it kept there. */
export function SelfTest({ member }: { member: boolean }) {
  const t = useTranslations('selfTest');
  const [step, setStep] = useState<Step>({ at: 'start' });
  const [moved, setMoved] = useState(false);
  const goTo = (next: Step) => {
    setMoved(true);
    setStep(next);
  };

  return (
    <Card className="flex flex-col gap-6">
      <div>
        <h2
          key={step.at}
          ref={moved ? focus : undefined}
          tabIndex={-1}
          className="font-display font-semibold text-lg outline-none"
        >
          {step.at === 'result' ? t(`band.${step.band}.title`) : t('title')}
        </h2>
        <p className="mt-1 max-w-3xl text-muted text-sm">
          {step.at === 'result' ? t(`band.${step.band}.text`) : t('lead')}
        </p>
      </div>
      {step.at === 'start' && (
        <Button className="self-start" onClick={() => goTo({ at: 'questions' })}>
          {t('begin')}
        </Button>
      )}
      {step.at === 'questions' && (
        <SelfTestQuestions
          onAnswered={(answers) => goTo({ at: 'result', band: bandOf(answers) })}
          onClose={() => goTo({ at: 'start' })}
        />
      )}
      {step.at === 'result' && (
        <SelfTestResult band={step.band} member={member} onAgain={() => goTo({ at: 'questions' })} />
      )}
    </Card>
  );
}
