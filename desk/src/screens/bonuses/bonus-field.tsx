'use client';
import { CheckField } from '@desk/components/form/check-field';
import { SelectField } from '@desk/components/form/select-field';
import { TextField } from '@desk/components/form/text-field';
import { useTranslations } from 'next-intl';
import type { BonusValues } from './form-values';
import type { BonusForm } from './use-bonus-form';

type Kind = 'text' | 'sum' | 'count' | 'moment' | 'check';

type Props = {
  of: BonusForm;
  /** As the contract names it; its label and hint have the same name. */
  name: Exclude<keyof BonusValues, 'names' | 'active_on_days'>;
  kind?: Kind;
  /** A choice of these in place of what is typed. */
  options?: readonly { value: string; label: string }[];
  hint?: string | undefined;
};

/** One field of a bonus's form, with its label, what to know and what is wrong. */
export function BonusField({ of: { form, problemOf }, name, kind = 'text', options, hint }: Props) {
  const t = useTranslations('bonuses');
  const common = {
    ...form.register(name),
    label: t(`field.${name}`),
    hint: hint ?? (t.has(`fieldHint.${name}`) ? t(`fieldHint.${name}`) : undefined),
  };
  if (kind === 'check') return <CheckField {...common} />;
  if (options) return <SelectField {...common} error={problemOf(name)} options={options} />;
  return (
    <TextField
      {...common}
      error={problemOf(name)}
      autoComplete="off"
      type={kind === 'moment' ? 'datetime-local' : 'text'}
      inputMode={kind === 'sum' ? 'decimal' : kind === 'count' ? 'numeric' : undefined}
    />
  );
}
