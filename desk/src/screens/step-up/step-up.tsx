'use client';
import { Button } from '@desk/components/form/button';
import { TextField } from '@desk/components/form/text-field';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { type CallError, call, setRemedy } from '@desk/lib/call';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { provePasskey } from '@desk/lib/passkeys';
import { stepUpAtProvider } from '@desk/lib/provider-window';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { askStepUpPasskey, getOwnSignIn, stepUp, stepUpByPasskey } from '@kozyr/contracts/operator/own-sign-in';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';

type Answer = (done: boolean) => void;

/**
 * Asks for the second factor when a call needs a fresh one; the call is then done again by itself. Several calls at once ask once. It
 * takes the place of a dialog that is open, which comes back as it was.
 */
export function StepUp() {
  const t = useTranslations('own.stepUp');
  const explain = useExplain();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const waiting = useRef<Answer[]>([]);
  const away = useRef<AbortController | null>(null);
  const own = useQuery({ ...endpointQuery(getOwnSignIn, {}), enabled: open });
  useEffect(
    () =>
      setRemedy(async (error: CallError) => {
        if (error.error.errorCode !== 'STEP_UP_NEEDED') return false;
        setOpen(true);
        return new Promise((resolve) => {
          waiting.current.push(resolve);
        });
      }),
    [],
  );
  const finish = useCallback(
    (done: boolean) => {
      setOpen(false);
      away.current?.abort();
      setCode('');
      setProblem(null);
      const answered = waiting.current;
      waiting.current = [];
      for (const answer of answered) answer(done);
      if (done) void client.invalidateQueries({ queryKey: endpointQuery(getOwnSignIn, {}).queryKey });
    },
    [client],
  );
  const byPasskey = async () => {
    setProblem(null);
    try {
      const response = await provePasskey(await call(askStepUpPasskey, {}));
      await call(stepUpByPasskey, { body: { response } });
      finish(true);
    } catch (error) {
      setProblem(explain(error));
    }
  };
  const byProvider = async () => {
    setProblem(null);
    away.current?.abort();
    const way = new AbortController();
    away.current = way;
    try {
      await stepUpAtProvider(way.signal);
      finish(true);
    } catch (error) {
      // Whoever began another way, or gave it up, is told nothing of this one.
      if (!way.signal.aborted) setProblem(explain(error));
    }
  };
  const provider = own.data?.provider;
  return (
    <ActDialog
      open={open}
      urgent
      title={t('title')}
      description={t('text')}
      words={{ close: t('close'), cancel: t('cancel'), submit: t('submit') }}
      explain={explain}
      onClose={() => finish(false)}
      onSubmit={async () => {
        await call(stepUp, { body: { code: code.trim() } });
        finish(true);
      }}
    >
      <TextField
        label={t('code')}
        value={code}
        autoComplete="one-time-code"
        maxLength={64}
        error={problem ?? undefined}
        onChange={({ target }) => setCode(target.value)}
      />
      {own.data && own.data.passkeys.length > 0 && <Button onClick={byPasskey}>{t('passkey')}</Button>}
      {provider?.bound_at && <Button onClick={byProvider}>{t('provider', { name: provider.name })}</Button>}
    </ActDialog>
  );
}
