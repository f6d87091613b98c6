'use client';

import type { User } from '@kozyr/contracts/accounts';
import type { CountryPhone } from '@kozyr/contracts/countries';
import type { VerifiedAction } from '@kozyr/contracts/verifications';
import { useMutation } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Fragment, useReducer } from 'react';
import { notify } from '@/components/overlay/notify';
import { clockText, secondsLeft } from '@/features/account/rules';
import { isFactorNeeded } from '@/features/account/second-factor/errors';
import { withFactor } from '@/features/account/second-factor/store';
import { callError, codeError, type ShownError } from '../errors';
import { initVerificationMutation, verifyVerificationMutation } from '../mutations';
import { afterEvent, callPlan, ownPhone, phoneText } from '../rules';
import { keepLastCall, readLastCall } from '../schema';
import type { CallPhone, TextsOf } from '../types';
import { CallInfoModal } from './call-info-modal';
import { ConfirmCallModal } from './confirm-call-modal';
import { SetPhoneModal } from './set-phone-modal';

/** Checks the digits of a call. Resolves to what is wrong with them, or to nothing. */
function useCodeCheck(action: VerifiedAction): (code: string) => Promise<ShownError | undefined> {
  const verify = useMutation(verifyVerificationMutation);
  return async (code) => {
    try {
      const answer = await verify.mutateAsync({ code });
      // The platform calls once in 2 minutes: this may have been the code of something else that was asked for before.
      return answer.action === action ? undefined : { error: 'ERR_CODE_EXPIRED' };
    } catch (error) {
      return codeError(error);
    }
  };
}

type Steps = {
  action: VerifiedAction;
  user: User;
  countries: readonly [CountryPhone, ...CountryPhone[]];
  textsOf: TextsOf;
  onDone: () => void;
  onLeave: () => void;
};

/** One verification from its first step to its last. Spec §4. `onDone` when the call is confirmed. */
export function VerificationSteps({ action, user, countries, textsOf, onDone, onLeave }: Steps) {
  const t = useTranslations('verification');
  const init = useMutation(initVerificationMutation);
  const check = useCodeCheck(action);
  const [state, happen] = useReducer(afterEvent, ownPhone(user.phone, countries), (phone) =>
    afterEvent({ step: 'closed' }, { type: 'asked', phone }),
  );
  const textOf = (told: ShownError) => ('raw' in told ? told.raw : t(`error.${told.error}`));
  // Spec §8: errors of asking for a call are toasts at the top centre.
  const toast = (message: string) => notify({ kind: 'error', message, position: 'top-center', id: 'verification' });

  /** Resolves to what is wrong with the number itself; everything else is said by a toast. */
  const call = async (phone: CallPhone): Promise<string | undefined> => {
    const wanted = { ...phone, action, userId: user.id };
    const last = readLastCall(sessionStorage, user.id);
    const plan = callPlan(wanted, last, Date.now());
    if (last && plan === 'wait') {
      toast(t('wait', { time: clockText(secondsLeft(last.nextAttemptAt, Date.now())) }));
      return undefined;
    }
    if (last && plan === 'enter-code') {
      happen({ type: 'called', phone, nextAttemptAt: last.nextAttemptAt });
      return undefined;
    }
    try {
      const { resend_after } = await withFactor((factor) => init.mutateAsync({ ...phone, action, ...factor }));
      const nextAttemptAt = Date.now() + resend_after * 1000;
      keepLastCall(sessionStorage, { ...wanted, nextAttemptAt });
      happen({ type: 'called', phone, nextAttemptAt });
    } catch (error) {
      if (isFactorNeeded(error)) return undefined;
      const told = callError(error);
      if (state.step === 'set-phone' && 'error' in told && told.error === 'PHONE_INVALID_ERROR') return textOf(told);
      toast(textOf(told));
    }
    return undefined;
  };

  const confirm = async (code: string): Promise<string | undefined> => {
    const told = await check(code);
    if (told) return textOf(told);
    happen({ type: 'confirmed' });
    onDone();
    return undefined;
  };

  switch (state.step) {
    case 'call-info': {
      const { phone } = state;
      const go = () => (phone ? call(phone) : happen({ type: 'continued' }));
      return (
        <Fragment key="call-info">
          {textsOf('call-verification-info', {}, (texts) => (
            <CallInfoModal texts={texts} onContinue={go} onClose={onLeave} />
          ))}
        </Fragment>
      );
    }
    case 'set-phone':
      return (
        <Fragment key="set-phone">
          {textsOf('call-verification-set-phone', {}, (texts) => (
            <SetPhoneModal texts={texts} countries={countries} start={user.country} onCall={call} onClose={onLeave} />
          ))}
        </Fragment>
      );
    case 'confirmation': {
      const { phone, nextAttemptAt } = state;
      const shown = phoneText(phone, countries);
      return (
        <Fragment key="confirmation">
          {textsOf('call-verification-confirmation', { phone: shown }, (texts) => (
            <ConfirmCallModal
              texts={texts}
              phone={shown}
              nextAttemptAt={nextAttemptAt}
              onConfirm={confirm}
              onCallAgain={() => call(phone)}
              // A phone that is the player's own can't be another one (spec §8).
              {...(user.phone === null ? { onChangePhone: () => happen({ type: 'phone-doubted' }) } : {})}
              onClose={onLeave}
            />
          ))}
        </Fragment>
      );
    }
    default:
      return null;
  }
}
