'use client';
import { SelectField } from '@desk/components/form/select-field';
import { useRoleName } from '@desk/lib/own/use-role-name';
import { endpointQuery } from '@desk/lib/query/endpoint-query';
import { listOperatorRoles } from '@kozyr/contracts/operator/operator-roles';
import { builtInRole, OPERATOR_ROLES } from '@kozyr/contracts/operator/roles';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';

/** A choice among all roles; the built-in ones with what they are for. */
export function RoleChoice({ value, onChange }: { value: string; onChange: (role: string) => void }) {
  const t = useTranslations('operators.inviteDialog');
  const roleName = useRoleName();
  const read = useQuery(endpointQuery(listOperatorRoles, {}));
  const roles = read.data?.items.map(({ name }) => name) ?? OPERATOR_ROLES;
  const labelOf = (name: string) => {
    const builtIn = builtInRole(name);
    return builtIn ? t(`roles.${builtIn}`) : roleName(name);
  };
  return (
    <SelectField
      label={t('role')}
      value={value}
      options={roles.map((one) => ({ value: one, label: labelOf(one) }))}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
