'use client';
import { Notice } from '@desk/components/feedback/notice';
import { tell } from '@desk/components/feedback/tell';
import { Button } from '@desk/components/form/button';
import { TextField } from '@desk/components/form/text-field';
import { useRouter } from '@desk/lib/i18n/navigation';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useOperator } from '@desk/lib/own/operator-provider';
import { useAct } from '@desk/lib/query/use-act';
import { routes } from '@desk/lib/routes';
import {
  changeOperatorRole,
  createOperatorRole,
  listOperatorRoles,
  type OperatorRoleRow,
} from '@kozyr/contracts/operator/operator-roles';
import { roleNameSchema } from '@kozyr/contracts/operator/roles';
import { useTranslations } from 'next-intl';
import { type FormEvent, useState } from 'react';
import { PermissionFields } from './permission-fields';
import { rightsTyped, typedOf } from './role-form';

const NOTHING = { permissions: [], amounts: {} };

/** The form of a role. @param of undefined: a new one */
export function RoleEditor({ of: role }: { of: OperatorRoleRow | undefined }) {
  const t = useTranslations('roles');
  const explain = useExplain();
  const own = useOperator();
  const router = useRouter();
  const [name, setName] = useState('');
  const [typed, setTyped] = useState(() => typedOf(role?.pending ?? role ?? NOTHING));
  const [problem, setProblem] = useState<string | null>(null);
  const create = useAct(createOperatorRole, [listOperatorRoles]);
  const change = useAct(changeOperatorRole, [listOperatorRoles]);
  const busy = create.isPending || change.isPending;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const rights = rightsTyped(typed);
    if (!role && !roleNameSchema.safeParse(name).success) return setProblem(t('nameWrong'));
    if (!rights) return setProblem(t('boundWrong'));
    setProblem(null);
    try {
      const saved = role
        ? await change.mutateAsync({ params: { name: role.name }, body: { version: role.version, ...rights } })
        : await create.mutateAsync({ body: { name, ...rights } });
      tell(saved.pending ? t('proposed', { name: saved.name }) : t('saved', { name: saved.name }));
      if (!role) router.push(routes.role(saved.name));
    } catch (error) {
      setProblem(explain(error));
    }
  };
  return (
    <form onSubmit={save} noValidate className="flex flex-col gap-4">
      {!role && (
        <TextField
          className="max-w-sm"
          label={t('name')}
          hint={t('nameHint')}
          value={name}
          maxLength={40}
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => setName(target.value.toLowerCase())}
        />
      )}
      <PermissionFields typed={typed} onChange={setTyped} own={own} />
      {problem && <Notice tone="bad">{problem}</Notice>}
      <p className="text-muted text-sm">{t('guarded')}</p>
      <div>
        <Button type="submit" look="action" busy={busy}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
