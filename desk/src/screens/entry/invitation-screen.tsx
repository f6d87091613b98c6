'use client';
import { Notice } from '@desk/components/feedback/notice';
import { Skeleton } from '@desk/components/feedback/skeleton';
import { Button } from '@desk/components/form/button';
import { TextField } from '@desk/components/form/text-field';
import { Moment } from '@desk/components/moment';
import { entryCall } from '@desk/lib/entry-call';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { routes } from '@desk/lib/routes';
import {
  acceptInvitation,
  operatorPasswordSchema,
  readInvitation,
  type StartedSignIn,
  startedSignInSchema,
} from '@kozyr/contracts/operator/sign-in';
import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useEffect, useState } from 'react';
import { EntryFrame } from './entry-frame';
import { ProviderButton } from './provider-button';
import { SignInSteps } from './sign-in-steps';
import { useAttempt } from './use-attempt';

const invitationSchema = readInvitation.responses[200];
type Invitation = { token: string; name: string; expires_at: string };

/** What an invitation leads through: the password, the second factor, the recovery codes. Its token is after the "#", which no server is told. */
export function InvitationScreen() {
  const t = useTranslations('entry.invitation');
  const ui = useTranslations('ui');
  const explain = useExplain();
  const locale = useLocale();
  const { attempt, busy, problem } = useAttempt();
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [closed, setClosed] = useState<string | null>(null);
  const [started, setStarted] = useState<StartedSignIn | null>(null);
  const [error, setError] = useState<string | undefined>();
  useEffect(() => {
    const token = window.location.hash.slice(1);
    entryCall(readInvitation, { token: token || '-'.repeat(16) }, invitationSchema).then(
      (read) => setInvitation({ token, ...read }),
      (refusal) => setClosed(explain(refusal)),
    );
  }, [explain]);
  const signInPage = () => window.location.assign(`/${locale}${routes.signIn}`);
  if (started) return <SignInSteps started={started} onOver={signInPage} />;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!invitation) return;
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    const fits = operatorPasswordSchema.safeParse(password).success;
    setError(fits ? undefined : t('passwordShort'));
    if (!fits) return;
    const { token } = invitation;
    void attempt(async () => {
      setStarted(await entryCall(acceptInvitation, { token, password }, startedSignInSchema));
      // The token is used up: it is of no more use, in the history either.
      window.history.replaceState(null, '', window.location.pathname);
    });
  };
  return (
    <EntryFrame
      title={invitation ? t('title', { name: invitation.name }) : t('plainTitle')}
      text={
        invitation && (
          <>
            {t('text')} {t('until')} <Moment at={invitation.expires_at} />
          </>
        )
      }
    >
      {closed && <Notice tone="bad">{closed}</Notice>}
      {closed && <Button onClick={signInPage}>{t('signIn')}</Button>}
      {!invitation && !closed && <Skeleton lines={3} label={ui('loading')} />}
      {invitation && (
        <form onSubmit={submit} noValidate className="flex flex-col gap-3">
          <input type="text" name="username" autoComplete="username" value={invitation.name} readOnly hidden />
          <TextField
            label={t('password')}
            hint={t('passwordHint')}
            error={error}
            name="password"
            type="password"
            autoComplete="new-password"
            maxLength={128}
            required
          />
          {problem && <Notice tone="bad">{problem}</Notice>}
          <Button type="submit" look="action" busy={busy}>
            {t('submit')}
          </Button>
        </form>
      )}
      {invitation && <ProviderButton invitation={invitation.token} />}
    </EntryFrame>
  );
}
