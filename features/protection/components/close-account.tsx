'use client';

import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/controls/button';
import { Card } from '@/components/display/card';
import { LeavingForm } from '@/features/account/components/leaving-form';
import { apiErrorCodeOf } from '@/lib/api/api-error';
import { stopError } from '../errors';
import { closeAccountMutation } from '../mutations';

const FOLLOWS = ['forever', 'noPlay', 'bonuses', 'signedOut', 'winsPaid', 'withdrawAll'] as const;

function ClosingForm({ onBack }: { onBack: () => void }) {
  const t = useTranslations('protection');
  const close = useMutation(closeAccountMutation);
  return (
    <LeavingForm
      follows={FOLLOWS.map((key) => ({ key, content: t(`follows.${key}`) }))}
      texts={{
        password: t('closing.password'),
        required: t('closing.required'),
        wrong: t('closing.wrong'),
        begin: t('closing.begin'),
        back: t('back'),
      }}
      alert="closed"
      leave={(proof) => close.mutateAsync(proof)}
      problemOf={(error) => t(`error.${stopError(apiErrorCodeOf(error))}`)}
      onBack={onBack}
    />
  );
}

/** Closes the account for ever, in two steps. */
export function CloseAccount() {
  const t = useTranslations('protection');
  const [asked, setAsked] = useState(false);
  return (
    <section aria-label={t('closing.title')}>
      <Card className="flex flex-col gap-4">
        <div>
          <h2 className="font-display font-semibold text-lg">
            {asked ? t('closing.confirmTitle') : t('closing.title')}
          </h2>
          <p className="mt-1 text-muted text-sm">{t('closing.lead')}</p>
        </div>
        {asked ? (
          <ClosingForm onBack={() => setAsked(false)} />
        ) : (
          <Button tone="quiet" className="self-start" onClick={() => setAsked(true)}>
            {t('closing.open')}
          </Button>
        )}
      </Card>
    </section>
  );
}
