'use client';

import type { MostPlayedStudio } from '@kozyr/contracts/player-games';
import { useTranslations } from 'next-intl';
import { LinkCard } from '@/components/display/link-card';
import { artOf } from '@/lib/media/art';
import { routes } from '@/lib/routes/routes';

/** The studio that is played most, and what of it is still unknown to the player: one press leads to all its games. */
export function MostPlayedStudioCard({ studio }: { studio: NonNullable<MostPlayedStudio['studio']> }) {
  const t = useTranslations('ownStrip.studio');
  return (
    <LinkCard
      href={routes.provider(studio.slug)}
      kind={t('kind')}
      title={t('title', { studio: studio.name })}
      text={t('text', { games: studio.games.map(({ title }) => title).join(', ') })}
      mark={
        <span className="flex -space-x-6">
          {studio.games.map(({ slug, image }) => (
            // biome-ignore lint/performance/noImgElement: the art comes in its own widths, the optimiser would only copy it
            <img
              key={slug}
              src={artOf(image, 256)}
              alt=""
              width={48}
              height={64}
              decoding="async"
              className="h-16 w-12 rounded-control bg-surface-3 object-cover ring-2 ring-surface-1"
            />
          ))}
        </span>
      }
    />
  );
}
