'use client';
import { Loaded } from '@desk/components/record/loaded';
import { PageHead } from '@desk/components/record/page-head';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useOperator } from '@desk/lib/own/operator-provider';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { getOwnSignIn } from '@kozyr/contracts/operator/own-sign-in';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { AppPart } from './app-part';
import { CodesPart } from './codes-part';
import { PasskeysPart } from './passkeys-part';
import { PasswordPart } from './password-part';
import { ProviderPart } from './provider-part';
import { SessionsPart } from './sessions-part';

/** How the operator signs in, and where they are signed in. */
export function OwnScreen() {
  const t = useTranslations('own');
  const ui = useTranslations('ui');
  const { name } = useOperator();
  const explain = useExplain();
  const own = useQuery(endpointQuery(getOwnSignIn, {}));
  return (
    <div className="flex max-w-4xl flex-col gap-4">
      <PageHead title={t('title')} detail={name} />
      <Loaded of={own} words={{ loading: ui('loading'), again: ui('again') }} explain={explain}>
        {({ totp, passkeys, recovery_codes_left, sessions, password, provider }) => (
          <>
            <SessionsPart sessions={sessions} />
            {provider && <ProviderPart provider={provider} />}
            <PasskeysPart passkeys={passkeys} />
            <div className="grid gap-4 tablet:grid-cols-3">
              <AppPart isSetUp={totp} />
              <CodesPart left={recovery_codes_left} />
              <PasswordPart chosen={password} />
            </div>
          </>
        )}
      </Loaded>
    </div>
  );
}
