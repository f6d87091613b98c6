'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { notify } from '@/components/overlay/notify';
import { userQuery } from '@/features/account/queries';
import { onPlayerEvent } from '@/lib/events/player-events';

/** Tells a player who has gained a star, in passing: one that a round undone has taken away is not made much of. Shows nothing. */
export function RatingListener() {
  const t = useTranslations('ratingNotice');
  const { data: user } = useQuery(userQuery);
  const receive = useEffectEvent((rating: number) => {
    if (user && rating > user.rating)
      notify({ kind: 'success', message: t('gained', { stars: rating }), id: 'rating' });
  });
  useEffect(() => onPlayerEvent((event) => event.type === 'rating' && receive(event.rating)), []);
  return null;
}
