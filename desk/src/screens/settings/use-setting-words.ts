'use client';
import { formatMoney } from '@desk/lib/format/money';
import type { OperatorSetting } from '@kozyr/contracts/operator/running';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { currencyOf, formOf } from './rules';

/** Names of settings, what they change and what their values look like. What has no text yet is named by its code. */
export function useSettingWords() {
  const t = useTranslations('settings');
  return useMemo(
    () => ({
      name: ({ code }: OperatorSetting) => (t.has(`codes.${code}.name`) ? t(`codes.${code}.name`) : code),
      about: ({ code, hint }: OperatorSetting) => (t.has(`codes.${code}.about`) ? t(`codes.${code}.about`) : hint),
      form: (setting: OperatorSetting) => {
        const form = formOf(setting);
        return form === null ? setting.hint : t(`form.${form}`);
      },
      /** A value as it is read: "yes" and "no" in the operator's language, money with its sign where the code names the currency. */
      value: (setting: OperatorSetting, value: string | null) => {
        if (value === null) return t('nothing');
        const form = formOf(setting);
        if (form === 'answer') return t(value === 'yes' ? 'yes' : 'no');
        const currency = form === 'amount' ? currencyOf(setting) : null;
        return currency === null ? value : formatMoney(value, currency);
      },
    }),
    [t],
  );
}
