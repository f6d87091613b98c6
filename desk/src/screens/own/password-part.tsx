'use client';
import { tell } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import { TextField } from '@desk/components/form/text-field';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { Part } from '@desk/components/record/part';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import { changeOwnPassword, chooseOwnPassword, getOwnSignIn } from '@kozyr/contracts/operator/own-sign-in';
import { operatorPasswordSchema } from '@kozyr/contracts/operator/sign-in';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

const NOTHING = { password: '', next: '' };

/** The operator's password, which is changed by the one they have; whoever came in through the provider alone chooses a first one. */
export function PasswordPart({ chosen }: { chosen: boolean }) {
  const t = useTranslations('own.password');
  const d = useTranslations('ui.dialog');
  const explain = useExplain();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(NOTHING);
  const change = useAct(changeOwnPassword, [getOwnSignIn]);
  const choose = useAct(chooseOwnPassword, [getOwnSignIn]);
  const act = chosen ? t('change') : t('choose');
  const fits = operatorPasswordSchema.safeParse(typed.next).success;
  return (
    <Part title={t('title')}>
      <div className="flex flex-col items-start gap-3">
        {!chosen && <p>{t('none')}</p>}
        <Button onClick={() => setOpen(true)}>{act}</Button>
      </div>
      <ActDialog
        open={open}
        title={act}
        description={chosen ? t('changeText') : t('chooseText')}
        words={{ close: d('close'), cancel: d('cancel'), submit: act }}
        explain={(error) => (fits ? explain(error) : t('short'))}
        onClose={() => {
          setOpen(false);
          setTyped(NOTHING);
        }}
        onSubmit={async () => {
          if (!fits) throw new Error('The password is too short.');
          const { password, next: new_password } = typed;
          if (chosen) await change.mutateAsync({ body: { password, new_password } });
          else await choose.mutateAsync({ body: { new_password } });
          tell(t(chosen ? 'changed' : 'chosen'));
        }}
      >
        {chosen && (
          <TextField
            label={t('old')}
            type="password"
            autoComplete="current-password"
            value={typed.password}
            onChange={({ target }) => setTyped({ ...typed, password: target.value })}
          />
        )}
        <TextField
          label={t('new')}
          hint={t('hint')}
          type="password"
          autoComplete="new-password"
          maxLength={128}
          value={typed.next}
          onChange={({ target }) => setTyped({ ...typed, next: target.value })}
        />
      </ActDialog>
    </Part>
  );
}
