import { createHash } from 'node:crypto';
import type { GameFeed } from '@kozyr/contracts/games';
import { CURRENCIES, type Currency, fromMinor } from '@kozyr/contracts/money';
import { modelOf } from '../maths/models';
import { publishedOf } from '../maths/published';
import type { CatalogueGame } from './game';
import { PROVIDERS } from './providers';
import { stakesOf } from './stakes';

const perCurrency = (value: (currency: Currency) => string): Record<Currency, string> => ({
  uah: value(CURRENCIES[0]),
  kzt: value(CURRENCIES[1]),
});

/** The feed the platform imports: every game with the exactly computed RTP of its model. Same games, same version. */
export function feedOf(games: readonly CatalogueGame[]): GameFeed {
  const body: Omit<GameFeed, 'version'> = {
    providers: PROVIDERS.map(({ slug, name }) => ({ slug, name })),
    games: games.map((game) => {
      const model = modelOf(game.model);
      return {
        slug: game.slug,
        title: game.title,
        provider: game.provider.slug,
        category: 'slots',
        tags: game.tags,
        theme: game.theme.slug,
        rtp: publishedOf(model.id).rtp,
        volatility: model.volatility,
        min_bet: perCurrency((currency) => fromMinor(stakesOf(model, currency).at(0) ?? 0n)),
        max_bet: perCurrency((currency) => fromMinor(stakesOf(model, currency).at(-1) ?? 0n)),
        countries_blocked: [],
        devices: ['desktop', 'mobile'],
        released_on: game.releasedOn,
        popularity: game.popularity,
      };
    }),
  };
  const version = createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 16);
  return { version, ...body };
}
