'use client';

import type { ActiveUserBonus } from '@kozyr/contracts/bonuses';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { notify } from '@/components/overlay/notify';
import { onPlayerEvent } from '@/lib/events/player-events';
import { onceShown } from '@/lib/modal-queue/modal-queue';
import { bonusWagered } from '../../store';
import { activeBonusQuery, ownBonusesQuery } from '../queries';
import { endToTell } from '../rules';

/** Tells what came of a bonus that ran until now: a modal for one that was wagered, words in passing for another end. Shows nothing. */
export function BonusEndListener() {
  const t = useTranslations('bonusNotices.end');
  const client = useQueryClient();
  const { data: active } = useQuery(activeBonusQuery);
  const receive = useEffectEvent(async (next: ActiveUserBonus | null) => {
    if (active?.status !== 'ACTIVE' || next?.id === active.id) return;
    const own = await client.fetchQuery({ ...ownBonusesQuery(1), staleTime: 0 }).catch(() => null);
    const end = endToTell(own?.items.find(({ id }) => id === active.id));
    if (end?.kind === 'wagered') bonusWagered(end.bonus);
    if (end?.kind === 'other')
      onceShown(() => notify({ kind: 'info', message: t(end.reason, { name: end.name }), id: 'bonus-end' }));
  });
  useEffect(() => onPlayerEvent((event) => void (event.type === 'bonus' && receive(event.bonus))), []);
  return null;
}
