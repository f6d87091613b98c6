'use client';
import { PageHead } from '@desk/components/record/page-head';
import { useTranslations } from 'next-intl';
import { RoleEditor } from './role-editor';

/** Makes a role. */
export function NewRoleScreen() {
  const t = useTranslations('roles');
  return (
    <div className="flex flex-col gap-4">
      <PageHead title={t('new')} />
      <RoleEditor of={undefined} />
    </div>
  );
}
