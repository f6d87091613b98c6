'use client';
import { Badge, type Tone } from '@desk/components/feedback/badge';
import type { Bonus } from '@kozyr/contracts/bonuses';
import { useTranslations } from 'next-intl';

const TONES: Readonly<Record<Bonus['status'], Tone>> = {
  ACTIVE: 'good',
  DRAFT: 'note',
  COMPLETED: 'plain',
  INACTIVE: 'bad',
  PENDING: 'warn',
};

/** How a bonus stands. */
export function BonusStatus({ status }: { status: Bonus['status'] }) {
  const t = useTranslations('bonuses');
  return <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>;
}
