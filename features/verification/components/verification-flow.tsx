'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef } from 'react';
import { ErrorState } from '@/components/feedback/error-state';
import { Dialog } from '@/components/overlay/dialog';
import { openersNow, returnFocus } from '@/components/overlay/way-back';
import { countriesQuery, userQuery } from '@/features/account/queries';
import { useOpenModal } from '@/lib/modal-queue/modals-of-kind';
import { verificationDone, verificationLeft } from '../store';
import type { TextsOf } from '../types';
import { CallInfoModal } from './call-info-modal';
import { VerificationSteps } from './verification-steps';

/** The verification that is asked for, if any, with the player and the countries it needs. */
export function VerificationFlow({ textsOf }: { textsOf: TextsOf }) {
  const t = useTranslations('verification.info');
  const asked = useOpenModal('verification');
  const user = useQuery(userQuery);
  const countries = useQuery(countriesQuery);
  // Each step is a dialog of its own: the way back to what asked leads past all of them.
  const openers = useRef<readonly Element[]>([]);
  const shown = useRef<number | null>(null);
  if (asked && shown.current !== asked.id) {
    shown.current = asked.id;
    openers.current = openersNow();
  }
  if (!asked) return null;

  const { id, request } = asked;
  // Unless who asked has opened something meanwhile.
  const goBack = () => setTimeout(() => returnFocus(openers.current));
  const leave = () => {
    verificationLeft(id);
    goBack();
  };
  const done = () => {
    verificationDone(id);
    goBack();
  };

  const [first, ...others] = countries.data?.items ?? [];
  // What was there before a failed refresh is good enough to go on with.
  if ((user.isError && !user.data) || (countries.isError && !first)) {
    return (
      <Dialog open onOpenChange={leave} title={t('title')} width="narrow">
        <ErrorState onRetry={() => Promise.all([user.refetch(), countries.refetch()])} />
      </Dialog>
    );
  }
  if (!user.data || !first) return <CallInfoModal texts={{ loading: true }} onContinue={leave} onClose={leave} />;
  return (
    <VerificationSteps
      key={id}
      action={request.action}
      user={user.data}
      countries={[first, ...others]}
      textsOf={textsOf}
      onDone={done}
      onLeave={leave}
    />
  );
}
