'use client';
import { tell } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import { TextField } from '@desk/components/form/text-field';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { Part } from '@desk/components/record/part';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import { changeOwnPassword, getOwnSignIn } from '@kozyr/contracts/operator/own-sign-in';
import { operatorPasswordSchema } from '@kozyr/contracts/operator/sign-in';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

const NOTHING = { password: '', next: '' };

/** The operator's password, which is changed by the one they have. */
export function PasswordPart() {
  const t = useTranslations('own.password');
  const d = useTranslations('ui.dialog');
  const explain = useExplain();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState(NOTHING);
  const change = useAct(changeOwnPassword, [getOwnSignIn]);
  const fits = operatorPasswordSchema.safeParse(typed.next).success;
  return (
    <Part title={t('title')}>
      <Button onClick={() => setOpen(true)}>{t('change')}</Button>
      <ActDialog
        open={open}
        title={t('changeTitle')}
        description={t('changeText')}
        words={{ close: d('close'), cancel: d('cancel'), submit: t('change') }}
        explain={(error) => (fits ? explain(error) : t('short'))}
        onClose={() => {
          setOpen(false);
          setTyped(NOTHING);
        }}
        onSubmit={async () => {
          if (!fits) throw new Error('The password is too short.');
          await change.mutateAsync({ body: { password: typed.password, new_password: typed.next } });
          tell(t('changed'));
        }}
      >
        <TextField
          label={t('old')}
          type="password"
          autoComplete="current-password"
          value={typed.password}
          onChange={({ target }) => setTyped({ ...typed, password: target.value })}
        />
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
