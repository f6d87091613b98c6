import { type Currency, toMinor } from '@kozyr/contracts/money';
import { RULE_GUARDS, type RuleGuard, type Ruling } from '@kozyr/contracts/operator/withdrawal-rules';
import type {
  MoneyFact,
  NumberFact,
  RuleCondition,
  WithdrawalRules,
  YesNoFact,
} from '@kozyr/contracts/promotions/withdrawal-rules';
import { fullDaysBetween } from '../../kernel/time/days';
import { hintsOf, type RiskFacts } from '../withdrawal-risk/rules';

/** What rules know of a withdrawal, as of one moment. Minor units of its currency. */
export type RuleFacts = {
  amount: bigint;
  currency: Currency;
  risk: RiskFacts;
  /** None was paid before it. */
  firstWithdrawal: boolean;
  /** Deposits that had arrived. */
  depositsPaid: number;
  /** A bank once took a deposit of theirs back. */
  chargebackBefore: boolean;
  /** The law of where the player is wants more to be known of them than is. */
  identityNeeded: boolean;
  /** They are suspended, excluded, closed or in a time-out. */
  stopped: boolean;
  /** A win of theirs waits for operators. */
  heldWin: boolean;
};

const MONEY: Readonly<Record<MoneyFact, (facts: RuleFacts) => bigint>> = {
  amount: ({ amount }) => amount,
  sum_24h: ({ risk }) => risk.lately.sum,
};

/** Null: there is nothing to count, and no condition on it is met. */
const NUMBERS: Readonly<Record<NumberFact, (facts: RuleFacts) => bigint | null>> = {
  stake_percent: ({ risk: { deposit } }) => (deposit ? (deposit.staked * 100n) / deposit.amount : null),
  count_24h: ({ risk }) => BigInt(risk.lately.count),
  account_days: ({ risk }) => BigInt(Math.max(0, fullDaysBetween(risk.registeredAt, risk.askedAt))),
  deposits_paid: ({ depositsPaid }) => BigInt(depositsPaid),
  hints: ({ risk }) => BigInt(hintsOf(risk).length),
};

const YES_NO: Readonly<Record<YesNoFact, (facts: RuleFacts) => boolean>> = {
  other_card: ({ risk: { card } }) => card !== null && !card.known,
  shared_card: ({ risk }) => risk.sameCard.others > 0,
  shared_device: ({ risk }) => risk.sameDevice.others > 0,
  shared_address: ({ risk }) => risk.sameAddress.others > 0,
  identity_verified: ({ risk }) => risk.identity.approved,
  first_withdrawal: ({ firstWithdrawal }) => firstWithdrawal,
  open_case: ({ risk }) => risk.riskCase !== null,
  chargeback_before: ({ chargebackBefore }) => chargebackBefore,
};

const within = (value: bigint, bound: 'at_least' | 'at_most', limit: bigint) =>
  bound === 'at_least' ? value >= limit : value <= limit;

/** Whether a withdrawal meets a condition. */
export function meets(facts: RuleFacts, condition: RuleCondition): boolean {
  switch (condition.of) {
    case 'money': {
      const limit = condition.amounts[facts.currency];
      return limit !== null && within(MONEY[condition.fact](facts), condition.bound, toMinor(limit));
    }
    case 'number': {
      const value = NUMBERS[condition.fact](facts);
      return value !== null && within(value, condition.bound, BigInt(condition.value));
    }
    case 'yes_no':
      return YES_NO[condition.fact](facts) === condition.is;
  }
}

/** What no rule can pass, of a withdrawal. */
export function guardsOf({ ceiling }: WithdrawalRules, facts: RuleFacts): RuleGuard[] {
  const { risk } = facts;
  const stands: Readonly<Record<RuleGuard, boolean>> = {
    identity_needed: facts.identityNeeded,
    open_case: risk.riskCase !== null,
    open_harm_case: risk.harmCase !== null,
    player_state: facts.stopped,
    held_win: facts.heldWin,
    debt: risk.chargebacks.count > 0,
    above_ceiling: MONEY.sum_24h(facts) > toMinor(ceiling[facts.currency]),
  };
  return RULE_GUARDS.filter((guard) => stands[guard]);
}

/** What the rules say of a withdrawal: the first that fits decides; a person does where none fits, or a guard keeps one from approving. */
export function rulingOf(rules: WithdrawalRules, facts: RuleFacts): Ruling {
  const fitting = rules.rules.find(({ when }) => when.every((condition) => meets(facts, condition)));
  if (!fitting) return { outcome: 'review', rule: null, guards: [] };
  const guards = fitting.outcome === 'approve' ? guardsOf(rules, facts) : [];
  return { outcome: guards.length > 0 ? 'review' : fitting.outcome, rule: fitting.name, guards };
}
