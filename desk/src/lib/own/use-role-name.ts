'use client';
import { builtInRole } from '@kozyr/contracts/operator/roles';
import { useTranslations } from 'next-intl';

/** How a role is called: a built-in one in the operator's language, another by the name it was given. */
export function useRoleName(): (role: string) => string {
  const w = useTranslations('words.role');
  return (role) => {
    const builtIn = builtInRole(role);
    return builtIn ? w(builtIn) : role;
  };
}
