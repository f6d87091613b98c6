import { getTranslations } from 'next-intl/server';
import { AppLink } from '@/components/controls/app-link';
import { Icon, type Suit } from '@/components/display/icon';
import { cn } from '@/lib/class-names';
import { artOf } from '@/lib/media/art';
import { routes } from '@/lib/routes/routes';

const colours: Record<Suit, string> = {
  clubs: 'text-clubs',
  diamonds: 'text-diamonds',
  hearts: 'text-hearts',
  spades: 'text-spades',
};
/** A hand of three: where each card of it lies. */
const HAND = [
  '-rotate-12 translate-x-3 translate-y-2 group-hover:-translate-x-0 group-hover:-rotate-[16deg]',
  'z-1 group-hover:-translate-y-1',
  'rotate-12 -translate-x-3 translate-y-2 group-hover:translate-x-0 group-hover:rotate-[16deg]',
];

/** A studio: its suit, its name, its first sentence, and a hand of its games. `images` are paths without width. */
export async function ProviderCard({
  slug,
  name,
  about,
  games,
  suit,
  images,
}: {
  slug: string;
  name: string;
  about: string;
  games: number;
  suit: Suit;
  images: readonly string[];
}) {
  const t = await getTranslations('providersPage');
  return (
    <AppLink
      href={routes.provider(slug)}
      prefetch={false}
      className="group flex h-full flex-col gap-4 overflow-hidden rounded-card bg-surface-1 p-5 transition-colors hover:bg-surface-2"
    >
      <span className="flex items-center justify-between gap-3">
        <Icon name={suit} size={22} className={colours[suit]} />
        <span className="text-muted text-sm tabular">{t('games', { count: games })}</span>
      </span>
      <span className="-mx-5 flex h-36 justify-center overflow-hidden bg-linear-to-b from-transparent to-ground/50">
        {images.map((image, place) => (
          // biome-ignore lint/performance/noImgElement: the art comes in its own widths, the optimiser would only copy it
          <img
            key={image}
            src={artOf(image, 256)}
            alt=""
            width={96}
            height={128}
            loading="lazy"
            decoding="async"
            className={cn(
              'mt-3 h-36 w-27 shrink-0 rounded-control object-cover shadow-soft transition-transform',
              HAND[place],
            )}
          />
        ))}
        {images.length === 0 && <span aria-hidden className="card-back mx-5 h-full flex-1 rounded-control" />}
      </span>
      <span className="flex flex-col gap-1.5">
        <span className="font-display font-semibold text-lg leading-tight">{name}</span>
        {about && <span className="line-clamp-3 text-muted text-sm">{about}</span>}
      </span>
    </AppLink>
  );
}
