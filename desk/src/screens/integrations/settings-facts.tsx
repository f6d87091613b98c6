import { Facts } from '@desk/components/record/facts';
import type { IntegrationSettings } from '@kozyr/contracts/operator/integration-settings';
import { useTranslations } from 'next-intl';
import { changesOf } from './typed-settings';

/** Settings to be read only. */
export function SettingsFacts({ of: settings }: { of: IntegrationSettings }) {
  const t = useTranslations('integrations');
  return <Facts of={changesOf(null, settings).map(({ field, after }) => [t(`field.${field}`), after] as const)} />;
}
