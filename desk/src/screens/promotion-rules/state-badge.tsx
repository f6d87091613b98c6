'use client';
import { Badge, type Tone } from '@desk/components/feedback/badge';
import type { PromotionVersion } from '@kozyr/contracts/operator/promotion-settings';
import { useTranslations } from 'next-intl';

const TONES: Record<PromotionVersion['state'], Tone> = {
  BUILT_IN: 'plain',
  DRAFT: 'note',
  PROPOSED: 'warn',
  CONFIRMED: 'good',
  WITHDRAWN: 'plain',
};

/** How a version stands; of the one that holds now, that it does. */
export function StateBadge({ version: { state, in_force: inForce } }: { version: PromotionVersion }) {
  const t = useTranslations('promotions');
  return <Badge tone={inForce ? 'good' : TONES[state]}>{inForce ? t('holds') : t(`state.${state}`)}</Badge>;
}
