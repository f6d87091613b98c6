'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { Rail } from '@/components/display/rail';
import { notify } from '@/components/overlay/notify';
import type { CatalogueIndex } from '@/lib/catalogue/catalogue-index';
import type { PlayerList } from '@/lib/player-games/rail-hint';
import { POPULAR_TILE } from '../constants';
import { type Like, likeMutation } from '../mutations';
import { favouritesQuery, recentGamesQuery } from '../queries';
import { LobbyTile } from './lobby-tile';
import { PopularGamesSkeleton } from './popular-games-skeleton';

const MAX_SHOWN = 24;

/** A row of one's own: games to go on with, or those one likes. Nothing once there are none left. */
export function PersonalRail({
  list,
  catalogue,
  member,
}: {
  list: PlayerList;
  catalogue: CatalogueIndex;
  member: boolean;
}) {
  const t = useTranslations('favourites');
  const ui = useTranslations('ui');
  const favourites = useQuery(favouritesQuery(member));
  const games = useQuery(list === 'favourites' ? favouritesQuery(member) : recentGamesQuery(member));
  const { mutate } = useMutation(likeMutation(useQueryClient(), member));
  const like = useCallback(
    (one: Like) => mutate(one, { onError: () => notify({ kind: 'error', message: t('failed'), id: 'favourite' }) }),
    [mutate, t],
  );
  if (games.isPending) return <PopularGamesSkeleton />;
  const shown = (games.data ?? []).flatMap((slug) => catalogue.placeOf(slug) ?? []).slice(0, MAX_SHOWN);
  if (shown.length === 0) return null;
  return (
    <Rail
      title={t(list === 'favourites' ? 'title' : 'continue')}
      scroll={{ back: ui('scrollBack'), on: ui('scrollOn') }}
      itemClass={POPULAR_TILE}
      items={shown.map((place) => {
        const game = catalogue.gameAt(place);
        return {
          key: game.slug,
          content: (
            <LobbyTile
              game={game}
              liked={favourites.data?.includes(game.slug) ?? false}
              sizes="(min-width: 768px) 176px, 42vw"
              onLike={like}
            />
          ),
        };
      })}
    />
  );
}
