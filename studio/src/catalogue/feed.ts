import { createHash } from 'node:crypto';
import type { GameFeed } from '@kozyr/contracts/games';
import { CURRENCIES, type Currency, fromMinor } from '@kozyr/contracts/money';
import { maxWinOf, modelOf, rtpOf } from '../maths/engines';
import { type CatalogueGame, categoryOf } from './game';
import { PROVIDERS } from './providers';
import { stakesOf } from './stakes';
import { tableOf } from './tables';

const perCurrency = (value: (currency: Currency) => string): Record<Currency, string> => ({
  uah: value(CURRENCIES[0]),
  kzt: value(CURRENCIES[1]),
});

/**
 * The feed the platform imports: every game with the published RTP of its model. Same games, same version.
 * @param blocked areas by slug in which a game is not offered
 * @throws RangeError for a game that is not there: a slip of the pen must not leave one on offer
 */
export function feedOf(
  games: readonly CatalogueGame[],
  blocked: ReadonlyMap<string, readonly string[]> = new Map(),
): GameFeed {
  for (const slug of blocked.keys())
    if (!games.some((game) => game.slug === slug)) throw new RangeError(`There is no game ${slug} to block.`);
  const body: Omit<GameFeed, 'version'> = {
    providers: PROVIDERS.map(({ slug, name }) => ({ slug, name })),
    games: games.map((game) => {
      const model = modelOf(game.model);
      const table = tableOf(game.slug);
      return {
        slug: game.slug,
        title: game.title,
        provider: game.provider.slug,
        category: categoryOf(model),
        tags: game.tags,
        theme: game.theme.slug,
        rtp: rtpOf(model),
        volatility: model.volatility,
        // At a table a bet is what is confirmed at once: the smallest chip up to all of a round.
        min_bet: perCurrency((currency) =>
          fromMinor(table?.limits[currency].min ?? stakesOf(model, currency).at(0) ?? 0n),
        ),
        max_bet: perCurrency((currency) =>
          fromMinor(table?.limits[currency].maxRound ?? stakesOf(model, currency).at(-1) ?? 0n),
        ),
        max_win_multiplier: `${maxWinOf(model)}.00`,
        countries_blocked: [...(blocked.get(game.slug) ?? [])],
        devices: ['desktop', 'mobile'],
        released_on: game.releasedOn,
        popularity: game.popularity,
      };
    }),
  };
  const version = createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 16);
  return { version, ...body };
}
