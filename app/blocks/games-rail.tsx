import type { Game } from '@kozyr/contracts/games';
import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/controls/button-link';
import { GameTile } from '@/components/display/game-tile';
import { Rail } from '@/components/display/rail';
import { cn } from '@/lib/class-names';
import type { Audience } from '@/lib/content/component-rules';
import { routes } from '@/lib/routes/routes';

/** How many tiles of the first row stand on the first screen of a phone. */
const EAGER = 3;

/** Games in a row, with the way to all of them; nothing when there are none. */
export async function GamesRail({
  title,
  href,
  action,
  games,
  audience,
  classAt,
  eager = false,
}: {
  title: string;
  href: string;
  /** Words for the way on, else "All games". */
  action?: string | undefined;
  games: readonly Game[];
  audience: Audience;
  /** The class of the tile at a place, where some screens show fewer. */
  classAt?: (position: number) => string;
  eager?: boolean;
}) {
  const t = await getTranslations('main');
  const ui = await getTranslations('ui');
  if (games.length === 0) return null;
  const isEager = (position: number) => eager && position < EAGER;
  return (
    <Rail
      title={title}
      scroll={{ back: ui('scrollBack'), on: ui('scrollOn') }}
      action={
        <ButtonLink href={href} tone="ghost" size="small">
          {action ?? t('allGames')}
        </ButtonLink>
      }
      itemClass="w-[42%] max-w-44 tablet:w-40 desktop1440:w-44"
      items={games.map((game, position) => ({
        key: game.slug,
        className: cn(!isEager(position) && 'later-tile', classAt?.(position)),
        content: (
          <GameTile
            href={routes.game(game.slug)}
            title={game.title}
            provider={game.provider.name}
            image={game.image}
            counts={audience === 'member' ? game.contribution : undefined}
            facts={game}
            sizes="(min-width: 768px) 176px, 42vw"
            eager={isEager(position)}
          />
        ),
      }))}
    />
  );
}
