'use client';
import { AppSecret } from '@desk/components/app-secret';
import { Notice } from '@desk/components/feedback/notice';
import { Button } from '@desk/components/form/button';
import { TextField } from '@desk/components/form/text-field';
import { type Entered, enteredSchema, entryCall } from '@desk/lib/entry-call';
import { makePasskey } from '@desk/lib/passkeys';
import { passkeyCreationSchema } from '@kozyr/contracts/operator/passkeys';
import {
  askNewPasskey,
  confirmTotp,
  setUpPasskey,
  setUpTotp,
  type TotpSetup,
  totpSetupSchema,
} from '@kozyr/contracts/operator/sign-in';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { typedIn, useAttempt } from './use-attempt';

type Props = { ticket: string; onEntered: (entered: Entered) => void; onOver: () => void };

/** The first second factor of somebody: an app by its picture, or a passkey of this device. */
export function SetUpStep({ ticket, onEntered, onOver }: Props) {
  const t = useTranslations('entry.setUp');
  const { attempt, busy, problem } = useAttempt(onOver);
  const [app, setApp] = useState<TotpSetup | null>(null);
  const byPasskey = () =>
    attempt(async () => {
      const response = await makePasskey(await entryCall(askNewPasskey, { ticket }, passkeyCreationSchema));
      const name = t('passkeyName');
      onEntered(await entryCall(setUpPasskey, { ticket, name, response }, enteredSchema));
    });
  return (
    <>
      {app ? (
        <form
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            const code = typedIn(event.currentTarget, 'code');
            void attempt(async () => onEntered(await entryCall(confirmTotp, { ticket, code }, enteredSchema)));
          }}
        >
          <AppSecret {...app} words={{ qr: t('qr'), byHand: t('byHand') }} />
          <TextField
            label={t('code')}
            hint={t('codeHint')}
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            required
            maxLength={64}
          />
          <Button type="submit" look="action" busy={busy}>
            {t('confirm')}
          </Button>
        </form>
      ) : (
        <Button
          look="action"
          busy={busy}
          onClick={() => attempt(async () => setApp(await entryCall(setUpTotp, { ticket }, totpSetupSchema)))}
        >
          {t('app')}
        </Button>
      )}
      <Button busy={busy} onClick={byPasskey}>
        {t('passkey')}
      </Button>
      {problem && <Notice tone="bad">{problem}</Notice>}
    </>
  );
}
