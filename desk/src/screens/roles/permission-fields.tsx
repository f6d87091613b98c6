'use client';
import { TextField } from '@desk/components/form/text-field';
import { Part } from '@desk/components/record/part';
import { CURRENCIES } from '@kozyr/contracts/money';
import {
  AMOUNT_PERMISSIONS,
  type AmountPermission,
  mayDo,
  type Permission,
  type Rights,
} from '@kozyr/contracts/operator/permissions';
import { useTranslations } from 'next-intl';
import { PERMISSION_GROUPS } from './permission-groups';
import { isBound, type TypedRole } from './role-form';

type Props = {
  typed: TypedRole;
  /** null: it is only shown. */
  onChange: ((typed: TypedRole) => void) | null;
  /** What who is signed in may do: nobody gives more. */
  own: Rights;
};

const amountOf = (permission: Permission): AmountPermission | undefined =>
  AMOUNT_PERMISSIONS.find((one) => one === permission);

/** Every permission in its group, each with its bounds where it decides about amounts. */
export function PermissionFields({ typed, onChange, own }: Props) {
  const t = useTranslations('roles');
  const toggle = (permission: Permission, held: boolean) => {
    const permissions = new Set(typed.permissions);
    if (held) permissions.add(permission);
    else permissions.delete(permission);
    onChange?.({ ...typed, permissions });
  };
  const bound = (permission: AmountPermission, currency: 'uah' | 'kzt', text: string) =>
    onChange?.({
      ...typed,
      bounds: { ...typed.bounds, [permission]: { ...typed.bounds[permission], [currency]: text } },
    });
  return (
    <div className="grid grid-cols-1 gap-4 wide:grid-cols-2">
      {PERMISSION_GROUPS.map(({ name, of }) => (
        <Part key={name} title={t(`group.${name}`)}>
          <ul className="flex flex-col gap-2">
            {of.map((permission) => {
              const held = typed.permissions.has(permission);
              const amount = amountOf(permission);
              return (
                <li key={permission} className="flex flex-col gap-2">
                  <label className="flex min-h-6 items-center gap-2 text-sm pointer-coarse:min-h-11">
                    <input
                      type="checkbox"
                      checked={held}
                      disabled={onChange === null || (!held && !mayDo(own, permission))}
                      onChange={({ target }) => toggle(permission, target.checked)}
                    />
                    {t(`permission.${permission}`)}
                  </label>
                  {amount && held && (
                    <div className="ms-6 grid grid-cols-2 gap-2">
                      {CURRENCIES.map((currency) => (
                        <TextField
                          key={currency}
                          label={t(`bound.${currency}`)}
                          aria-label={t('boundOf', {
                            what: t(`permission.${permission}`),
                            currency: t(`bound.${currency}`),
                          })}
                          placeholder={t('noBound')}
                          inputMode="decimal"
                          autoComplete="off"
                          readOnly={onChange === null}
                          value={typed.bounds[amount][currency]}
                          error={isBound(typed.bounds[amount][currency]) ? undefined : t('boundWrong')}
                          onChange={({ target }) => bound(amount, currency, target.value)}
                        />
                      ))}
                    </div>
                  )}
                </li>
              );
            })}
          </ul>
        </Part>
      ))}
    </div>
  );
}
