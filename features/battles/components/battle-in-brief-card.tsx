'use client';

import { useTranslations } from 'next-intl';
import { LinkCard } from '@/components/display/link-card';
import { groupDigits } from '@/lib/format/money';
import { routes } from '@/lib/routes/routes';
import type { BattleInBrief } from '../types';
import { TierMedal } from './tier-medal';

/** The battle that the player is in: their place, and the score of the place above. */
export function BattleInBriefCard({ battle }: { battle: BattleInBrief }) {
  const t = useTranslations('ownStrip.battle');
  const { id, tier } = battle;
  const card = { href: routes.battle(id), kind: t('kind', { tier }), mark: <TierMedal tier={tier} width={40} /> };
  if (battle.kind === 'qualification') {
    const { stakes, of } = battle;
    return (
      <LinkCard
        {...card}
        title={t('qualification')}
        text={t('stakes', { stakes, of })}
        progress={(100 * stakes) / of}
      />
    );
  }
  const { place, next } = battle;
  const score = groupDigits(battle.score);
  return (
    <LinkCard
      {...card}
      title={t('place', { place })}
      text={next ? t('next', { place: next.place, next: groupDigits(next.score), score }) : t('score', { score })}
    />
  );
}
