import type { GameSummary } from '@kozyr/contracts/game-index';
import { getTranslations } from 'next-intl/server';
import { fetchGames, type GameQuery } from '@/lib/catalogue/catalogue';
import type { Audience } from '@/lib/content/component-rules';
import { routes } from '@/lib/routes/routes';
import { GamesRail } from '../blocks/games-rail';

const SHOWN = 10;
/** Subjects that have a row of their own, as far as there are games of them. */
const TAGS = ['adventure', 'classic'];

/** Rows over the games: what is new, popular, pays into the jackpots, and is of some subjects. Each leads to all of its kind. */
export async function LobbyRails({ summary, audience }: { summary: GameSummary; audience: Audience }) {
  const t = await getTranslations('lobbyPages');
  const tags = await getTranslations('gameTags');
  const has = (tag: string) => summary.tags.some(({ slug, games }) => slug === tag && games > 0);
  const rails: { key: string; title: string; href: string; query: GameQuery }[] = [
    { key: 'popular', title: t('popular'), href: routes.games(), query: { sort: 'popular' } },
    { key: 'new', title: t('new'), href: routes.gamesSorted('new'), query: { sort: 'new' } },
    ...['jackpot', ...TAGS].filter(has).map((tag) => ({
      key: tag,
      title: tag === 'jackpot' ? t('jackpots') : tags(tag),
      href: routes.gamesByTag(tag),
      query: { tag, sort: 'popular' as const },
    })),
  ];
  const pages = await Promise.all(rails.map(({ query }) => fetchGames({ ...query, pageSize: SHOWN })));
  return (
    <div className="flex flex-col gap-8 [[data-narrowed]_&]:hidden">
      {rails.map(({ key, title, href }, place) => (
        <GamesRail
          key={key}
          title={title}
          href={href}
          games={pages[place]?.items ?? []}
          audience={audience}
          eager={place === 0}
        />
      ))}
    </div>
  );
}
