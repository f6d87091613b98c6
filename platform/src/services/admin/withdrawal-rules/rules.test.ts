import { RULE_GUARDS } from '@kozyr/contracts/operator/withdrawal-rules';
import type { RuleCondition, WithdrawalRules } from '@kozyr/contracts/promotions/withdrawal-rules';
import { expect, it } from 'vitest';
import type { RiskFacts } from '../withdrawal-risk/rules';
import { guardsOf, meets, type RuleFacts, rulingOf } from './rules';

const ASKED = new Date('2026-11-20T12:00:00Z');
const RISK: RiskFacts = {
  askedAt: ASKED,
  registeredAt: new Date('2026-10-01T12:00:00Z'),
  deposit: { amount: 100_000n, settledAt: new Date('2026-11-19T12:00:00Z'), staked: 250_000n },
  card: { known: true, others: 0 },
  sameCard: { others: 0, players: [] },
  sameDevice: { others: 0, players: [] },
  sameAddress: { others: 0, players: [] },
  lately: { count: 1, sum: 50_000n },
  identity: { approved: true, waiting: false },
  riskCase: null,
  harmCase: null,
  chargebacks: { count: 0, owed: 0n },
};
const FACTS: RuleFacts = {
  amount: 50_000n,
  currency: 'uah',
  risk: RISK,
  firstWithdrawal: false,
  depositsPaid: 3,
  chargebackBefore: false,
  identityNeeded: false,
  stopped: false,
  heldWin: false,
};
const OPEN = { id: 'x', since: ASKED };
const facts = ({
  risk,
  ...more
}: Partial<Omit<RuleFacts, 'risk'>> & { risk?: Partial<RiskFacts> } = {}): RuleFacts => ({
  ...FACTS,
  ...more,
  risk: { ...RISK, ...risk },
});
const money = (bound: 'at_least' | 'at_most', uah: string | null, kzt: string | null = null): RuleCondition => ({
  of: 'money',
  fact: 'amount',
  bound,
  amounts: { uah, kzt },
});
const SMALL: WithdrawalRules['rules'][number] = { name: 'Small', when: [money('at_most', '500')], outcome: 'approve' };
const rules = (...list: WithdrawalRules['rules']): WithdrawalRules => ({
  ceiling: { uah: '1000.00', kzt: '10000.00' },
  rules: list,
});

it('a bound holds to the kopeck, and in a currency that is left out none is met', () => {
  expect([
    meets(FACTS, money('at_most', '500')),
    meets(facts({ amount: 50_001n }), money('at_most', '500.00')),
  ]).toEqual([true, false]);
  expect([meets(FACTS, money('at_least', '500')), meets(FACTS, money('at_least', '500.01'))]).toEqual([true, false]);
  const kzt = facts({ currency: 'kzt' });
  expect([meets(kzt, money('at_most', '500')), meets(kzt, money('at_most', null, '500'))]).toEqual([false, true]);
});

it.each<[string, RuleCondition, RuleFacts, RuleFacts]>([
  [
    'the sum of 24 hours',
    { of: 'money', fact: 'sum_24h', bound: 'at_most', amounts: { uah: '500', kzt: null } },
    FACTS,
    facts({ risk: { lately: { count: 2, sum: 50_001n } } }),
  ],
  [
    'stakes in percent of the last deposit',
    { of: 'number', fact: 'stake_percent', bound: 'at_least', value: 250 },
    FACTS,
    facts({ risk: { deposit: { amount: 100_000n, settledAt: ASKED, staked: 249_999n } } }),
  ],
  [
    'stakes where nothing was paid in',
    { of: 'number', fact: 'stake_percent', bound: 'at_most', value: 1_000_000 },
    FACTS,
    facts({ risk: { deposit: null } }),
  ],
  [
    'the count of 24 hours',
    { of: 'number', fact: 'count_24h', bound: 'at_most', value: 1 },
    FACTS,
    facts({ risk: { lately: { count: 2, sum: 1n } } }),
  ],
  [
    'the age of the account',
    { of: 'number', fact: 'account_days', bound: 'at_least', value: 50 },
    FACTS,
    facts({ risk: { registeredAt: new Date('2026-10-01T12:00:01Z') } }),
  ],
  [
    'deposits paid',
    { of: 'number', fact: 'deposits_paid', bound: 'at_least', value: 3 },
    FACTS,
    facts({ depositsPaid: 2 }),
  ],
  [
    'how many hints there are',
    { of: 'number', fact: 'hints', bound: 'at_most', value: 0 },
    FACTS,
    facts({ risk: { sameAddress: { others: 1, players: ['x'] } } }),
  ],
  [
    'another card',
    { of: 'yes_no', fact: 'other_card', is: false },
    FACTS,
    facts({ risk: { card: { known: false, others: 0 } } }),
  ],
  [
    'a shared card',
    { of: 'yes_no', fact: 'shared_card', is: false },
    FACTS,
    facts({ risk: { sameCard: { others: 1, players: [] } } }),
  ],
  [
    'a shared device',
    { of: 'yes_no', fact: 'shared_device', is: false },
    FACTS,
    facts({ risk: { sameDevice: { others: 1, players: [] } } }),
  ],
  [
    'a shared address',
    { of: 'yes_no', fact: 'shared_address', is: false },
    FACTS,
    facts({ risk: { sameAddress: { others: 1, players: [] } } }),
  ],
  [
    'an identity that is verified',
    { of: 'yes_no', fact: 'identity_verified', is: true },
    FACTS,
    facts({ risk: { identity: { approved: false, waiting: true } } }),
  ],
  [
    'a first withdrawal',
    { of: 'yes_no', fact: 'first_withdrawal', is: false },
    FACTS,
    facts({ firstWithdrawal: true }),
  ],
  ['an open case', { of: 'yes_no', fact: 'open_case', is: false }, FACTS, facts({ risk: { riskCase: OPEN } })],
  [
    'a chargeback before',
    { of: 'yes_no', fact: 'chargeback_before', is: false },
    FACTS,
    facts({ chargebackBefore: true }),
  ],
])('a condition on %s is met by the one and not by the other', (_, condition, by, notBy) => {
  expect([meets(by, condition), meets(notBy, condition)]).toEqual([true, false]);
});

it('the first rule of which every condition is met decides, and where none is a person does', () => {
  const first = { of: 'yes_no', fact: 'first_withdrawal', is: true } as const;
  const hold = { name: 'First', when: [first, money('at_least', '300')], outcome: 'hold' } as const;
  const ordered = rules({ ...hold, when: [...hold.when] }, SMALL);
  expect(rulingOf(ordered, FACTS)).toEqual({ outcome: 'approve', rule: 'Small', guards: [] });
  expect(rulingOf(ordered, facts({ firstWithdrawal: true }))).toEqual({ outcome: 'hold', rule: 'First', guards: [] });
  expect(rulingOf(ordered, facts({ amount: 60_000n }))).toEqual({ outcome: 'review', rule: null, guards: [] });
  expect(rulingOf(rules(), FACTS)).toEqual({ outcome: 'review', rule: null, guards: [] });
});

const GUARDED: Record<(typeof RULE_GUARDS)[number], RuleFacts> = {
  identity_needed: facts({ identityNeeded: true }),
  open_case: facts({ risk: { riskCase: OPEN } }),
  open_harm_case: facts({ risk: { harmCase: OPEN } }),
  player_state: facts({ stopped: true }),
  held_win: facts({ heldWin: true }),
  debt: facts({ risk: { chargebacks: { count: 1, owed: 1n } } }),
  above_ceiling: facts({ risk: { lately: { count: 2, sum: 100_001n } } }),
};

it.each(RULE_GUARDS)('no rule passes %s: a person decides, and reads why', (guard) => {
  const all = rules({ ...SMALL, when: [money('at_least', '0.01', '0.01')] });
  expect(rulingOf(all, GUARDED[guard])).toEqual({ outcome: 'review', rule: 'Small', guards: [guard] });
  const holding = rules({ ...SMALL, when: [money('at_least', '0.01')], outcome: 'hold' });
  expect(rulingOf(holding, GUARDED[guard])).toMatchObject({ outcome: 'hold', guards: [] });
});

it('the ceiling holds in each currency for all of 24 hours, itself included', () => {
  const all = rules(SMALL);
  const asked = (sum: bigint) => ({ lately: { count: 2, sum } });
  expect(guardsOf(all, facts({ risk: asked(100_000n) }))).toEqual([]);
  expect(guardsOf(all, facts({ currency: 'kzt', risk: asked(1_000_000n) }))).toEqual([]);
  expect(guardsOf(all, facts({ currency: 'kzt', risk: asked(1_000_001n) }))).toEqual(['above_ceiling']);
});
