'use client';
import { tell } from '@desk/components/feedback/tell';
import { ActDialog } from '@desk/components/overlay/act-dialog';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useAct } from '@desk/lib/query/use-act';
import { listOperatorSettings, type OperatorSetting, setOperatorSetting } from '@kozyr/contracts/operator/running';
import { useTranslations } from 'next-intl';
import { useSettingWords } from './use-setting-words';

/** Takes a setting away, so that its fallback holds again. */
export function TakeAwayDialog({ setting, onClose }: { setting: OperatorSetting; onClose: () => void }) {
  const t = useTranslations('settings');
  const u = useTranslations('ui.dialog');
  const words = useSettingWords();
  const explain = useExplain();
  const act = useAct(setOperatorSetting, [listOperatorSettings]);
  return (
    <ActDialog
      open
      danger
      onClose={onClose}
      title={t('takeAway.title', { name: words.name(setting) })}
      description={t('takeAway.text', { value: words.value(setting, setting.fallback) })}
      words={{ close: u('close'), cancel: u('cancel'), submit: t('act.takeAway') }}
      explain={explain}
      onSubmit={async () => {
        await act.mutateAsync({ params: { code: setting.code }, body: { value: null } });
        tell(t('told.takenAway', { name: words.name(setting) }));
      }}
    />
  );
}
