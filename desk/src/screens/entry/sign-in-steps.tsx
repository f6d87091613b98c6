'use client';
import type { Entered } from '@desk/lib/entry-call';
import { routes } from '@desk/lib/routes';
import type { StartedSignIn } from '@kozyr/contracts/operator/sign-in';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { CodesStep } from './codes-step';
import { EntryFrame } from './entry-frame';
import { FactorStep } from './factor-step';
import { SetUpStep } from './set-up-step';

type Props = {
  started: StartedSignIn;
  /** The time for this sign-in is over: it begins with the password again. */
  onOver: () => void;
};

/** What comes after the password: the second factor or the first one of all, then new recovery codes, then the desk. */
export function SignInSteps({ started, onOver }: Props) {
  const t = useTranslations('entry');
  const locale = useLocale();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  // Whole pages of the desk are read with the session that is there now.
  const enter = () => window.location.assign(`/${locale}${routes.today}`);
  const onEntered = ({ recovery_codes }: Entered) => (recovery_codes ? setCodes(recovery_codes) : enter());
  if (codes)
    return (
      <EntryFrame title={t('codes.title')} text={t('codes.text')}>
        <CodesStep codes={codes} onDone={enter} />
      </EntryFrame>
    );
  if (started.next === 'set_up')
    return (
      <EntryFrame title={t('setUp.title')} text={t('setUp.text')}>
        <SetUpStep ticket={started.ticket} onEntered={onEntered} onOver={onOver} />
      </EntryFrame>
    );
  return (
    <EntryFrame title={t('signIn.title')} text={t('signIn.codeText')}>
      <FactorStep started={started} onEntered={onEntered} onOver={onOver} />
    </EntryFrame>
  );
}
