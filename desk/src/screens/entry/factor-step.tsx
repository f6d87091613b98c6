'use client';
import { Notice } from '@desk/components/feedback/notice';
import { Button } from '@desk/components/form/button';
import { TextField } from '@desk/components/form/text-field';
import { type Entered, enteredSchema, entryCall } from '@desk/lib/entry-call';
import { provePasskey } from '@desk/lib/passkeys';
import { passkeyRequestSchema } from '@kozyr/contracts/operator/passkeys';
import { askSignInPasskey, type StartedSignIn, signInByCode, signInByPasskey } from '@kozyr/contracts/operator/sign-in';
import { useTranslations } from 'next-intl';
import { typedIn, useAttempt } from './use-attempt';

type Props = { started: StartedSignIn; onEntered: (entered: Entered) => void; onOver: () => void };

/** The second factor of a sign-in: a code, or a passkey where there is one. */
export function FactorStep({ started: { ticket, ways }, onEntered, onOver }: Props) {
  const t = useTranslations('entry.signIn');
  const { attempt, busy, problem } = useAttempt(onOver);
  const byPasskey = () =>
    attempt(async () => {
      const response = await provePasskey(await entryCall(askSignInPasskey, { ticket }, passkeyRequestSchema));
      onEntered(await entryCall(signInByPasskey, { ticket, response }, enteredSchema));
    });
  return (
    <>
      {ways.includes('passkey') && (
        <Button look="action" busy={busy} onClick={byPasskey}>
          {t('passkey')}
        </Button>
      )}
      {ways.some((way) => way !== 'passkey') && (
        <form
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            const code = typedIn(event.currentTarget, 'code');
            void attempt(async () => onEntered(await entryCall(signInByCode, { ticket, code }, enteredSchema)));
          }}
        >
          <TextField label={t('code')} name="code" autoComplete="one-time-code" required maxLength={64} />
          <Button type="submit" look={ways.includes('passkey') ? 'plain' : 'action'} busy={busy}>
            {t('submit')}
          </Button>
        </form>
      )}
      {problem && <Notice tone="bad">{problem}</Notice>}
    </>
  );
}
