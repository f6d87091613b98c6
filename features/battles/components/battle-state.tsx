'use client';

import { useTranslations } from 'next-intl';
import { StatusMark, type StatusTone } from '@/components/feedback/status-mark';
import type { Battle } from '../types';

const TONES: Record<Battle['status'], StatusTone> = {
  upcoming: 'neutral',
  active: 'active',
  finishing: 'pending',
  finished: 'neutral',
  cancelled: 'danger',
};

/** What a battle is doing, in words (spec §4). */
export function BattleState({ status }: Pick<Battle, 'status'>) {
  const t = useTranslations('battles');
  return <StatusMark tone={TONES[status]}>{t(`status.${status}`)}</StatusMark>;
}
