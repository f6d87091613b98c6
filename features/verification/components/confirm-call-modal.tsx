'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { AsyncButton } from '@/components/controls/async-button';
import { CodeInput } from '@/components/controls/code-input';
import { Countdown } from '@/components/display/countdown';
import { EmblemCard } from '@/components/display/emblem-card';
import { ModalCard } from '@/components/overlay/modal-card';
import type { ModalTexts } from '@/components/overlay/modal-texts';
import { unbroken } from '@/lib/phone/phone-numbers';
import { CALL_CODE_LENGTH } from '../constants';
import { canConfirm } from '../rules';
import { RingingPhone } from './ringing-phone';

/** Another call, once its time has come. */
function CallAgain({
  nextAttemptAt,
  now,
  onCallAgain,
}: {
  nextAttemptAt: number;
  now: () => number;
  onCallAgain: () => Promise<unknown>;
}) {
  const t = useTranslations('verification.code');
  const [readyAgain, setReadyAgain] = useState<number>();
  return (
    <div className="flex min-h-11 items-center text-muted text-sm">
      {readyAgain === nextAttemptAt ? (
        <AsyncButton tone="ghost" size="small" onClick={onCallAgain}>
          {t('again')}
        </AsyncButton>
      ) : (
        <span>
          {t('wait')}{' '}
          <Countdown
            compact
            label={t('wait')}
            until={nextAttemptAt}
            now={now}
            onExpire={() => setReadyAgain(nextAttemptAt)}
          />
        </span>
      )}
    </div>
  );
}

/**
 * Step confirmation: the 4 digits of the call, and another call when its time has come. `onConfirm` resolves to what is
 * wrong with the code, or to nothing. `onChangePhone` leads back to the number.
 */
export function ConfirmCallModal({
  texts,
  phone,
  nextAttemptAt,
  now = Date.now,
  onConfirm,
  onCallAgain,
  onChangePhone,
  onClose,
}: {
  texts: ModalTexts;
  phone: string;
  /** Milliseconds of the clock of `now`. */
  nextAttemptAt: number;
  now?: () => number;
  onConfirm: (code: string) => Promise<string | undefined>;
  onCallAgain: () => Promise<unknown>;
  onChangePhone?: () => void;
  onClose: () => void;
}) {
  const t = useTranslations('verification.code');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();

  const form = useRef<HTMLFormElement>(null);
  // Enter and the button may both ask; state is a render late for that.
  const asked = useRef(false);

  const confirm = async () => {
    if (!canConfirm(code) || asked.current) return;
    asked.current = true;
    const wrong = await onConfirm(code).finally(() => {
      asked.current = false;
    });
    if (wrong === undefined) return;
    setError(wrong);
    setCode('');
    form.current?.querySelector('input')?.focus();
  };
  return (
    <ModalCard
      onClose={onClose}
      texts={texts}
      tone="clubs"
      art={
        <EmblemCard>
          <RingingPhone />
        </EmblemCard>
      }
      eyebrow={t('eyebrow')}
      title={t('title')}
      body={t('body', { phone: unbroken(phone) })}
      actions={[{ label: t('action'), onPress: confirm, disabled: !canConfirm(code) }]}
    >
      <form
        ref={form}
        noValidate
        className="flex flex-col items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        <CodeInput
          label={t('field')}
          length={CALL_CODE_LENGTH}
          value={code}
          autoFocus
          invalid={Boolean(error)}
          onChange={(next) => {
            setCode(next);
            setError(undefined);
          }}
        />
        {error && (
          <p role="alert" className="text-danger text-sm">
            {error}
          </p>
        )}
        <CallAgain nextAttemptAt={nextAttemptAt} now={now} onCallAgain={onCallAgain} />
        {onChangePhone && (
          <button
            type="button"
            onClick={onChangePhone}
            className="min-h-11 text-gold text-sm underline underline-offset-4"
          >
            {t('change')}
          </button>
        )}
      </form>
    </ModalCard>
  );
}
