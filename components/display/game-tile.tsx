import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { artOf } from '@/lib/media/art';
import { AppLink } from '../controls/app-link';
import { Icon } from './icon';

/** What a tile tells of how a game pays: the return to the player in percent ("96.40"), and how its wins come. */
type GameFacts = { rtp?: string | undefined; volatility?: 'low' | 'medium' | 'high' | undefined };

/** Widths the art is asked in; a tile is 120 to 260 px wide. */
const WIDTHS = [256, 384, 640];

/**
 * A game in a rail or a grid. `image` is a path without width ("/art/x"); the browser picks the width.
 * `counts`: percent of a stake that counts for wagering, shown while a bonus is active; without it for guests, who can have none.
 * `facts`, a line under the provider; it stays away, and its room stays, where one of the two is not known.
 * `sizes` says how wide the tile is shown; `eager` for those on the first screen; `note` a line under all of it.
 * A page has dozens of them, each in its document and once more in its data: few elements, and few words in their classes.
 */
export function GameTile({
  href,
  title,
  provider,
  image,
  badge,
  note,
  counts,
  facts: { rtp, volatility } = {},
  eager = false,
  sizes = '(min-width: 1024px) 200px, (min-width: 768px) 22vw, 44vw',
}: {
  href: string;
  title: string;
  provider: string;
  image: string;
  badge?: ReactNode;
  note?: ReactNode;
  counts?: number | undefined;
  facts?: GameFacts;
  eager?: boolean;
  sizes?: string;
}) {
  const t = useTranslations('ui');
  const fact = rtp && volatility && { rtp: String(Number(rtp)), volatility };
  return (
    <AppLink href={href} prefetch={false} className="group relative block rounded-card">
      <span className="game-art">
        {/* biome-ignore lint/performance/noImgElement: the art comes in its own widths, the optimiser would only copy it */}
        <img
          src={artOf(image, 384)}
          srcSet={WIDTHS.map((width) => `${artOf(image, width)} ${width}w`).join(', ')}
          sizes={sizes}
          alt=""
          width={384}
          height={512}
          loading={eager ? 'eager' : 'lazy'}
          // What is not on the first screen must not take the bandwidth of what is.
          fetchPriority={eager ? 'high' : 'low'}
          decoding="async"
        />
        {badge && <span className="absolute top-2 left-2 z-1">{badge}</span>}
        {counts !== undefined && (
          <span className="absolute bottom-2 left-2 z-1 hidden min-h-6 items-center gap-1 rounded-chip bg-ground/85 px-2 font-semibold text-gold text-xs tabular in-bonus:inline-flex">
            <Icon name="bonuses" size={14} />
            {counts}% <span className="sr-only">{t('countsForBonus')}</span>
          </span>
        )}
      </span>
      {/* Room for two lines of title and what is known, so that tiles of a row are as high as each other and no name is cut. */}
      <span className="mt-2 block min-h-20">
        <span data-testid="game-title" className="line-clamp-2 font-semibold text-sm leading-5">
          <span className="sr-only">{t('playGame')} </span>
          {title}
        </span>
        <span className="tile-line">{provider}</span>
        {fact && (
          <span role="img" aria-label={t('gameFactsSpoken', fact)} className="tile-line">
            {t('gameFacts', fact)}
          </span>
        )}
      </span>
      {note && <span className="tile-line">{note}</span>}
    </AppLink>
  );
}
