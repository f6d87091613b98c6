import { type Currency, fromMinor } from '@kozyr/contracts/money';
import type { PreviewOf } from '@kozyr/contracts/operator/promotion-previews';
import type { CashbackRules } from '@kozyr/contracts/promotions/cashback';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../../../context';
import { readRulesAt } from '../../../kernel/promotions/read-rules';
import { dayIn } from '../../../kernel/time/days';
import { weekAt } from '../../../kernel/time/week';
import { cashbackHundredths, maxCashback, netLossOf, shareOfLoss } from '../../../rewards/cashback/rules';

const WEEKS = [-4, -3, -2, -1] as const;

const minor = z.coerce.string().transform(BigInt);
const rowsSchema = z.array(
  z.object({
    stars: z.number(),
    percent: z.number(),
    staked: minor,
    won: minor,
    most: z.nullable(minor),
    bound: z.nullable(minor),
    amount: minor,
  }),
);
type Row = z.infer<typeof rowsSchema>[number];

/** What was counted for each player in a week: the very sums that their cashback came from. */
async function readWeek({ db }: Context, currency: Currency, from: Date): Promise<Row[]> {
  const { rows } = await db.execute(sql`
    select stars, percent, staked, won, most, bound, amount from cashback_weeks
    where kind = 'Cashback' and currency = ${currency} and week_from = ${from.toISOString()}`);
  return rowsSchema.parse(rows);
}

/** What rules give for what was counted; nothing to whom nothing was given then although there was a share: there is no cashback in their country. */
function givenBy(rules: CashbackRules, currency: Currency, row: Row): bigint {
  const loss = netLossOf(row);
  if (row.amount === 0n && shareOfLoss(loss, row.percent, row.most, row.bound) > 0n) return 0n;
  const { stars, bound } = row;
  return shareOfLoss(loss, cashbackHundredths(rules, stars), maxCashback(rules, stars, currency), bound);
}

type Rules = { now: CashbackRules; proposed: CashbackRules };

async function previewIn(ctx: Context, rules: Rules, currency: Currency) {
  const total = { now: 0n, proposed: 0n };
  const weeks = [];
  for (const back of WEEKS) {
    const { from } = weekAt(ctx.now(), currency, back);
    const rows = await readWeek(ctx, currency, from);
    const sum = (of: (row: Row) => bigint) => rows.reduce((all, row) => all + of(row), 0n);
    const [now, proposed] = [rules.now, rules.proposed].map((each) => sum((row) => givenBy(each, currency, row)));
    total.now += now ?? 0n;
    total.proposed += proposed ?? 0n;
    weeks.push({
      from: dayIn(from, currency),
      players: rows.length,
      given: fromMinor(sum(({ amount }) => amount)),
      now: fromMinor(now ?? 0n),
      proposed: fromMinor(proposed ?? 0n),
    });
  }
  return { weeks, total: { now: fromMinor(total.now), proposed: fromMinor(total.proposed) } };
}

/** What the last four weeks would have cost, by the losses that were counted in them and within what bounds each week anyway. */
export async function previewCashback(ctx: Context, proposed: CashbackRules): Promise<PreviewOf<'cashback'>> {
  const { value: now } = await readRulesAt(ctx.db, 'cashback', ctx.now());
  const rules = { now, proposed };
  return {
    kind: 'cashback',
    currencies: { uah: await previewIn(ctx, rules, 'uah'), kzt: await previewIn(ctx, rules, 'kzt') },
  };
}
