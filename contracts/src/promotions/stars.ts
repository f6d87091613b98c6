import * as z from 'zod/mini';
import { hundredthsOf, rises, ruleMoneySchema } from './fields';

/** So many stars can be had; none is where everybody begins. */
export const STARS = 5;

const thresholdsSchema = z.array(ruleMoneySchema).check(
  z.length(STARS),
  z.refine((list) => hundredthsOf(list[0] ?? '0') > 0, { error: 'The first star takes more than nothing.' }),
  z.refine((list) => rises(list, 'above'), { error: 'Each star takes more than the one before it.' }),
  z.describe('Lifetime turnover of settled stakes from which each star is given, first star first.'),
);

/** What stars take. Who has which number of stars follows from it: all players are given theirs anew when other rules begin. */
export const starsRulesSchema = z.strictObject({
  thresholds: z.strictObject({ uah: thresholdsSchema, kzt: thresholdsSchema }),
});
export type StarsRules = z.infer<typeof starsRulesSchema>;

/** What holds while nobody has decided otherwise. */
export const BUILT_IN_STARS: StarsRules = {
  thresholds: {
    uah: ['1000.00', '10000.00', '50000.00', '250000.00', '1000000.00'],
    kzt: ['10000.00', '100000.00', '500000.00', '2500000.00', '10000000.00'],
  },
};
