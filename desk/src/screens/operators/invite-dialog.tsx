'use client';
import { TextField } from '@desk/components/form/text-field';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import { inviteOperator, listOperators, operatorNameSchema } from '@kozyr/contracts/operator/operators';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Invitation } from './link-dialog';
import { RoleChoice } from './role-choice';

type Props = { open: boolean; onClose: () => void; onInvited: (invitation: Invitation) => void };

/** Asks whom to invite, and in which role. */
export function InviteDialog({ open, onClose, onInvited }: Props) {
  const t = useTranslations('operators.inviteDialog');
  const w = useTranslations('ui.dialog');
  const explain = useExplain();
  const invite = useAct(inviteOperator, [listOperators]);
  const [name, setName] = useState('');
  const [role, setRole] = useState('support');
  const [refused, setRefused] = useState(false);
  const fits = operatorNameSchema.safeParse(name.trim()).success;
  const close = () => {
    setName('');
    setRole('support');
    setRefused(false);
    onClose();
  };
  return (
    <ActDialog
      open={open}
      onClose={close}
      title={t('title')}
      description={t('text')}
      words={{ close: w('close'), cancel: w('cancel'), submit: t('submit') }}
      explain={(error) => (fits ? explain(error) : t('nameWrong'))}
      onSubmit={async () => {
        setRefused(!fits);
        if (!fits) throw new Error('The name does not fit.');
        const { operator, token, expires_at } = await invite.mutateAsync({ body: { name: name.trim(), role } });
        onInvited({ name: operator.name, token, expiresAt: expires_at });
      }}
    >
      <TextField
        label={t('name')}
        hint={t('nameHint')}
        value={name}
        maxLength={40}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        aria-invalid={(refused && !fits) || undefined}
        onChange={({ target }) => setName(target.value.toLowerCase())}
      />
      <RoleChoice value={role} onChange={setRole} />
    </ActDialog>
  );
}
