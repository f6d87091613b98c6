'use client';
import { Ago } from '@desk/components/ago';
import { tell } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import { TextField } from '@desk/components/form/text-field';
import { Moment } from '@desk/components/moment';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { Part } from '@desk/components/record/part';
import { CallError, call } from '@desk/lib/call';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { makePasskey } from '@desk/lib/passkeys';
import { useAct } from '@desk/lib/query/use-act';
import {
  addOwnPasskey,
  askOwnNewPasskey,
  getOwnSignIn,
  type OwnSignIn,
  removeOwnPasskey,
} from '@kozyr/contracts/operator/own-sign-in';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

type Open = { act: 'add' } | { act: 'remove'; id: string; name: string } | null;

/** The operator's passkeys, to be added and removed. */
export function PasskeysPart({ passkeys }: Pick<OwnSignIn, 'passkeys'>) {
  const t = useTranslations('own.passkeys');
  const d = useTranslations('ui.dialog');
  const explain = useExplain();
  const [open, setOpen] = useState<Open>(null);
  const [name, setName] = useState('');
  const add = useAct(addOwnPasskey, [getOwnSignIn]);
  const remove = useAct(removeOwnPasskey, [getOwnSignIn]);
  const close = () => {
    setOpen(null);
    setName('');
  };
  return (
    <Part title={t('title')} action={<Button onClick={() => setOpen({ act: 'add' })}>{t('add')}</Button>}>
      {passkeys.length === 0 && <p className="text-muted text-sm">{t('none')}</p>}
      <ul className="flex flex-col divide-y divide-hairline">
        {passkeys.map((one) => (
          <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <div className="min-w-0 flex-1">
              <p className="break-words">{one.name}</p>
              <p className="text-muted text-sm">
                {t('since')} <Moment at={one.created_at} />
                {one.last_used_at && (
                  <>
                    {' · '}
                    {t('lastUsed')} <Ago at={one.last_used_at} />
                  </>
                )}
              </p>
            </div>
            <Button
              aria-label={t('removeNamed', { name: one.name })}
              onClick={() => setOpen({ act: 'remove', id: one.id, name: one.name })}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      <ActDialog
        open={open?.act === 'add'}
        title={t('addTitle')}
        description={t('addText')}
        words={{ close: d('close'), cancel: d('cancel'), submit: t('addSubmit') }}
        explain={explain}
        onClose={close}
        onSubmit={async () => {
          const response = await makePasskey(await call(askOwnNewPasskey, {}));
          await add.mutateAsync({ body: { name: name.trim() || t('defaultName'), response } });
          tell(t('added'));
        }}
      >
        <TextField
          label={t('name')}
          value={name}
          maxLength={60}
          placeholder={t('defaultName')}
          onChange={({ target }) => setName(target.value)}
        />
      </ActDialog>
      <ActDialog
        open={open?.act === 'remove'}
        danger
        title={t('removeTitle')}
        description={open?.act === 'remove' ? t('removeText', { name: open.name }) : undefined}
        words={{ close: d('close'), cancel: d('cancel'), submit: t('remove') }}
        explain={(error) =>
          error instanceof CallError && error.error.errorCode === 'STATE_CONFLICT' ? t('lastOne') : explain(error)
        }
        onClose={close}
        onSubmit={async () => {
          if (open?.act !== 'remove') return;
          await remove.mutateAsync({ params: { id: open.id } });
          tell(t('removed'));
        }}
      />
    </Part>
  );
}
