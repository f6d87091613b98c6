'use client';
import { AppSecret } from '@desk/components/app-secret';
import { tell, tellProblem } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import { TextField } from '@desk/components/form/text-field';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { Part } from '@desk/components/record/part';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import { confirmOwnTotp, getOwnSignIn, setUpOwnTotp } from '@kozyr/contracts/operator/own-sign-in';
import type { TotpSetup } from '@kozyr/contracts/operator/sign-in';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

/** The operator's authenticator app, and another in its place. */
export function AppPart({ isSetUp }: { isSetUp: boolean }) {
  const t = useTranslations('own.app');
  const d = useTranslations('ui.dialog');
  const explain = useExplain();
  const [made, setMade] = useState<TotpSetup | null>(null);
  const [code, setCode] = useState('');
  const setUp = useAct(setUpOwnTotp);
  const confirm = useAct(confirmOwnTotp, [getOwnSignIn]);
  return (
    <Part title={t('title')}>
      <div className="flex flex-col items-start gap-3">
        <p>{isSetUp ? t('isSetUp') : t('none')}</p>
        <Button
          busy={setUp.isPending}
          onClick={() => setUp.mutate({}, { onSuccess: setMade, onError: (error) => tellProblem(explain(error)) })}
        >
          {t(isSetUp ? 'replace' : 'setUp')}
        </Button>
      </div>
      <ActDialog
        open={made !== null}
        title={t('dialogTitle')}
        description={t('dialogText')}
        words={{ close: d('close'), cancel: d('cancel'), submit: t('confirm') }}
        explain={explain}
        onClose={() => {
          setMade(null);
          setCode('');
        }}
        onSubmit={async () => {
          await confirm.mutateAsync({ body: { code: code.trim() } });
          tell(t('done'));
        }}
      >
        {made && <AppSecret {...made} words={{ qr: t('qr'), byHand: t('byHand') }} />}
        <TextField
          label={t('code')}
          value={code}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={64}
          onChange={({ target }) => setCode(target.value)}
        />
      </ActDialog>
    </Part>
  );
}
