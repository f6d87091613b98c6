'use client';
import { CheckField } from '@desk/components/form/check-field';
import { TextArea } from '@desk/components/form/text-area';
import { TextField } from '@desk/components/form/text-field';
import { CURRENCIES } from '@kozyr/contracts/money';
import type { IntegrationProtocol } from '@kozyr/contracts/operator/integration-settings';
import { useTranslations } from 'next-intl';
import { PROTOCOL_FIELDS, type SettingField } from './protocol-fields';
import type { TypedSettings } from './typed-settings';

type Props = {
  protocol: IntegrationProtocol;
  typed: TypedSettings;
  wrong: readonly string[];
  onChange: (typed: TypedSettings) => void;
};

/** The settings of a protocol, each with what to know of it. */
export function SettingsFields({ protocol, typed, wrong, onChange }: Props) {
  const t = useTranslations('integrations');
  const field = ({ name, kind }: SettingField) => {
    const value = typed[name];
    const label = t(`field.${name}`);
    const hint = t.has(`hint.${name}`) ? t(`hint.${name}`) : undefined;
    const error = wrong.includes(name) ? t('wrong') : undefined;
    const change = (next: string | readonly string[]) => onChange({ ...typed, [name]: next });
    if (kind === 'currencies') {
      const chosen = Array.isArray(value) ? value : [];
      return (
        <fieldset key={name} className="flex flex-col">
          <legend className="font-medium text-muted text-sm">{label}</legend>
          {CURRENCIES.map((currency) => (
            <CheckField
              key={currency}
              label={currency.toUpperCase()}
              checked={chosen.includes(currency)}
              onChange={({ target }) =>
                change(CURRENCIES.filter((one) => (one === currency ? target.checked : chosen.includes(one))))
              }
            />
          ))}
          {hint && <p className="text-muted text-xs">{hint}</p>}
          {error && (
            <p role="alert" className="text-bad text-sm">
              {error}
            </p>
          )}
        </fieldset>
      );
    }
    const text = typeof value === 'string' ? value : '';
    const common = { label, hint, error, value: text, autoComplete: 'off', spellCheck: false } as const;
    if (kind === 'lines') return <TextArea key={name} {...common} onChange={({ target }) => change(target.value)} />;
    return (
      <TextField
        key={name}
        {...common}
        autoCapitalize="none"
        inputMode={kind === 'address' ? 'url' : kind === 'number' ? 'numeric' : undefined}
        onChange={({ target }) => change(target.value)}
      />
    );
  };
  return <div className="flex max-w-xl flex-col gap-4">{PROTOCOL_FIELDS[protocol].map(field)}</div>;
}
