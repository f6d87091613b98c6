import { Badge, type Tone } from '@desk/components/feedback/badge';
import type { IntegrationState } from '@kozyr/contracts/operator/integrations';
import { useTranslations } from 'next-intl';

const TONES: Readonly<Record<IntegrationState, Tone>> = { draft: 'plain', on: 'good', off: 'bad' };

/** Whether an integration works. */
export function StateBadge({ state }: { state: IntegrationState }) {
  const t = useTranslations('integrations');
  return <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>;
}
