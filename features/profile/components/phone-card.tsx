'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/controls/button';
import { ErrorState } from '@/components/feedback/error-state';
import { Skeleton } from '@/components/feedback/skeleton';
import { StatusMark } from '@/components/feedback/status-mark';
import { countriesQuery, userQuery } from '@/features/account/queries';
import { ownPhone, phoneText } from '@/features/verification/rules';
import { requestVerification } from '@/features/verification/store';
import { unbroken } from '@/lib/phone/phone-numbers';
import { AddPhone } from './add-phone';
import { SettingsCard } from './settings-card';

/** The player's phone: added by a code when there is none (spec §7); one that no code has proved yet is confirmed by a call (spec §4). */
export function PhoneCard() {
  const t = useTranslations('account.settings');
  const user = useQuery(userQuery);
  const countries = useQuery(countriesQuery);
  const [justConfirmed, setJustConfirmed] = useState(false);
  const status = useRef<HTMLDivElement>(null);
  // The button that had the focus is gone: what it has brought about takes it.
  useEffect(() => {
    if (justConfirmed) status.current?.focus();
  }, [justConfirmed]);
  const byCall = () => requestVerification({ action: 'PHONE_CONFIRMATION', onVerified: () => setJustConfirmed(true) });

  if (!user.data || !countries.data) {
    const failed = user.isError || countries.isError;
    return (
      <SettingsCard title={t('phoneTitle')}>
        {failed ? (
          <ErrorState onRetry={() => Promise.all([user.refetch(), countries.refetch()])} />
        ) : (
          <Skeleton className="h-36 w-full tablet:h-32" />
        )}
      </SettingsCard>
    );
  }
  const { phone, phone_verified, country } = user.data;
  const confirmed = phone_verified || justConfirmed;
  if (phone === null) {
    return (
      <SettingsCard title={t('phoneTitle')} lead={t('phoneNone')}>
        <AddPhone countries={countries.data.items} country={country} />
        <Button tone="ghost" size="small" className="self-center" onClick={byCall}>
          {t('orByCall')}
        </Button>
      </SettingsCard>
    );
  }
  const own = ownPhone(phone, countries.data.items);
  return (
    <SettingsCard title={t('phoneTitle')} {...(confirmed ? {} : { lead: t('phoneLead') })}>
      <p className="font-medium text-lg tabular">
        {own ? unbroken(phoneText(own, countries.data.items)) : `+${phone}`}
      </p>
      <div ref={status} role="status" tabIndex={-1} className="empty:hidden">
        {confirmed && <StatusMark tone="active">{t('phoneConfirmed')}</StatusMark>}
      </div>
      {!confirmed && (
        <Button className="self-start" onClick={byCall}>
          {t('verifyByCall')}
        </Button>
      )}
    </SettingsCard>
  );
}
