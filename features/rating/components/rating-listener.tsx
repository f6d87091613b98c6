'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { notify } from '@/components/overlay/notify';
import { userQuery } from '@/features/account/queries';
import { onPlayerEvent } from '@/lib/events/player-events';
import { onceShown } from '@/lib/modal-queue/modal-queue';
import { ratingQuery } from '../queries';
import { starOpens } from '../rules';
import { firstTold, starGained } from '../store';

/**
 * Tells a player of a star they have gained and of what it opens; in passing alone where that is not known now, or of a star that an
 * undone round had taken away. Shows nothing.
 */
export function RatingListener() {
  const t = useTranslations('ratingNotice');
  const client = useQueryClient();
  const { data: user } = useQuery(userQuery);
  const receive = useEffectEvent(async (stars: number) => {
    if (!user || stars <= user.rating) return;
    const { id, rating: before } = user;
    const told = await client.fetchQuery({ ...ratingQuery, staleTime: 0 }).catch(() => null);
    if (told && firstTold(id, stars)) return starGained(starOpens(told.stars, before, stars));
    onceShown(() => notify({ kind: 'success', message: t('gained', { stars }), id: 'rating' }));
  });
  useEffect(() => onPlayerEvent((event) => void (event.type === 'rating' && receive(event.rating))), []);
  return null;
}
