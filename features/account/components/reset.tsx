'use client';

import type { CountryCode, CountryPhone } from '@kozyr/contracts/countries';
import { useAccountStore } from '../store';
import { NewPasswordForm } from './new-password-form';
import { ResetCode } from './reset-code';
import { ResetForm } from './reset-form';

/** The step a password reset is at (spec §2, §7). */
export function Reset({ countries, detected }: { countries: readonly CountryPhone[]; detected: CountryCode }) {
  const step = useAccountStore((state) => state.resetStep);
  switch (step.kind) {
    case 'form':
      return <ResetForm countries={countries} detected={detected} />;
    case 'code':
      return <ResetCode countries={countries} contact={step.contact} resendAt={step.resendAt} />;
    case 'password':
      return <NewPasswordForm countries={countries} />;
  }
}
