import { gameCategorySchema, listGames, MAX_SLUGS } from '@kozyr/contracts/games';
import { fetchGames } from '@/lib/catalogue/catalogue';
import { configText, type Screen } from '@/lib/content/component-rules';
import { plainText } from '@/lib/content/sanitize';
import { routes } from '@/lib/routes/routes';
import type { BlockProps } from './block';
import { getBlockHref } from './block-link';
import { drawByScreen } from './draw-by-screen';
import { GamesRail } from './games-rail';
import { railLimit } from './rail-limit';

const sortSchema = listGames.query.shape.sort;
const LIMIT = { fallback: 12, min: 1, max: 24 };

/** Slugs as an editor wrote them, by commas, spaces or lines; whole addresses of games too. */
function slugsOf(written: string | undefined): string | undefined {
  const slugs = (written ?? '')
    .split(/[\s,;]+/)
    .map((each) => each.replace(/^.*\//, '').toLowerCase())
    .filter((each) => /^[a-z0-9-]{1,200}$/.test(each));
  return slugs.length > 0 ? slugs.slice(0, MAX_SLUGS).join(',') : undefined;
}

/**
 * A rail of games chosen by the editor: by rules (sort, category, provider, tag, theme) or each by its name (games: a collection); limit, and href
 * and action-label for the way on. Bad values fall back to what is popular. Screens that show other games have a rail of their own.
 */
export function GamesRailBlock({ component, audience, first }: BlockProps) {
  const read = (screen: Screen) => {
    const text = (key: string) => configText(component, key, screen);
    return {
      sort: sortSchema.safeParse(text('sort')).data ?? 'popular',
      category: gameCategorySchema.safeParse(text('category')).data,
      provider: text('provider'),
      tag: text('tag'),
      theme: text('theme'),
      slugs: slugsOf(text('games')),
      href: getBlockHref(component, screen),
      action: text('action-label'),
      title: text('title') ?? plainText(component.text),
    };
  };
  return drawByScreen(read, async ({ screens, value: { href, action, title, ...query } }, alone) => {
    const { most, classAt } = railLimit(component, screens, LIMIT);
    const page = await fetchGames({ ...query, pageSize: most });
    const { provider, tag } = query;
    const all = provider ? routes.gamesByProvider(provider) : tag ? routes.gamesByTag(tag) : routes.games();
    const games = page?.items ?? [];
    return GamesRail({ title, action, href: href ?? all, games, audience, classAt, eager: first && alone });
  });
}
