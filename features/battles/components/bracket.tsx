'use client';

import { useTranslations } from 'next-intl';
import { formatMoney } from '@/lib/format/money';
import type { Battle } from '../types';

const short = (amount: string, currency: Battle['currency']) =>
  formatMoney(amount, { currency, whole: amount.endsWith('.00') });

/** Which stakes count: from the lower bound on, below the upper one. */
export function Bracket({ battle: { min_stake, max_stake, currency } }: { battle: Battle }) {
  const t = useTranslations('battles');
  const min = short(min_stake, currency);
  return max_stake === null ? t('stakesFrom', { min }) : t('stakesBetween', { min, max: short(max_stake, currency) });
}
