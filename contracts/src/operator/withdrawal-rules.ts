import * as z from 'zod/mini';
import { operatorEndpoint } from '../endpoint';
import { amountSchema, type Currency, currencySchema, moneySchema, toMinor } from '../money';

/** What a rule does with a withdrawal. approve: pays it. hold: opens a case, and a person decides. review: a person decides. */
export const RULE_OUTCOMES = ['approve', 'hold', 'review'] as const;
export const ruleOutcomeSchema = z.enum(RULE_OUTCOMES);
export type RuleOutcome = z.infer<typeof ruleOutcomeSchema>;

/** Sums of money, in the currency of the withdrawal. sum_24h: asked for in the 24 hours until it, it included. */
export const MONEY_FACTS = ['amount', 'sum_24h'] as const;

/**
 * Numbers. stake_percent: stakes since the last deposit in percent of it; without a deposit no condition on it is met. count_24h:
 * withdrawals in the 24 hours until it, it included. account_days: whole days since the registration. deposits_paid: deposits that had
 * arrived. hints: how many hints of risk it has.
 */
export const NUMBER_FACTS = ['stake_percent', 'count_24h', 'account_days', 'deposits_paid', 'hints'] as const;

/**
 * Yes or no. other_card: by the card no money went before. shared_card, shared_address: another player has the same. identity_verified:
 * a check is approved. first_withdrawal: none was paid before. open_case: of risk. chargeback_before: a bank once took a deposit back.
 */
export const YES_NO_FACTS = [
  'other_card',
  'shared_card',
  'shared_address',
  'identity_verified',
  'first_withdrawal',
  'open_case',
  'chargeback_before',
] as const;

export type MoneyFact = (typeof MONEY_FACTS)[number];
export type NumberFact = (typeof NUMBER_FACTS)[number];
export type YesNoFact = (typeof YES_NO_FACTS)[number];

const bound = z.enum(['at_least', 'at_most']);

/** Conditions are of one of three shapes, told apart by `of`. A money condition is never met in a currency that it leaves out. */
export const ruleConditionSchema = z.discriminatedUnion('of', [
  z.strictObject({
    of: z.literal('money'),
    fact: z.enum(MONEY_FACTS),
    bound,
    amounts: z.strictObject({ uah: z.nullable(amountSchema), kzt: z.nullable(amountSchema) }),
  }),
  z.strictObject({
    of: z.literal('number'),
    fact: z.enum(NUMBER_FACTS),
    bound,
    value: z.int().check(z.minimum(0), z.maximum(1_000_000)),
  }),
  z.strictObject({ of: z.literal('yes_no'), fact: z.enum(YES_NO_FACTS), is: z.boolean() }),
]);
export type RuleCondition = z.infer<typeof ruleConditionSchema>;

export const withdrawalRuleSchema = z.strictObject({
  name: z.string().check(z.trim(), z.minLength(3), z.maxLength(60)),
  when: z.array(ruleConditionSchema).check(z.minLength(1), z.maxLength(12), z.describe('All of them must be met.')),
  outcome: ruleOutcomeSchema,
});
export type WithdrawalRule = z.infer<typeof withdrawalRuleSchema>;

/** No ceiling of rules may be above it: what is larger is decided by a person, always. */
export const HIGHEST_CEILING: Readonly<Record<Currency, string>> = { uah: '50000.00', kzt: '500000.00' };
export const MAX_RULES = 30;

const ceilingOf = (currency: Currency) =>
  amountSchema.check(
    z.refine((amount) => !/^\d+(\.\d{1,2})?$/.test(amount) || toMinor(amount) <= toMinor(HIGHEST_CEILING[currency])),
  );

/** The rules in their order: the first whose conditions are all met decides; where none is, a person does. */
export const withdrawalRulesSchema = z.strictObject({
  ceiling: z
    .strictObject({ uah: ceilingOf('uah'), kzt: ceilingOf('kzt') })
    .check(
      z.describe(
        'No rule approves what brings the withdrawals of 24 hours above it: many small ones pass no more than one.',
      ),
    ),
  rules: z.array(withdrawalRuleSchema).check(
    z.maxLength(MAX_RULES),
    z.refine(
      (rules) => new Set(rules.map(({ name }) => name.toLowerCase())).size === rules.length,
      'Names must differ.',
    ),
  ),
});
export type WithdrawalRules = z.infer<typeof withdrawalRulesSchema>;

/** What holds from the beginning: no rule, everything is decided by a person. */
export const NO_WITHDRAWAL_RULES: WithdrawalRules = { ceiling: { uah: '1000.00', kzt: '10000.00' }, rules: [] };

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

export const dryRunSchema = z.object({
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

export const dryRunWithdrawalRules = operatorEndpoint({
  tag: 'risk',
  auth: 'operator',
  permission: 'risk.work',
  method: 'POST',
  path: '/operator/withdrawal-rules/dry-run',
  summary:
    'What rules would have done with the withdrawals of the last 30 days, and where persons decided otherwise. Changes nothing',
  body: z.object({ rules: withdrawalRulesSchema }),
  responses: { 200: dryRunSchema },
  errors: [],
});
