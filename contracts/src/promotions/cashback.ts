import * as z from 'zod/mini';
import { hundredthsOf, rises, ruleMoneySchema, rulePercentSchema } from './fields';
import { STARS } from './stars';

/** The highest percent of a week's net loss that stars may bring back. */
export const MAX_CASHBACK_PERCENT = 25;

const percentsSchema = z.array(rulePercentSchema).check(
  z.length(STARS + 1),
  z.refine((list) => list.every((percent) => hundredthsOf(percent) <= MAX_CASHBACK_PERCENT * 100), {
    error: `No more than ${MAX_CASHBACK_PERCENT} percent.`,
  }),
  z.refine((list) => rises(list, 'same'), { error: 'More stars never bring less.' }),
  z.describe('Percent of a week’s net loss that comes back, by stars from none to five.'),
);

const mostsSchema = z.array(ruleMoneySchema).check(
  z.length(STARS + 1),
  z.refine((list) => rises(list, 'same'), { error: 'More stars never bring less.' }),
  z.describe('The most one week brings, by stars from none to five.'),
);

/**
 * Weekly cashback by stars. A week is counted by what held when it began. Whatever these say, a week never brings more than its part of
 * what the house keeps of such stakes.
 */
export const cashbackRulesSchema = z
  .strictObject({ percents: percentsSchema, mosts: z.strictObject({ uah: mostsSchema, kzt: mostsSchema }) })
  .check(
    z.refine(
      ({ percents, mosts }) =>
        [mosts.uah, mosts.kzt].every((list) =>
          list.every((most, stars) => hundredthsOf(most) > 0 === hundredthsOf(percents[stars] ?? '0') > 0),
        ),
      { error: 'Where a percent is above zero the most of a week is, and the other way round.', path: ['mosts'] },
    ),
  );
export type CashbackRules = z.infer<typeof cashbackRulesSchema>;

/** What holds while nobody has decided otherwise. */
export const BUILT_IN_CASHBACK: CashbackRules = {
  percents: ['0.00', '3.00', '5.00', '7.00', '10.00', '12.00'],
  mosts: {
    uah: ['0.00', '1000.00', '2500.00', '5000.00', '10000.00', '20000.00'],
    kzt: ['0.00', '10000.00', '25000.00', '50000.00', '100000.00', '200000.00'],
  },
};
