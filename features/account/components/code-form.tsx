'use client';

import { MESSAGE_CODE_DIGITS } from '@kozyr/contracts/accounts';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/controls/button';
import { CodeInput } from '@/components/controls/code-input';
import { SubmitButton } from '@/components/controls/submit-button';
import { Icon } from '@/components/display/icon';
import { notify } from '@/components/overlay/notify';
import { fieldTextKey, showApiError } from '../errors';
import { ResendButton } from './resend-button';

/**
 * Six digits from a message. Confirm is disabled until they are there (spec §5); the last one sends them. A refusal stands
 * below the digits, or as a toast, once.
 * @param onConfirm rejects with an ApiError; while it is pending, and after it, nothing is sent again
 * @param onResend answers when another code was sent
 */
export function CodeForm({
  sent,
  resendAt,
  onConfirm,
  onResend,
  back,
}: {
  sent: string;
  resendAt: number;
  onConfirm: (code: string) => Promise<unknown>;
  onResend: () => Promise<unknown>;
  back: { label: string; onClick: () => void };
}) {
  const t = useTranslations('account');
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const [state, setState] = useState<'typing' | 'sending' | 'done'>('typing');
  // The last digit and the button may both ask; state is a render late for that.
  const asked = useRef(false);
  const problemKey = fieldTextKey(problem);

  const show = (error: unknown) => {
    const refused = showApiError(error, t);
    if (!refused) return;
    setProblem(refused.message);
    setCode('');
  };

  const confirm = async (typed: string) => {
    if (asked.current || typed.length < MESSAGE_CODE_DIGITS) return;
    asked.current = true;
    setState('sending');
    try {
      await onConfirm(typed);
      setState('done');
    } catch (error) {
      show(error);
      setState('typing');
      asked.current = false;
    }
  };

  const resend = async () => {
    try {
      await onResend();
      setProblem(undefined);
      notify({ kind: 'success', message: t('resent'), id: 'account' });
    } catch (error) {
      show(error);
    }
  };

  return (
    <form
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        confirm(code);
      }}
    >
      <p className="text-muted">{sent}</p>
      <div>
        <CodeInput
          label={t('code')}
          length={MESSAGE_CODE_DIGITS}
          value={code}
          onChange={(next) => {
            setCode(next);
            setProblem(undefined);
          }}
          onComplete={confirm}
          invalid={problem !== undefined}
          // Not while it is pending: a disabled field loses the focus, and the next try is typed into nothing.
          disabled={state === 'done'}
          autoFocus
        />
        {problemKey && (
          <p role="alert" className="mt-2 flex items-center justify-center gap-1.5 text-danger text-sm">
            <Icon name="error" size={18} />
            {t(problemKey, { minutes: 1 })}
          </p>
        )}
      </div>
      <SubmitButton pending={state !== 'typing'} disabled={code.length < MESSAGE_CODE_DIGITS}>
        {t('confirm')}
      </SubmitButton>
      <div className="flex flex-col items-center gap-1">
        <ResendButton key={resendAt} resendAt={resendAt} onResend={resend} />
        <Button tone="ghost" size="small" onClick={back.onClick}>
          {back.label}
        </Button>
      </div>
    </form>
  );
}
