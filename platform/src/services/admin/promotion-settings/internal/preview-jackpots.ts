import { JACKPOT_LEVELS } from '@kozyr/contracts/jackpots';
import { type Currency, fromMinor } from '@kozyr/contracts/money';
import type { PreviewOf } from '@kozyr/contracts/operator/promotion-previews';
import { type JackpotRules, type JackpotTerms, jackpotReturnOf } from '@kozyr/contracts/promotions/jackpots';
import type { Context } from '../../../../context';
import { readRulesAt } from '../../../kernel/promotions/read-rules';
import { jackpotsReturn, MICRO, termsOf } from '../../../rewards/jackpots/rules';

type Beside<T> = { now: T; proposed: T };
const beside = <T, U>({ now, proposed }: Beside<T>, of: (one: T) => U): Beside<U> => ({
  now: of(now),
  proposed: of(proposed),
});

/** Parts per million as percent: 7917 is "0.7917". */
const percentOf = (ppm: bigint): string => {
  const digits = ppm.toString().padStart(5, '0');
  return `${digits.slice(0, -4)}.${digits.slice(-4)}`;
};

/** What its way costs in stakes on the average, minor units: half of it, by its share. */
const stakesPerDrop = ({ seed, ceiling, share }: JackpotTerms): bigint =>
  ((ceiling - seed) * MICRO) / (2n * BigInt(share));

const A_MILLION = 100n * 1_000_000n;

function previewIn(rules: Beside<JackpotRules>, currency: Currency) {
  const together = beside(rules, (one) => jackpotsReturn(currency, one));
  return {
    levels: JACKPOT_LEVELS.map((level) => {
      const terms = beside(rules, (one) => termsOf(one, level, currency));
      return {
        level,
        return: beside(terms, (one) => percentOf(jackpotReturnOf(one))),
        stakes_per_drop: beside(terms, (one) => fromMinor(stakesPerDrop(one))),
        paid_per_drop: beside(terms, ({ seed, ceiling }) => fromMinor((seed + ceiling) / 2n)),
      };
    }),
    return: beside(together, percentOf),
    cost_per_million: beside(together, (ppm) => fromMinor((ppm * A_MILLION) / MICRO)),
  };
}

/** What jackpots give back of stakes, and what that costs the house, seeds included. */
export async function previewJackpots(ctx: Context, proposed: JackpotRules): Promise<PreviewOf<'jackpots'>> {
  const { value: now } = await readRulesAt(ctx.db, 'jackpots', ctx.now());
  const rules = { now, proposed };
  return { kind: 'jackpots', currencies: { uah: previewIn(rules, 'uah'), kzt: previewIn(rules, 'kzt') } };
}
