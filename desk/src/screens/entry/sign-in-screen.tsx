'use client';
import { Notice } from '@desk/components/feedback/notice';
import { Button } from '@desk/components/form/button';
import { TextField } from '@desk/components/form/text-field';
import { entryCall } from '@desk/lib/entry-call';
import { type StartedSignIn, signIn, startedSignInSchema } from '@kozyr/contracts/operator/sign-in';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { broughtBack, wasLedAway } from './brought-back';
import { EntryFrame } from './entry-frame';
import { ProviderButton } from './provider-button';
import { ProviderRefused } from './provider-refused';
import { SignInSteps } from './sign-in-steps';
import { typedIn, useAttempt } from './use-attempt';

/** Name and password, then the second factor. */
export function SignInScreen() {
  const t = useTranslations('entry.signIn');
  const { attempt, busy, problem } = useAttempt();
  const [started, setStarted] = useState<StartedSignIn | null>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(() => {
    const back = broughtBack(window.location.hash);
    if (!back) return;
    window.history.replaceState(null, '', window.location.pathname);
    if (!wasLedAway()) return;
    if ('started' in back) setStarted(back.started);
    else setRefused(back.refused);
  }, []);
  const onOver = () => {
    setStarted(null);
    setOver(true);
  };
  if (started) return <SignInSteps started={started} onOver={onOver} />;
  if (refused !== null) return <ProviderRefused why={refused} onPassword={() => setRefused(null)} />;
  return (
    <EntryFrame title={t('title')} text={t('text')}>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.currentTarget;
          const name = typedIn(form, 'name').toLowerCase();
          // Spaces belong to a password wherever they are.
          const password = String(new FormData(form).get('password') ?? '');
          setOver(false);
          void attempt(async () => setStarted(await entryCall(signIn, { name, password }, startedSignInSchema)));
        }}
      >
        <TextField label={t('name')} name="name" autoComplete="username" autoCapitalize="none" required />
        <TextField label={t('password')} name="password" type="password" autoComplete="current-password" required />
        {over && <Notice tone="bad">{t('over')}</Notice>}
        {problem && <Notice tone="bad">{problem}</Notice>}
        <Button type="submit" look="action" busy={busy}>
          {t('submit')}
        </Button>
      </form>
      <ProviderButton />
    </EntryFrame>
  );
}
