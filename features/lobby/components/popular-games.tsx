'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/controls/button-link';
import { GameTile } from '@/components/display/game-tile';
import { Rail } from '@/components/display/rail';
import { routes } from '@/lib/routes/routes';
import { POPULAR_TILE } from '../constants';
import { popularGamesQuery } from '../queries';
import { PopularGamesSkeleton } from './popular-games-skeleton';

/** What others play, for pages that are made without games; nothing when they can't be had. */
export function PopularGames({ title, all }: { title: string; all: string }) {
  const t = useTranslations('ui');
  const games = useQuery(popularGamesQuery);
  if (games.isPending) return <PopularGamesSkeleton />;
  if (!games.data || games.data.items.length === 0) return null;
  return (
    <Rail
      title={title}
      scroll={{ back: t('scrollBack'), on: t('scrollOn') }}
      action={
        <ButtonLink href={routes.games()} tone="ghost" size="small">
          {all}
        </ButtonLink>
      }
      itemClass={POPULAR_TILE}
      items={games.data.items.map((game) => ({
        key: game.slug,
        content: (
          <GameTile
            href={routes.game(game.slug)}
            title={game.title}
            provider={game.provider.name}
            image={game.image}
            counts={game.contribution}
            facts={game}
            sizes="(min-width: 768px) 176px, 42vw"
          />
        ),
      }))}
    />
  );
}
