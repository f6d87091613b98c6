import { fromMinor } from '@kozyr/contracts/money';
import type { RiskHint } from '@kozyr/contracts/operator/withdrawal-queue';
import { differenceInHours } from 'date-fns';

/** Less than so much of the last deposit was staked since, in percent: money that only passes through. */
export const STAKE_PERCENT_OF_DEPOSIT = 100n;
/** So many withdrawals within 24 hours are many. */
export const MANY_WITHDRAWALS = 3;
/** Younger than so many hours, which are seven times 24, an account is young. */
export const YOUNG_HOURS = 168;

/** Other players who have the same of something: how many, and the ids of some. */
export type SameAs = { others: number; players: readonly string[] };

/** What is known of a withdrawal and its player, as of the moment it was asked for. Minor units of its currency. */
export type RiskFacts = {
  askedAt: Date;
  registeredAt: Date;
  /** The last deposit that had arrived, and the settled stakes of real money since; null: there was none. */
  deposit: { amount: bigint; settledAt: Date; staked: bigint } | null;
  /** Whether money went by this card before, in or out, and how many other cards it went by; null: no card is given yet. */
  card: { known: boolean; others: number } | null;
  sameCard: SameAs;
  sameDevice: SameAs;
  sameAddress: SameAs;
  /** Withdrawals within the 24 hours until this one, it included. */
  lately: { count: number; sum: bigint };
  identity: { approved: boolean; waiting: boolean };
  riskCase: { id: string; since: Date } | null;
  harmCase: { id: string; since: Date } | null;
  chargebacks: { count: number; owed: bigint };
};

const when = (found: boolean, hint: RiskHint): RiskHint[] => (found ? [hint] : []);

function ofDeposit(deposit: RiskFacts['deposit']): RiskHint[] {
  if (!deposit) return [];
  const { amount, settledAt, staked } = deposit;
  return when(staked * 100n < amount * STAKE_PERCENT_OF_DEPOSIT, {
    code: 'stake_below_deposit',
    staked: fromMinor(staked),
    deposited: fromMinor(amount),
    deposited_at: settledAt.toISOString(),
  });
}

/** Without a card that is known there is nothing to compare with: who won by a bonus alone has paid in by none. */
function ofCard({ card, sameCard: { others, players } }: RiskFacts): RiskHint[] {
  const other = card !== null && !card.known && card.others > 0;
  return [
    ...when(other, { code: 'other_card_than_deposited', known_cards: card?.others ?? 0 }),
    ...when(others > 0, { code: 'shared_card', others, players: [...players] }),
  ];
}

/** Why somebody should look twice at a withdrawal, each with its numbers; none, for most. */
export function hintsOf(facts: RiskFacts): RiskHint[] {
  const { askedAt, registeredAt, sameDevice, sameAddress, lately, identity, riskCase, harmCase, chargebacks } = facts;
  const hours = Math.max(0, differenceInHours(askedAt, registeredAt));
  return [
    ...ofDeposit(facts.deposit),
    ...ofCard(facts),
    ...when(sameDevice.others > 0, {
      code: 'shared_device',
      others: sameDevice.others,
      players: [...sameDevice.players],
    }),
    ...when(sameAddress.others > 0, {
      code: 'shared_address',
      others: sameAddress.others,
      players: [...sameAddress.players],
    }),
    ...when(lately.count >= MANY_WITHDRAWALS, {
      code: 'velocity',
      withdrawals: lately.count,
      sum: fromMinor(lately.sum),
    }),
    ...when(hours < YOUNG_HOURS, { code: 'young_account', hours }),
    ...when(!identity.approved, { code: 'identity_not_checked', waiting: identity.waiting }),
    ...(riskCase ? [{ code: 'open_risk_case' as const, case: riskCase.id, since: riskCase.since.toISOString() }] : []),
    ...(harmCase ? [{ code: 'open_harm_case' as const, case: harmCase.id, since: harmCase.since.toISOString() }] : []),
    ...when(chargebacks.count > 0, {
      code: 'open_chargeback',
      chargebacks: chargebacks.count,
      owed: fromMinor(chargebacks.owed),
    }),
  ];
}
