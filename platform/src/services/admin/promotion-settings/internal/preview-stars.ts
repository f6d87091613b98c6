import type { Currency } from '@kozyr/contracts/money';
import type { PreviewOf } from '@kozyr/contracts/operator/promotion-previews';
import { STARS, type StarsRules } from '@kozyr/contracts/promotions/stars';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../../../context';
import { readRulesAt } from '../../../kernel/promotions/read-rules';
import { starsInSql } from '../../../rewards/rating/stars-in-sql';

type Rules = { now: StarsRules; proposed: StarsRules };
const rowsSchema = z.array(z.object({ now: z.number(), proposed: z.number(), players: z.coerce.number() }));

/** Players who ever staked, by the stars that both rules give them; the erased ones are nobody's. */
async function countPlayers({ db }: Context, { now, proposed }: Rules, currency: Currency) {
  const { rows } = await db.execute(sql`
    select ${starsInSql(now, currency)} as now, ${starsInSql(proposed, currency)} as proposed, count(*) as players
    from player_turnover t join users u on u.id = t.user_id
    where t.currency = ${currency} and u.erased_at is null group by 1, 2`);
  const found = rowsSchema.parse(rows);
  const sum = (which: (row: (typeof found)[number]) => boolean) =>
    found.filter(which).reduce((total, { players }) => total + players, 0);
  return {
    stars: Array.from({ length: STARS + 1 }, (_, stars) => ({
      stars,
      now: sum((row) => row.now === stars),
      proposed: sum((row) => row.proposed === stars),
    })),
    rising: sum((row) => row.proposed > row.now),
    falling: sum((row) => row.proposed < row.now),
  };
}

/** How many players would have each number of stars. */
export async function previewStars(ctx: Context, proposed: StarsRules): Promise<PreviewOf<'stars'>> {
  const { value: now } = await readRulesAt(ctx.db, 'stars', ctx.now());
  const rules = { now, proposed };
  return {
    kind: 'stars',
    currencies: { uah: await countPlayers(ctx, rules, 'uah'), kzt: await countPlayers(ctx, rules, 'kzt') },
  };
}
