'use client';

import { useTranslations } from 'next-intl';
import { Progress } from '@/components/feedback/progress';
import { formatMoney, groupDigits } from '@/lib/format/money';
import { paysNow, prizeNow } from '../rules';
import type { Battle, BattleStanding } from '../types';

/** The player in a battle (spec §4): in qualification with how far, active with place and score, or what they won. */
export function OwnState({ battle, rank }: { battle: Battle; rank: BattleStanding }) {
  const t = useTranslations('battles');
  const { stakes, score, place, prize, state } = rank;
  if (state === 'inactive') return null;
  if (prize !== null)
    return (
      <p className="font-semibold text-active text-sm">
        {t('own.won', {
          place: place ?? 0,
          prize: formatMoney(prize, { currency: battle.currency, whole: prize.endsWith('.00') }),
        })}
      </p>
    );
  const over = battle.status === 'finished' || battle.status === 'cancelled';
  if (state === 'qualification') {
    const words = t(over ? 'own.notQualified' : 'own.qualification', { stakes, of: battle.qualifying_stakes });
    return (
      <div className="flex flex-col gap-2">
        <p className="text-sm">{words}</p>
        {!over && (
          <Progress
            value={(100 * stakes) / battle.qualifying_stakes}
            label={t('own.progress')}
            text={words}
            tone="active"
          />
        )}
      </div>
    );
  }
  const now = paysNow(battle) && place !== null ? prizeNow(battle, place, score) : null;
  return (
    <div className="flex flex-col gap-0.5 text-sm">
      <p>
        <span className="font-semibold text-gold">{t('own.place', { place: place ?? 0 })}</span>
        <span className="text-muted tabular"> · {t('own.score', { score: groupDigits(score) })}</span>
      </p>
      {paysNow(battle) && (
        <p className="text-muted tabular">
          {now === null
            ? t('own.nothingNow')
            : t('own.now', { prize: formatMoney(now, { currency: battle.currency, whole: now.endsWith('.00') }) })}
        </p>
      )}
    </div>
  );
}
