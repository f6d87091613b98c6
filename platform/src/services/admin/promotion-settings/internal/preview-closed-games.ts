import type { PreviewOf } from '@kozyr/contracts/operator/promotion-previews';
import { type ClosedGamesRules, ruledAreas } from '@kozyr/contracts/promotions/closed-games';
import { RULED_CATEGORIES } from '@kozyr/contracts/promotions/game-lists';
import { countriesOf, liesIn } from '@kozyr/contracts/regions';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../../../context';
import { readsOf } from '../../../../db/read-connection';
import { readRulesAt } from '../../../kernel/promotions/read-rules';
import { daysEarlier } from '../../../kernel/time/days';
import { closedAreas } from '../../../play/games/rules';
import { DAYS_BACK, readRuledGames, unknownIn } from './ruled-games';

const EU = 'EU';
const countriesSchema = z.array(z.object({ country: z.string() }));
const touchedSchema = z.array(z.object({ area: z.string(), players: z.number(), open_rounds: z.number() }));

/** Every area that rules name. */
const namedIn = ({ categories, providers, games }: ClosedGamesRules): string[] => [
  ...RULED_CATEGORIES.flatMap((category) => categories[category]),
  ...[...providers, ...games].flatMap(({ areas }) => areas),
];

async function readCountries(ctx: Context): Promise<string[]> {
  const { rows } = await readsOf(ctx).execute(sql`select distinct country from users where erased_at is null`);
  return countriesSchema.parse(rows).map(({ country }) => country);
}

type Closing = { area: string; countries: readonly string[]; games: readonly string[] };

/** Who played these games lately in these countries, and what of it is open, by area. */
async function readTouched(ctx: Context, closing: readonly Closing[]) {
  if (closing.length === 0) return new Map<string, { players: number; open_rounds: number }>();
  const { rows } = await readsOf(ctx).execute(sql`
    select asked.area, count(distinct r.user_id)::int as players, (count(*) filter (where r.status = 'open'))::int as open_rounds
    from json_to_recordset(${JSON.stringify(closing)}::json) as asked(area text, countries json, games json)
    cross join lateral json_array_elements_text(asked.countries) as country
    cross join lateral json_array_elements_text(asked.games) as game
    join rounds r on r.game = game.value and r.created_at >= ${daysEarlier(ctx.now(), DAYS_BACK)}
    join users u on u.id = r.user_id and u.country = country.value
    group by asked.area`);
  return new Map(touchedSchema.parse(rows).map((row) => [row.area, row]));
}

/** What would be closed and opened, area by area, and whom that concerns. */
export async function previewClosedGames(ctx: Context, proposed: ClosedGamesRules): Promise<PreviewOf<'closed-games'>> {
  const { value: now } = await readRulesAt(ctx.db, 'closed-games', ctx.now());
  const [known, countries] = await Promise.all([readRuledGames(ctx), readCountries(ctx)]);
  const named = new Set([...namedIn(now), ...namedIn(proposed)]);
  const inNamed = countries.filter((country) => [...named].some((area) => liesIn(country, area)));
  const closedBy = (rules: ClosedGamesRules, area: string) =>
    new Set(
      known
        .filter((game) =>
          closedAreas({ ...game, ruledOut: ruledAreas(rules, game) }).some((closed) => liesIn(area, closed)),
        )
        .map(({ slug }) => slug),
    );
  const areas = [...new Set([...named, ...inNamed])].toSorted().map((area) => {
    const [before, after] = [closedBy(now, area), closedBy(proposed, area)];
    const closing = [...after].filter((slug) => !before.has(slug));
    const opening = [...before].filter((slug) => !after.has(slug)).length;
    return { area, before, after, closing, opening };
  });
  const touched = await readTouched(
    ctx,
    areas
      .filter(({ closing }) => closing.length > 0)
      .map(({ area, closing }) => ({ area, countries: area === EU ? countriesOf(EU) : [area], games: closing })),
  );
  return {
    kind: 'closed-games',
    areas: areas.map(({ area, before, after, closing, opening }) => ({
      area,
      now: before.size,
      proposed: after.size,
      closing: closing.length,
      opening,
      players: touched.get(area)?.players ?? 0,
      open_rounds: touched.get(area)?.open_rounds ?? 0,
    })),
    unknown: unknownIn(proposed, known),
  };
}
