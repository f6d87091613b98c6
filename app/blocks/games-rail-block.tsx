import { gameCategorySchema, listGames } from '@kozyr/contracts/games';
import { fetchGames } from '@/lib/catalogue/catalogue';
import { configNumber, configText } from '@/lib/content/component-rules';
import { plainText } from '@/lib/content/sanitize';
import { routes } from '@/lib/routes/routes';
import type { BlockProps } from './block';
import { GamesRail } from './games-rail';

const sortSchema = listGames.query.shape.sort;

/** A rail of games chosen by the editor: sort, limit, category, provider, tag. Bad values fall back to what is popular. */
export async function GamesRailBlock({ component, first }: BlockProps) {
  const provider = configText(component, 'provider');
  const tag = configText(component, 'tag');
  const page = await fetchGames({
    pageSize: configNumber(component, 'limit', { fallback: 12, min: 1, max: 24 }),
    sort: sortSchema.safeParse(configText(component, 'sort')).data ?? 'popular',
    category: gameCategorySchema.safeParse(configText(component, 'category')).data,
    provider,
    tag,
  });
  const title = configText(component, 'title') ?? plainText(component.text);
  const href = provider ? routes.gamesByProvider(provider) : tag ? routes.gamesByTag(tag) : routes.games();
  return <GamesRail title={title} href={href} games={page?.items ?? []} eager={first} />;
}
