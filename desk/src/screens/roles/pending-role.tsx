'use client';
import { Notice } from '@desk/components/feedback/notice';
import { tell } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import { Moment } from '@desk/components/moment';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useOperator } from '@desk/lib/own/operator-provider';
import { useAct } from '@desk/lib/query/use-act';
import {
  confirmOperatorRole,
  listOperatorRoles,
  type OperatorRoleRow,
  rejectOperatorRole,
} from '@kozyr/contracts/operator/operator-roles';
import { useTranslations } from 'next-intl';
import { useState } from 'react';

/** What waits for a second person in a role, and what that person may say to it. */
export function PendingRole({ of: role }: { of: OperatorRoleRow }) {
  const t = useTranslations('roles');
  const d = useTranslations('ui.dialog');
  const explain = useExplain();
  const own = useOperator();
  const [asking, setAsking] = useState<'confirm' | 'reject' | null>(null);
  const confirm = useAct(confirmOperatorRole, [listOperatorRoles]);
  const reject = useAct(rejectOperatorRole, [listOperatorRoles]);
  const { name, version, pending } = role;
  if (!pending) return null;
  const act = asking === 'reject' ? reject : confirm;
  return (
    <Notice tone="note">
      <div className="flex flex-wrap items-center gap-2">
        <span className="flex-1">
          {t('waits', { by: pending.by })} <Moment at={pending.at} />
        </span>
        <Button onClick={() => setAsking('reject')}>{t('reject')}</Button>
        {pending.by !== own.name && (
          <Button look="action" onClick={() => setAsking('confirm')}>
            {t('confirm')}
          </Button>
        )}
      </div>
      {asking && (
        <ActDialog
          open
          danger={asking === 'reject'}
          onClose={() => setAsking(null)}
          title={t(`${asking}Dialog.title`, { name })}
          description={t(`${asking}Dialog.text`)}
          words={{ close: d('close'), cancel: d('cancel'), submit: t(asking) }}
          explain={explain}
          onSubmit={async () => {
            await act.mutateAsync({ params: { name }, body: { version } });
            tell(t(`${asking}ed`, { name }));
          }}
        />
      )}
    </Notice>
  );
}
