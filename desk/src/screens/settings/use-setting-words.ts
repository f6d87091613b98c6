'use client';
import type { OperatorSetting } from '@kozyr/contracts/operator/running';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { formOf } from './rules';

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
      value: (value: string | null) => value ?? t('nothing'),
    }),
    [t],
  );
}
