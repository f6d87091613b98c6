import { createHash } from 'node:crypto';
import type { GameFeed } from '@kozyr/contracts/games';
import type { SettingsOf } from '@kozyr/contracts/operator/integration-settings';
import { z } from 'zod';

/** A game as POST /operator/generic/v2/game/list has it, as far as we read it. */
const listedGame = z.object({
  game_code: z.string().regex(/^[\w-]{1,100}$/),
  name: z.string().min(1).max(200),
  product: z.string().min(1).max(100),
  category: z.string(),
  enabled: z.boolean().optional(),
  blocked_countries: z.array(z.string()).nullish(),
  restricted_countries: z.array(z.string()).nullish(),
  platforms: z.array(z.string()).nullish(),
  release_date: z.string().nullish(),
  rtp: z.union([z.string(), z.number()]).nullish(),
  volatility: z.union([z.string(), z.number()]).nullish(),
});
type ListedGame = z.infer<typeof listedGame>;

/** A list in which single games may be otherwise than documented: those are left out, for the sake of the rest. */
export const gameListSchema = z.array(z.unknown()).transform((games) =>
  games.flatMap((game) => {
    const parsed = listedGame.safeParse(game);
    return parsed.success ? [parsed.data] : [];
  }),
);

const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** Percent with two decimals; null: not told, or no percent. */
function rtpOf({ rtp }: ListedGame): string | null {
  const percent = Number(
    String(rtp ?? '')
      .replace('%', '')
      .trim(),
  );
  return percent > 0 && percent <= 100 ? percent.toFixed(2) : null;
}

/** Told as 1 to 5, or in words. */
function volatilityOf({ volatility }: ListedGame): GameFeed['games'][number]['volatility'] {
  const text = String(volatility ?? '').toLowerCase();
  if (/high|^[45]/.test(text)) return 'high';
  return /low|^[12]/.test(text) ? 'low' : 'medium';
}

function categoryOf({ category }: ListedGame): GameFeed['games'][number]['category'] {
  if (/live/i.test(category)) return 'live';
  return /slot/i.test(category) ? 'slots' : 'instant';
}

const closedIn = ({ blocked_countries, restricted_countries }: ListedGame) => [
  ...new Set([...(blocked_countries ?? []), ...(restricted_countries ?? [])].map((code) => code.toUpperCase())),
];

const devicesOf = ({ platforms }: ListedGame) =>
  (['desktop', 'mobile'] as const).filter((device) => platforms?.includes(`GPL_${device.toUpperCase()}`) ?? true);

/**
 * The aggregator's list as our feed. What it does not tell comes from the settings: limits and the greatest win. A game whose return to
 * player it does not tell is left out, since we tell players that. Names are the integration's own, so that they meet no other game's.
 */
export function feedOfList(integration: string, settings: SettingsOf<'hub88'>, list: readonly ListedGame[]): GameFeed {
  const providerOf = ({ product }: ListedGame) => `${integration}-${slugOf(product)}`;
  const bounds = (amount: string) => ({ uah: amount, kzt: amount });
  const games = list.flatMap((game): GameFeed['games'] => {
    const rtp = rtpOf(game);
    if (game.enabled === false || rtp === null) return [];
    const category = categoryOf(game);
    return [
      {
        slug: `${integration}-${slugOf(game.game_code)}`,
        code: game.game_code,
        title: game.name,
        provider: providerOf(game),
        category,
        tags: [],
        theme: '',
        rtp,
        volatility: volatilityOf(game),
        min_bet: bounds(settings.min_bet),
        max_bet: bounds(settings.max_bet),
        max_win_multiplier: settings.max_win_multiplier,
        countries_blocked: closedIn(game),
        devices: devicesOf(game),
        released_on: /^\d{4}-\d{2}-\d{2}/.exec(game.release_date ?? '')?.[0] ?? '2000-01-01',
        popularity: 0,
      },
    ];
  });
  const taken = [...new Map(games.map((game) => [game.slug, game])).values()];
  const names = new Map(list.map((game) => [providerOf(game), game.product]));
  const providers = [...names].map(([slug, name]) => ({ slug, name }));
  const version = createHash('sha256').update(JSON.stringify({ providers, taken })).digest('hex').slice(0, 32);
  return { version, providers, games: taken };
}
