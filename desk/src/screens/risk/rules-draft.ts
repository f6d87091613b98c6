import {
  MONEY_FACTS,
  NUMBER_FACTS,
  type RuleCondition,
  type RuleOutcome,
  type WithdrawalRules,
  withdrawalRulesSchema,
  YES_NO_FACTS,
} from '@kozyr/contracts/promotions/withdrawal-rules';
import * as z from 'zod/mini';

/** Every fact that a condition may be on, in the order of the choice. */
export const FACTS = [...MONEY_FACTS, ...NUMBER_FACTS, ...YES_NO_FACTS] as const;
type Fact = (typeof FACTS)[number];

/** A condition while it is written: what does not belong to its fact is kept, so that a change of mind loses nothing. */
export type DraftCondition = {
  key: string;
  fact: Fact;
  bound: 'at_least' | 'at_most';
  uah: string;
  kzt: string;
  value: string;
  is: boolean;
};
export type DraftRule = { key: string; name: string; outcome: RuleOutcome; when: DraftCondition[] };
export type RulesDraft = { uah: string; kzt: string; rules: DraftRule[] };

const isMoney = (fact: Fact) => MONEY_FACTS.find((one) => one === fact);
const isNumber = (fact: Fact) => NUMBER_FACTS.find((one) => one === fact);

/** How a condition on a fact is asked for. */
export const shapeOf = (fact: Fact): RuleCondition['of'] =>
  isMoney(fact) ? 'money' : isNumber(fact) ? 'number' : 'yes_no';

/** A condition to begin with. @param key tells it from the others of its rule */
export const newCondition = (key: string): DraftCondition => ({
  key,
  fact: 'amount',
  bound: 'at_most',
  uah: '',
  kzt: '',
  value: '',
  is: true,
});

export const newRule = (key: string): DraftRule => ({
  key,
  name: '',
  outcome: 'review',
  when: [newCondition(`${key}-0`)],
});

function draftCondition(condition: RuleCondition, key: string): DraftCondition {
  const blank = { ...newCondition(key), fact: condition.fact };
  switch (condition.of) {
    case 'money':
      return { ...blank, bound: condition.bound, uah: condition.amounts.uah ?? '', kzt: condition.amounts.kzt ?? '' };
    case 'number':
      return { ...blank, bound: condition.bound, value: String(condition.value) };
    case 'yes_no':
      return { ...blank, is: condition.is };
  }
}

/** Rules as they are written on. */
export const draftOf = ({ ceiling, rules }: WithdrawalRules): RulesDraft => ({
  ...ceiling,
  rules: rules.map(({ name, outcome, when }, place) => ({
    key: `r${place}`,
    name,
    outcome,
    when: when.map((condition, at) => draftCondition(condition, `r${place}-${at}`)),
  })),
});

const amountOf = (typed: string): string | null => (typed.trim() === '' ? null : typed.trim().replace(',', '.'));

function conditionOf({ fact, bound, uah, kzt, value, is }: DraftCondition): unknown {
  const of = shapeOf(fact);
  if (of === 'money') return { of, fact, bound, amounts: { uah: amountOf(uah), kzt: amountOf(kzt) } };
  if (of === 'number') return { of, fact, bound, value: value.trim() === '' ? null : Number(value) };
  return { of, fact, is };
}

/** What is wrong with a draft: the place of the rule, or of the ceiling (null), and whether its name is. */
export type DraftProblem = { rule: number | null; names: boolean };

/** The rules that were written; or the first thing that is wrong with them. */
export function rulesOf(draft: RulesDraft): { rules: WithdrawalRules } | { problem: DraftProblem } {
  const { data, error } = z.safeParse(withdrawalRulesSchema, {
    ceiling: { uah: amountOf(draft.uah) ?? '', kzt: amountOf(draft.kzt) ?? '' },
    rules: draft.rules.map(({ name, outcome, when }) => ({ name: name.trim(), outcome, when: when.map(conditionOf) })),
  });
  if (data) return { rules: data };
  const [top, place, field] = error?.issues[0]?.path ?? [];
  const ofRule = top === 'rules' && typeof place === 'number';
  return { problem: { rule: ofRule ? place : null, names: top === 'rules' && (!ofRule || field === 'name') } };
}

/** A list with the item at a place moved one up or down; as it is where there is no such place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}
