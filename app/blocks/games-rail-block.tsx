import { gameCategorySchema, listGames } from '@kozyr/contracts/games';
import { fetchGames } from '@/lib/catalogue/catalogue';
import { configText, type Screen, variantsOf } from '@/lib/content/component-rules';
import { plainText } from '@/lib/content/sanitize';
import { routes } from '@/lib/routes/routes';
import type { BlockProps } from './block';
import { getBlockHref } from './block-link';
import { shownOn } from './by-screen';
import { GamesRail } from './games-rail';
import { railLimit } from './rail-limit';

const sortSchema = listGames.query.shape.sort;
const LIMIT = { fallback: 12, min: 1, max: 24 };

/**
 * A rail of games chosen by the editor: sort, limit, category, provider, tag; href and action-label for the way on. Bad
 * values fall back to what is popular. Screens that show other games have a rail of their own.
 */
export async function GamesRailBlock({ component, first }: BlockProps) {
  const text = (key: string, screen: Screen) => configText(component, key, screen);
  const variants = variantsOf((screen) => ({
    sort: sortSchema.safeParse(text('sort', screen)).data ?? 'popular',
    category: gameCategorySchema.safeParse(text('category', screen)).data,
    provider: text('provider', screen),
    tag: text('tag', screen),
    href: getBlockHref(component, screen),
    action: text('action-label', screen),
    title: text('title', screen) ?? plainText(component.text),
  }));
  const rails = await Promise.all(
    variants.map(async ({ screens, value: { href, action, title, ...query } }) => {
      const { most, classAt } = railLimit(component, screens, LIMIT);
      const page = await fetchGames({ ...query, pageSize: most });
      const { provider, tag } = query;
      const all = provider ? routes.gamesByProvider(provider) : tag ? routes.gamesByTag(tag) : routes.games();
      const rail = await GamesRail({
        title,
        action,
        href: href ?? all,
        games: page?.items ?? [],
        classAt,
        eager: first && variants.length === 1,
      });
      if (rail === null || variants.length === 1) return rail;
      return (
        <div key={screens.join(' ')} className={shownOn(screens)}>
          {rail}
        </div>
      );
    }),
  );
  return rails.some((rail) => rail !== null) ? rails : null;
}
