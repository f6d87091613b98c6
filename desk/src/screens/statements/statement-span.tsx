'use client';
import { SelectField } from '@desk/components/form/select-field';
import { TextField } from '@desk/components/form/text-field';
import { STAKE_CURRENCIES } from '@kozyr/contracts/money';
import { STATEMENT_HOUSE_ACCOUNTS } from '@kozyr/contracts/operator/statements';
import { useTranslations } from 'next-intl';
import type { spanAsked } from './rules';

type Props = {
  span: ReturnType<typeof spanAsked>;
  onChange: (changes: Readonly<Record<string, string | undefined>>) => void;
};

/** Which account, in which currency, over which days. */
export function StatementSpan({ span, onChange }: Props) {
  const t = useTranslations('statements');
  const day = (name: 'from' | 'to') => (
    <TextField
      // A day that the address changes is shown anew; while one is typed, nothing of it is thrown away.
      key={`${name} ${span[name]}`}
      label={t(name)}
      type="date"
      className="w-40"
      defaultValue={span[name]}
      onBlur={({ target }) => target.value !== span[name] && onChange({ [name]: target.value })}
      onKeyDown={(event) => event.key === 'Enter' && onChange({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <div className="flex flex-wrap items-end gap-2">
      <SelectField
        label={t('account')}
        value={span.account}
        className="w-64"
        options={STATEMENT_HOUSE_ACCOUNTS.map((value) => ({ value, label: t(`accounts.${value}`) }))}
        onChange={({ target }) => onChange({ account: target.value })}
      />
      <SelectField
        label={t('currency')}
        value={span.currency}
        className="w-32"
        options={STAKE_CURRENCIES.map((value) => ({ value, label: value.toUpperCase() }))}
        onChange={({ target }) => onChange({ currency: target.value })}
      />
      {day('from')}
      {day('to')}
    </div>
  );
}
