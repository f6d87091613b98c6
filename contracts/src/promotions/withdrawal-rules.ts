import * as z from 'zod/mini';
import { amountSchema, type Currency, toMinor } from '../money';

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
 * Yes or no. other_card: by the card no money went before. shared_card, shared_device, shared_address: another player has the same. identity_verified:
 * a check is approved. first_withdrawal: none was paid before. open_case: of risk. chargeback_before: a bank once took a deposit back.
 */
export const YES_NO_FACTS = [
  'other_card',
  'shared_card',
  'shared_device',
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
