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

/** Areas where the very same games would close name them once. */
function listsOf(closing: readonly Closing[]) {
  const games = [...new Map(closing.map((one) => [JSON.stringify(one.games), one.games])).values()];
  const placeOf = new Map(games.map((list, place) => [JSON.stringify(list), place]));
  const members = closing.flatMap((one) =>
    one.countries.map((country) => ({ area: one.area, country, list: placeOf.get(JSON.stringify(one.games)) })),
  );
  return { members, games: games.flatMap((slugs, list) => slugs.map((game) => ({ list, game }))) };
}

/** Who played these games lately in these countries, and what of it is open, by area. Rounds are gone through once, whatever there is of areas. */
async function readTouched(ctx: Context, closing: readonly Closing[]) {
  if (closing.length === 0) return new Map<string, { players: number; open_rounds: number }>();
  const { members, games } = listsOf(closing);
  const { rows } = await readsOf(ctx).execute(sql`
    with member as materialized (
      select * from json_to_recordset(${JSON.stringify(members)}::json) as told(area text, country text, list int)
    ), closed as materialized (
      select * from json_to_recordset(${JSON.stringify(games)}::json) as told(list int, game text)
    ), played as materialized (
      select u.country, r.game, r.user_id, count(*) filter (where r.status = 'open') as open
      from rounds r
      join users u on u.id = r.user_id
      where r.created_at >= ${daysEarlier(ctx.now(), DAYS_BACK)}
        and r.game in (select game from closed) and u.country in (select country from member)
      group by u.country, r.game, r.user_id
    )
    select member.area, count(distinct played.user_id)::int as players, sum(played.open)::int as open_rounds
    from played
    join member on member.country = played.country
    join closed on closed.list = member.list and closed.game = played.game
    group by member.area`);
  return new Map(touchedSchema.parse(rows).map((row) => [row.area, row]));
}

/** What would be closed and opened, area by area, and whom that concerns. */
export async function previewClosedGames(ctx: Context, proposed: ClosedGamesRules): Promise<PreviewOf<'closed-games'>> {
  const { value: now } = await readRulesAt(ctx.db, 'closed-games', ctx.now());
  const [known, countries] = await Promise.all([readRuledGames(ctx), readCountries(ctx)]);
  const named = new Set([...namedIn(now), ...namedIn(proposed)]);
  const inNamed = countries.filter((country) => [...named].some((area) => liesIn(country, area)));
  const closuresOf = (rules: ClosedGamesRules) =>
    known.map((game) => ({ slug: game.slug, closed: closedAreas({ ...game, ruledOut: ruledAreas(rules, game) }) }));
  const [closedNow, closedThen] = [closuresOf(now), closuresOf(proposed)];
  const closedBy = (closures: typeof closedNow, area: string) =>
    new Set(closures.filter(({ closed }) => closed.some((where) => liesIn(area, where))).map(({ slug }) => slug));
  const areas = [...new Set([...named, ...inNamed])].toSorted().map((area) => {
    const [before, after] = [closedBy(closedNow, area), closedBy(closedThen, area)];
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
