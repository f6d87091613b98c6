import { withDeadline } from '@kozyr/contracts/deadline';
import type { LiveTable } from '@kozyr/contracts/live';
import type { Context } from '../../../context';
import type { Integrations } from '../../../gateways/providers/integrations';
import type { GameIntegration } from '../../../gateways/providers/port';
import type { LiveCatalogue } from '../games/live-catalogue';
import { ownGames } from './own-games';

/** However many ask, a provider is asked once in this time. */
const FRESH_MS = 2_000;
/** The lobby does not wait longer than this for a provider. */
const PATIENCE_MS = 1_500;

export type LiveTables = { now: string; items: LiveTable[] };

/** The tables of one integration, told by the catalogue's games: those that are not on offer, or another integration's, are left out. */
async function tablesOf(
  ctx: Context,
  catalogue: LiveCatalogue,
  integration: GameIntegration,
): Promise<LiveTables | null> {
  try {
    const told = await withDeadline(PATIENCE_MS, (signal) => integration.fetchTables(signal));
    const { bySlug } = await catalogue.current();
    const slugs = told.tables.map(({ game }) => game);
    const own = await ownGames(ctx.db, integration.name, slugs);
    const items = told.tables.flatMap((table): LiveTable[] => {
      const game = bySlug.get(table.game);
      if (game?.category !== 'live' || !own.has(game.slug)) return [];
      const { slug, title, provider, image, rtp } = game;
      return [{ ...table, game: { slug, title, provider, image, rtp } }];
    });
    return { now: told.now, items };
  } catch (error) {
    ctx.log.warn({ err: error, integration: integration.name }, 'live tables could not be read');
    return null;
  }
}

/** Live tables of all providers as this process keeps them for 2 seconds; `elapsed` in ms. */
export function liveTables(
  ctx: Context,
  catalogue: LiveCatalogue,
  integrations: Integrations,
  elapsed = () => performance.now(),
): () => Promise<LiveTables> {
  let held: { until: number; tables: Promise<LiveTables> } | null = null;
  async function readTables(): Promise<LiveTables> {
    const working = [...(await integrations.current()).values()].filter(({ isOn }) => isOn);
    const answers = await Promise.all(working.map((integration) => tablesOf(ctx, catalogue, integration)));
    const told = answers.filter((answer) => answer !== null);
    return { now: told[0]?.now ?? ctx.now().toISOString(), items: told.flatMap((answer) => answer.items) };
  }
  return () => {
    if (!held || elapsed() >= held.until) held = { until: elapsed() + FRESH_MS, tables: readTables() };
    return held.tables;
  };
}
