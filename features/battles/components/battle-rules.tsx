'use client';

import { differenceInSeconds } from 'date-fns';
import { useTranslations } from 'next-intl';
import { formatMoney } from '@/lib/format/money';
import type { Battle } from '../types';
import { Bracket } from './bracket';
import { FullStakes } from './full-stakes';
import { PrizeTable } from './prize-table';
import { SizingRule } from './sizing-rule';

/** How a battle is won and what it pays, as it is before anybody enters. */
export function BattleRules({ battle }: { battle: Battle }) {
  const t = useTranslations('battles');
  const grace = differenceInSeconds(battle.finishes_at, battle.ends_at, { roundingMethod: 'round' });
  return (
    <div className="flex flex-col gap-5">
      <section className="flex flex-col gap-2">
        <h3 className="font-display font-semibold text-base">{t('prizes')}</h3>
        <PrizeTable battle={battle} />
        <p className="text-sm">
          {t('rule.full', { full: formatMoney(battle.full_stakes, { currency: battle.currency, whole: true }) })}
        </p>
        {battle.status !== 'cancelled' && <FullStakes battle={battle} />}
        <p className="text-muted text-sm">{t('rule.places')}</p>
        <p className="text-muted text-sm">{t('rule.prizes')}</p>
      </section>
      <section className="flex flex-col gap-2">
        <h3 className="font-display font-semibold text-base">{t('rules')}</h3>
        <ol className="flex list-decimal flex-col gap-2 pl-5 text-sm marker:text-muted">
          <li>
            {t('stakes')}: <Bracket battle={battle} />. {t('rule.stakes')}
          </li>
          <li>{t('rule.qualification', { stakes: battle.qualifying_stakes })}</li>
          <li>{t('rule.score', { results: battle.scored_results })}</li>
          <li>{t('rule.tie')}</li>
          <li>{t('rule.end', { seconds: grace })}</li>
          <li>{t('rule.undone')}</li>
          <li>{t('rule.cancelled')}</li>
          <SizingRule sizing={battle.sizing} />
        </ol>
      </section>
    </div>
  );
}
