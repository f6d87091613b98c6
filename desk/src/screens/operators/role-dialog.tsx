'use client';
import { tell } from '@desk/components/feedback/tell';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useRoleName } from '@desk/lib/own/use-role-name';
import { useAct } from '@desk/lib/query/use-act';
import { listOperatorRoles, setOperatorRole } from '@kozyr/contracts/operator/operator-roles';
import { listOperators } from '@kozyr/contracts/operator/operators';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { RoleChoice } from './role-choice';

/** Gives an operator another role. */
export function RoleDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const t = useTranslations('operators');
  const w = useTranslations('ui.dialog');
  const roleName = useRoleName();
  const explain = useExplain();
  const [role, setRole] = useState('support');
  const give = useAct(setOperatorRole, [listOperators, listOperatorRoles]);
  return (
    <ActDialog
      open
      onClose={onClose}
      title={t('roleDialog.title', { name })}
      description={t('roleDialog.text')}
      words={{ close: w('close'), cancel: w('cancel'), submit: t('roleDialog.submit') }}
      explain={explain}
      onSubmit={async () => {
        await give.mutateAsync({ params: { name }, body: { role } });
        tell(t('roleGiven', { name, role: roleName(role) }));
      }}
    >
      <RoleChoice value={role} onChange={setRole} />
    </ActDialog>
  );
}
