'use client';
import { Notice } from '@desk/components/feedback/notice';
import { Button } from '@desk/components/form/button';
import { TextField } from '@desk/components/form/text-field';
import { enteredSchema, entryCall } from '@desk/lib/entry-call';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { routes } from '@desk/lib/routes';
import { type StartedSignIn, signIn, signInByCode, startedSignInSchema } from '@kozyr/contracts/operator/sign-in';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { EntryFrame } from './entry-frame';

/** Name and password, then the second factor. */
export function SignInScreen() {
  const t = useTranslations('entry.signIn');
  const explain = useExplain();
  const locale = useLocale();
  const [started, setStarted] = useState<StartedSignIn | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => String(typed.get(name) ?? '').trim();
    setBusy(true);
    setProblem(null);
    try {
      if (!started)
        setStarted(await entryCall(signIn, { name: text('name'), password: text('password') }, startedSignInSchema));
      else {
        await entryCall(signInByCode, { ticket: started.ticket, code: text('code') }, enteredSchema);
        window.location.assign(`/${locale}${routes.today}`);
        return;
      }
    } catch (error) {
      setProblem(explain(error));
    }
    setBusy(false);
  };
  return (
    <EntryFrame title={t('title')} text={started ? t('codeText') : t('text')}>
      <form key={started ? 'code' : 'password'} onSubmit={submit} className="flex flex-col gap-3">
        {started ? (
          <TextField label={t('code')} name="code" autoComplete="one-time-code" required />
        ) : (
          <>
            <TextField label={t('name')} name="name" autoComplete="username" autoCapitalize="none" required />
            <TextField label={t('password')} name="password" type="password" autoComplete="current-password" required />
          </>
        )}
        {problem && <Notice tone="bad">{problem}</Notice>}
        <Button type="submit" look="action" busy={busy}>
          {t('submit')}
        </Button>
      </form>
    </EntryFrame>
  );
}
