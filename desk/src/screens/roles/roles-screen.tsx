'use client';
import { Badge } from '@desk/components/feedback/badge';
import { buttonLook } from '@desk/components/form/button';
import type { ListColumn } from '@desk/components/list/columns';
import { List } from '@desk/components/list/list';
import { PageHead } from '@desk/components/record/page-head';
import { call } from '@desk/lib/call';
import { Link } from '@desk/lib/i18n/navigation';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useListWords } from '@desk/lib/i18n/use-list-words';
import { useRoleName } from '@desk/lib/own/use-role-name';
import { pagesQuery } from '@desk/lib/query/endpoint-query';
import { routes } from '@desk/lib/routes';
import { listOperatorRoles, type OperatorRoleRow } from '@kozyr/contracts/operator/operator-roles';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';

/** Every role, what kind it is and who has it. */
export function RolesScreen() {
  const t = useTranslations('roles');
  const words = useListWords();
  const explain = useExplain();
  const roleName = useRoleName();
  const data = useInfiniteQuery(pagesQuery(listOperatorRoles, {}, () => call(listOperatorRoles, {})));
  const columns = useMemo<ListColumn<OperatorRoleRow>[]>(
    () => [
      {
        id: 'name',
        title: t('column.name'),
        cell: ({ name }) => (
          <Link href={routes.role(name)} className="font-semibold underline-offset-2 hover:underline">
            {roleName(name)}
          </Link>
        ),
      },
      {
        id: 'kind',
        title: t('column.kind'),
        cell: ({ built_in, pending }) => (
          <span className="flex gap-1">
            <Badge tone="plain">{built_in ? t('builtIn') : t('ownRole')}</Badge>
            {pending && <Badge tone="warn">{t('pending')}</Badge>}
          </span>
        ),
      },
      { id: 'permissions', title: t('column.permissions'), cell: ({ permissions }) => permissions.length },
      { id: 'operators', title: t('column.operators'), cell: ({ operators }) => operators.join(', ') },
    ],
    [t, roleName],
  );
  return (
    <div className="flex flex-col gap-4">
      <PageHead
        title={t('title')}
        detail={t('detail')}
        actions={
          <Link href={routes.newRole} className={buttonLook('action')}>
            {t('new')}
          </Link>
        }
      />
      <List
        name="roles"
        title={t('title')}
        columns={columns}
        filters={[]}
        data={data}
        rowKey={({ name }) => name}
        explain={explain}
        words={words}
      />
    </div>
  );
}
