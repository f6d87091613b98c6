'use client';

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/controls/button';
import { LeavingForm } from '@/features/account/components/leaving-form';
import { asApiError, showApiError } from '@/features/account/errors';
import { userQuery } from '@/features/account/queries';
import { formatMoney } from '@/lib/format/money';
import { eraseRefusal } from '../errors';
import { eraseAccountMutation } from '../mutations';
import { SettingsCard } from './settings-card';

const FOLLOWS = ['forever', 'signIn', 'bonuses', 'exclusion'] as const;

function ErasingForm({ currency, onBack }: { currency: 'uah' | 'kzt'; onBack: () => void }) {
  const t = useTranslations('account');
  const erase = useMutation(eraseAccountMutation);
  const problemOf = (thrown: unknown) => {
    const error = asApiError(thrown);
    const refusal = eraseRefusal(error);
    if (!refusal) {
      showApiError(error, t);
      return null;
    }
    const { available } = error.details;
    const amount = available ? formatMoney(available, { currency }) : '';
    return t(`settings.erase.refused.${refusal}`, { amount });
  };
  return (
    <LeavingForm
      follows={FOLLOWS.map((key) => ({ key, content: t(`settings.erase.follows.${key}`) }))}
      texts={{
        password: t('settings.dataPassword'),
        required: t('settings.dataRequired'),
        wrong: t('settings.dataWrong'),
        begin: t('settings.erase.begin'),
        back: t('settings.erase.back'),
      }}
      alert="erased"
      leave={(proof) => erase.mutateAsync(proof)}
      problemOf={problemOf}
      onBack={onBack}
    />
  );
}

/** Erases the player's personal data for ever, in two steps; until the account is closed it says what comes first. */
export function EraseCard() {
  const t = useTranslations('account');
  const { data: user } = useQuery(userQuery);
  const [asked, setAsked] = useState(false);
  const closed = user?.protection.state === 'closed';
  return (
    <SettingsCard
      title={asked ? t('settings.erase.confirmTitle') : t('settings.erase.title')}
      lead={t('settings.erase.lead')}
    >
      {user && asked && closed && <ErasingForm currency={user.currency} onBack={() => setAsked(false)} />}
      {user && !asked && closed && (
        <Button tone="quiet" className="self-start" onClick={() => setAsked(true)}>
          {t('settings.erase.open')}
        </Button>
      )}
      {user && !closed && <p className="text-muted text-sm">{t('settings.erase.needsClosing')}</p>}
    </SettingsCard>
  );
}
