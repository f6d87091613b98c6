'use client';

import { toMinor } from '@kozyr/contracts/money';
import { useTranslations } from 'next-intl';
import { Progress } from '@/components/feedback/progress';
import { formatMoney } from '@/lib/format/money';
import { paidShare } from '../rules';
import type { Battle } from '../types';

/** How far all players' counted stakes have come to those from which on prizes are paid in full. Nothing while none has counted. */
export function FullStakes({ battle }: { battle: Battle }) {
  const t = useTranslations('battles');
  const { counted_stakes, full_stakes, currency } = battle;
  if (toMinor(counted_stakes) === 0n) return null;
  const whole = { currency, whole: true };
  const words = t('stakedOf', { counted: formatMoney(counted_stakes, whole), full: formatMoney(full_stakes, whole) });
  const percent = paidShare(battle);
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-muted">{t('staked')}</span>
        <span className="text-right font-medium tabular">{words}</span>
      </p>
      <Progress value={percent} label={t('staked')} text={words} tone="active" />
      <p className="text-muted text-xs">{percent === 100 ? t('paidInFull') : t('paidShare', { percent })}</p>
    </div>
  );
}
