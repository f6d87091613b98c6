'use client';
import { tell } from '@desk/components/feedback/tell';
import { TextField } from '@desk/components/form/text-field';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { Facts } from '@desk/components/record/facts';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import { listOperatorSettings, type OperatorSetting, setOperatorSetting } from '@kozyr/contracts/operator/running';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { fits } from './rules';
import { useSettingWords } from './use-setting-words';

/** Sets one, once its value fits the pattern. */
export function SettingDialog({ setting, onClose }: { setting: OperatorSetting; onClose: () => void }) {
  const t = useTranslations('settings');
  const u = useTranslations('ui.dialog');
  const words = useSettingWords();
  const explain = useExplain();
  const act = useAct(setOperatorSetting, [listOperatorSettings]);
  const [value, setValue] = useState(setting.value ?? '');
  const [refused, setRefused] = useState(false);
  const typed = value.trim();
  const wrong = refused && !fits(setting, typed);
  return (
    <ActDialog
      open
      onClose={onClose}
      title={words.name(setting)}
      description={words.about(setting)}
      words={{ close: u('close'), cancel: u('cancel'), submit: t('act.save') }}
      explain={(error) => (fits(setting, typed) ? explain(error) : t('wrong', { form: words.form(setting) }))}
      onSubmit={async () => {
        setRefused(true);
        if (!fits(setting, typed)) throw new Error('The value does not fit.');
        await act.mutateAsync({ params: { code: setting.code }, body: { value: typed } });
        tell(t('told.set', { name: words.name(setting), value: typed }));
      }}
    >
      <Facts
        of={[
          [t('column.code'), <code key="code">{setting.code}</code>],
          [t('column.value'), words.value(setting, setting.value)],
          [t('column.fallback'), words.value(setting, setting.fallback)],
        ]}
      />
      <TextField
        label={t('field')}
        hint={words.form(setting)}
        value={value}
        maxLength={80}
        autoComplete="off"
        aria-invalid={wrong || undefined}
        onChange={({ target }) => setValue(target.value)}
      />
    </ActDialog>
  );
}
