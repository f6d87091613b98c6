'use client';

import type { Game } from '@kozyr/contracts/games';
import { useTranslations } from 'next-intl';
import { LinkCard } from '@/components/display/link-card';
import { artOf } from '@/lib/media/art';
import { routes } from '@/lib/routes/routes';

/** The game that was opened last: one press leads back to it. */
export function LastGameCard({ game }: { game: Pick<Game, 'slug' | 'title' | 'provider' | 'image'> }) {
  const t = useTranslations('ownStrip');
  return (
    <LinkCard
      href={routes.game(game.slug)}
      kind={t('game.kind')}
      title={game.title}
      text={game.provider.name}
      mark={
        // biome-ignore lint/performance/noImgElement: the art comes in its own widths, the optimiser would only copy it
        <img
          src={artOf(game.image, 256)}
          alt=""
          width={84}
          height={112}
          decoding="async"
          className="h-28 w-21 rounded-control bg-surface-3 object-cover"
        />
      }
    />
  );
}
