'use client';

import { useTranslations } from 'next-intl';
import type { Battle } from '../types';

/** Why so many tiers of battles were open when this one was announced, and what opens more. Nothing where no schedule made it. */
export function SizingRule({ sizing }: Pick<Battle, 'sizing'>) {
  const t = useTranslations('battles.rule');
  if (sizing === null) return null;
  const { players, tiers, by } = sizing;
  const [two = 0, three = 0, four = 0, five = 0] = sizing.from;
  return (
    <li>
      {by === 'operator' ? t('sizeSet', { tiers }) : t('sizePlayers', { players, tiers })}{' '}
      {by === 'players' && t('sizeFrom', { two, three, four, five })} {t('sizeStays')}
    </li>
  );
}
