'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/display/icon';
import { activeBonusQuery } from '@/features/bonuses/active/queries';

/** While a bonus is active: how much of a stake in this game counts for wagering. `contribution` in percent. */
export function BonusNote({ contribution }: { contribution: number }) {
  const t = useTranslations('game');
  const bonus = useQuery(activeBonusQuery);
  if (bonus.data?.status !== 'ACTIVE') return null;
  return (
    <p data-needs="bonuses" className="flex items-start gap-2 rounded-control bg-surface-1 px-4 py-3 text-sm">
      <Icon name="bonuses" size={20} className="shrink-0 text-gold" />
      {t('bonusCounts', { percent: contribution })}
    </p>
  );
}
