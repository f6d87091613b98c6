'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { GameTile } from '@/components/display/game-tile';
import { PlayersMark } from '@/components/display/players-mark';
import type { IndexedGame } from '@/lib/catalogue/catalogue-index';
import { routes } from '@/lib/routes/routes';
import type { Like } from '../mutations';
import { FavouriteHeart } from './favourite-heart';

type Props = {
  game: IndexedGame;
  liked: boolean;
  /** How many play it now. */
  players?: number | undefined;
  eager?: boolean;
  sizes?: string;
  onLike: (like: Like) => void;
};

/** A game with its heart. Drawn anew only when something of it changes: a grid moves under hundreds of them. */
export const LobbyTile = memo(
  function LobbyTile({ game, liked, players, eager = false, sizes, onLike }: Props) {
    const t = useTranslations('favourites');
    return (
      <div className="relative">
        <GameTile
          href={routes.game(game.slug)}
          title={game.title}
          provider={game.provider}
          image={game.image}
          counts={game.contribution}
          facts={game}
          eager={eager}
          {...(players ? { badge: <PlayersMark>{t('playedNow', { players })}</PlayersMark> } : {})}
          {...(sizes ? { sizes } : {})}
        />
        <span className="absolute top-0 right-0">
          <FavouriteHeart
            over
            liked={liked}
            label={t('like', { title: game.title })}
            onPress={() => onLike({ slug: game.slug, liked: !liked })}
          />
        </span>
      </div>
    );
  },
  (before, after) =>
    before.game.slug === after.game.slug &&
    before.liked === after.liked &&
    before.players === after.players &&
    before.onLike === after.onLike &&
    before.eager === after.eager,
);
