import * as z from 'zod/mini';
import { currencySchema, moneySchema } from '../money';
import { ruleOutcomeSchema } from '../promotions/withdrawal-rules';

/**
 * What no rule can pass. identity_needed: more must be known of the player by the law of where they are. open_case, open_harm_case: one
 * is open. player_state: suspended, excluded, closed or in a time-out. held_win: a win of theirs waits for operators. debt: they owe for
 * a chargeback. above_ceiling: what was asked for in the 24 hours until it is, it included.
 */
export const RULE_GUARDS = [
  'identity_needed',
  'open_case',
  'open_harm_case',
  'player_state',
  'held_win',
  'debt',
  'above_ceiling',
] as const;
export const ruleGuardSchema = z.enum(RULE_GUARDS);
export type RuleGuard = z.infer<typeof ruleGuardSchema>;

/** What the rules said of a withdrawal. */
export const rulingSchema = z.object({
  outcome: ruleOutcomeSchema,
  rule: z.nullable(z.string()).check(z.describe('The name of the rule that fitted; null: none did.')),
  guards: z
    .array(ruleGuardSchema)
    .check(z.describe('Why a rule that approves did not: the outcome is review then. Empty otherwise.')),
});
export type Ruling = z.infer<typeof rulingSchema>;

/** What was decided in truth. waiting: nobody has yet. by_rule: a rule approved it. cancelled: it ended without a decision. */
export const PERSON_DECISIONS = ['approved', 'denied', 'waiting', 'by_rule', 'cancelled'] as const;
export type PersonDecision = (typeof PERSON_DECISIONS)[number];

/** What cannot be known of the past, and is taken as it is now. */
export const DRY_RUN_UNKNOWN = ['player_state', 'identity_needed', 'addresses', 'cards'] as const;

/** Days that a dry run looks back, withdrawals it looks at, the newest first, and of these how many it names. */
export const DRY_RUN_DAYS = 30;
export const DRY_RUN_WITHDRAWALS = 2_000;
export const DRY_RUN_NAMED = 100;

const sumSchema = z.object({ currency: currencySchema, count: z.int(), sum: moneySchema });

/** What rules would have done, and where persons decided otherwise: the preview of this kind of versioned rules. */
export const dryRunSchema = z.object({
  kind: z.literal('withdrawal-rules'),
  since: z.string(),
  looked_at: z.int().check(z.describe(`Withdrawals that waited for approval, ${DRY_RUN_WITHDRAWALS} at most.`)),
  left_out: z.int().check(z.describe('Older ones of these days that were too many to look at.')),
  outcomes: z
    .array(z.object({ outcome: ruleOutcomeSchema, sums: z.array(sumSchema) }))
    .check(z.describe('In the order of RULE_OUTCOMES, each with every currency.')),
  rules: z
    .array(z.object({ rule: z.nullable(z.string()), count: z.int() }))
    .check(z.describe('How many each rule fitted, in their order; last those that none did.')),
  guarded: z.int().check(z.describe('A rule would have approved them, but for a guard.')),
  differ: z.object({
    approved_denied: z.int().check(z.describe('The rules approve what a person denied.')),
    held_approved: z.int().check(z.describe('The rules hold what a person approved.')),
  }),
  items: z
    .array(
      z.object({
        id: z.string(),
        player: z.string(),
        amount: moneySchema,
        currency: currencySchema,
        asked_at: z.string(),
        ...rulingSchema.shape,
        person: z.enum(PERSON_DECISIONS),
        differs: z.boolean(),
      }),
    )
    .check(z.describe(`Where the rules and a person differ first, then the newest; ${DRY_RUN_NAMED} at most.`)),
  unknown: z.array(z.enum(DRY_RUN_UNKNOWN)).check(z.describe('Taken as it is now, since its past is not kept.')),
});
export type DryRun = z.infer<typeof dryRunSchema>;
