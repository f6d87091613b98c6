import * as z from 'zod/mini';
import { type BattleRules, BUILT_IN_BATTLES, battleRulesSchema } from './battles';
import { BUILT_IN_CASHBACK, type CashbackRules, cashbackRulesSchema } from './cashback';
import { type ClosedGamesRules, closedGamesRulesSchema, NOTHING_CLOSED } from './closed-games';
import { BUILT_IN_CONTRIBUTION, type ContributionRules, contributionRulesSchema } from './contribution';
import { BUILT_IN_JACKPOTS, type JackpotRules, jackpotRulesSchema } from './jackpots';
import { BUILT_IN_PERCENTAGES, type PercentageRules, percentageRulesSchema } from './percentages';
import { BUILT_IN_STARS, type StarsRules, starsRulesSchema } from './stars';
import { BUILT_IN_WHEEL, type WheelRules, wheelRulesSchema } from './wheel';
import { NO_WITHDRAWAL_RULES, type WithdrawalRules, withdrawalRulesSchema } from './withdrawal-rules';

/** Every kind of promotion whose rules are versioned. A new one adds itself here, to RulesOf, to RULE_SCHEMAS and to BUILT_IN. */
export const PROMOTION_KINDS = [
  'stars',
  'cashback',
  'wheel',
  'jackpots',
  'battles',
  'percentages',
  'contribution',
  'closed-games',
  'withdrawal-rules',
] as const;
export const promotionKindSchema = z.enum(PROMOTION_KINDS);
export type PromotionKind = z.infer<typeof promotionKindSchema>;

/** What the rules of each kind say. */
export type RulesOf = {
  stars: StarsRules;
  cashback: CashbackRules;
  wheel: WheelRules;
  jackpots: JackpotRules;
  battles: BattleRules;
  percentages: PercentageRules;
  contribution: ContributionRules;
  'closed-games': ClosedGamesRules;
  'withdrawal-rules': WithdrawalRules;
};

const ruled = <const K extends PromotionKind, S extends z.ZodMiniType>(kind: K, value: S) =>
  z.object({ kind: z.literal(kind), value });

/** Rules with the kind they are of: what a version holds. Their bounds are those of each kind. */
export const promotionRulesSchema = z.discriminatedUnion('kind', [
  ruled('stars', starsRulesSchema),
  ruled('cashback', cashbackRulesSchema),
  ruled('wheel', wheelRulesSchema),
  ruled('jackpots', jackpotRulesSchema),
  ruled('battles', battleRulesSchema),
  ruled('percentages', percentageRulesSchema),
  ruled('contribution', contributionRulesSchema),
  ruled('closed-games', closedGamesRulesSchema),
  ruled('withdrawal-rules', withdrawalRulesSchema),
]);
export type PromotionRules = z.infer<typeof promotionRulesSchema>;

/** The schema of each kind, for whoever reads rules of one kind alone. */
export const RULE_SCHEMAS: { readonly [K in PromotionKind]: z.ZodMiniType<RulesOf[K]> } = {
  stars: starsRulesSchema,
  cashback: cashbackRulesSchema,
  wheel: wheelRulesSchema,
  jackpots: jackpotRulesSchema,
  battles: battleRulesSchema,
  percentages: percentageRulesSchema,
  contribution: contributionRulesSchema,
  'closed-games': closedGamesRulesSchema,
  'withdrawal-rules': withdrawalRulesSchema,
};

/** Version 0 of each kind: what the product comes with. */
export const BUILT_IN: RulesOf = {
  stars: BUILT_IN_STARS,
  cashback: BUILT_IN_CASHBACK,
  wheel: BUILT_IN_WHEEL,
  jackpots: BUILT_IN_JACKPOTS,
  battles: BUILT_IN_BATTLES,
  percentages: BUILT_IN_PERCENTAGES,
  contribution: BUILT_IN_CONTRIBUTION,
  'closed-games': NOTHING_CLOSED,
  'withdrawal-rules': NO_WITHDRAWAL_RULES,
};
