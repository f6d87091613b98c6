import { getTranslations } from 'next-intl/server';
import { GameTile } from '@/components/display/game-tile';
import { Rail } from '@/components/display/rail';
import { fetchRelatedGames } from '@/lib/catalogue/catalogue';
import type { Audience } from '@/lib/content/component-rules';
import { routes } from '@/lib/routes/routes';

/** Games like this one, as the platform ranks them: part of the static page. Nothing when there are none. */
export async function RelatedGames({ slug, audience }: { slug: string; audience: Audience }) {
  const t = await getTranslations('game');
  const ui = await getTranslations('ui');
  const games = await fetchRelatedGames(slug);
  if (games.length === 0) return null;
  return (
    <Rail
      title={t('related')}
      scroll={{ back: ui('scrollBack'), on: ui('scrollOn') }}
      itemClass="w-36 tablet:w-44"
      items={games.map((game) => ({
        key: game.slug,
        className: 'later-tile',
        content: (
          <GameTile
            href={routes.game(game.slug)}
            title={game.title}
            provider={game.provider.name}
            image={game.image}
            counts={audience === 'member' ? game.contribution : undefined}
            facts={game}
            sizes="(min-width: 768px) 176px, 144px"
          />
        ),
      }))}
    />
  );
}
