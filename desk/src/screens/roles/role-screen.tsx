'use client';
import { Badge } from '@desk/components/feedback/badge';
import { Notice } from '@desk/components/feedback/notice';
import { tell } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { PageHead } from '@desk/components/record/page-head';
import { useRouter } from '@desk/lib/i18n/navigation';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useOperator } from '@desk/lib/own/operator-provider';
import { useRoleName } from '@desk/lib/own/use-role-name';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { useAct } from '@desk/lib/query/use-act';
import { routes } from '@desk/lib/routes';
import { listOperatorRoles, removeOperatorRole } from '@kozyr/contracts/operator/operator-roles';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PendingRole } from './pending-role';
import { PermissionFields } from './permission-fields';
import { RoleEditor } from './role-editor';
import { typedOf } from './role-form';

/** One role: what it lets do and who has it; an own one is changed here. */
export function RoleScreen({ name }: { name: string }) {
  const t = useTranslations('roles');
  const d = useTranslations('ui.dialog');
  const explain = useExplain();
  const own = useOperator();
  const router = useRouter();
  const roleName = useRoleName();
  const read = useQuery(endpointQuery(listOperatorRoles, {}));
  const [asking, setAsking] = useState(false);
  const remove = useAct(removeOperatorRole, [listOperatorRoles]);
  const role = read.data?.items.find((one) => one.name === name);
  if (read.error) return <Notice tone="bad">{explain(read.error)}</Notice>;
  if (!read.data) return <div aria-busy="true" />;
  if (!role) return <Notice tone="bad">{t('none')}</Notice>;
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title={roleName(name)}
        badges={role.built_in && <Badge tone="plain">{t('builtIn')}</Badge>}
        detail={role.operators.length > 0 ? t('has', { who: role.operators.join(', ') }) : t('nobody')}
        actions={
          !role.built_in &&
          role.operators.length === 0 && (
            <Button look="danger" onClick={() => setAsking(true)}>
              {t('remove')}
            </Button>
          )
        }
      />
      <PendingRole of={role} />
      {role.built_in ? (
        <PermissionFields typed={typedOf(role)} onChange={null} own={own} />
      ) : (
        <RoleEditor key={role.version} of={role} />
      )}
      <ActDialog
        open={asking}
        danger
        onClose={() => setAsking(false)}
        title={t('removeDialog.title', { name })}
        description={t('removeDialog.text')}
        words={{ close: d('close'), cancel: d('cancel'), submit: t('remove') }}
        explain={explain}
        onSubmit={async () => {
          await remove.mutateAsync({ params: { name } });
          tell(t('removed', { name }));
          router.push(routes.roles);
        }}
      />
    </div>
  );
}
