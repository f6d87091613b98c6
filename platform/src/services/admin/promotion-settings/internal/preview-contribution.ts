import { type Currency, fromMinor } from '@kozyr/contracts/money';
import type { PreviewOf } from '@kozyr/contracts/operator/promotion-previews';
import { NAMED_IN_PREVIEW } from '@kozyr/contracts/operator/promotion-previews-of-games';
import { type ContributionRules, saidContribution } from '@kozyr/contracts/promotions/contribution';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../../../context';
import { readsOf } from '../../../../db/read-connection';
import { contributionBy } from '../../../kernel/promotions/contribution';
import { readRulesAt } from '../../../kernel/promotions/read-rules';
import { daysEarlier } from '../../../kernel/time/days';
import { DAYS_BACK, readRuledGames, unknownIn } from './ruled-games';

const stakesSchema = z.array(
  z.object({ game: z.string(), currency: z.string(), staked: z.string().transform((sum) => BigInt(sum)) }),
);

/** What was staked in rounds of bonuses that began lately and are settled, by game and currency. Minor units. */
async function readStakes(ctx: Context) {
  const { rows } = await readsOf(ctx).execute(sql`
    select game, currency, sum(stake_game + stake_electronic + stake_bonus)::text as staked from rounds
    where user_bonus_id is not null and status = 'settled' and created_at >= ${daysEarlier(ctx.now(), DAYS_BACK)}
    group by game, currency`);
  return stakesSchema.parse(rows);
}

/** How much of each game's stakes would count otherwise, and what that would have been for the wagering of the last weeks. */
export async function previewContribution(
  ctx: Context,
  proposed: ContributionRules,
): Promise<PreviewOf<'contribution'>> {
  const { value: now } = await readRulesAt(ctx.db, 'contribution', ctx.now());
  const [known, stakes] = await Promise.all([readRuledGames(ctx), readStakes(ctx)]);
  const counted = known.map((game) => {
    const said = saidContribution(proposed, game);
    const then = contributionBy(proposed, game);
    return { ...game, now: contributionBy(now, game), proposed: then, keptLow: said !== null && said > then };
  });
  const changed = counted.filter((game) => game.now !== game.proposed);
  const bySlug = new Map(counted.map((game) => [game.slug, game]));
  const sumsIn = (currency: Currency) => {
    const own = stakes.filter((row) => row.currency === currency);
    // In hundredths of a minor unit until the end: what is rounded down game by game would add up to less.
    const sum = (percent: (slug: string) => number) =>
      fromMinor(own.reduce((total, { game, staked }) => total + staked * BigInt(percent(game)), 0n) / 100n);
    return {
      staked: sum(() => 100),
      now: sum((slug) => bySlug.get(slug)?.now ?? 0),
      proposed: sum((slug) => bySlug.get(slug)?.proposed ?? 0),
    };
  };
  return {
    kind: 'contribution',
    games: {
      changed: changed.length,
      rising: changed.filter((game) => game.proposed > game.now).length,
      falling: changed.filter((game) => game.proposed < game.now).length,
      kept_low: counted.filter(({ keptLow }) => keptLow).length,
      named: changed
        .slice(0, NAMED_IN_PREVIEW)
        .map(({ slug, title, now: before, proposed: after }) => ({ slug, title, now: before, proposed: after })),
    },
    currencies: { uah: sumsIn('uah'), kzt: sumsIn('kzt') },
    unknown: unknownIn(proposed, known),
  };
}
