'use client';

import { useTranslations } from 'next-intl';
import { AuthButton } from './auth-button';
import { AuthHost } from './auth-host';

/** The header's session slot for guests. */
export function GuestSlot() {
  const t = useTranslations('account');
  return (
    <>
      <AuthButton dialog="login" tone="quiet" size="small" className="max-mobile:px-3">
        {t('logIn')}
      </AuthButton>
      <AuthButton dialog="register" tone="gold" size="small" className="max-mobile:px-3">
        {t('register')}
      </AuthButton>
      <AuthHost />
    </>
  );
}
