import { fromMinor } from '@kozyr/contracts/money';
import type { Liabilities, ReportDay, ReportSums } from '@kozyr/contracts/operator/reports';
import { PLAYER_WALLETS } from '../../../ledger/accounts';
import type { DaySum, GameSum } from '../../../ledger/day-totals';

/** Kinds of transfers that take a stake or give one back; all others that touch the providers' account are wins. */
const STAKE_KINDS: ReadonlySet<string> = new Set(['bet', 'bet_refund', 'bet_rollback']);

/** What moves a player's money and is no part of NGR: paid in and out, taken back by a gateway, put right. */
export const NO_REVENUE = [
  'deposit',
  'withdrawal_hold',
  'withdrawal_paid',
  'withdrawal_returned',
  'chargeback',
  'chargeback_collected',
  'adjustment',
] as const;

type Moved = Pick<DaySum, 'kind' | 'account' | 'amount' | 'transfers'>;

const sumOf = (moved: readonly Moved[], wanted: (one: Moved) => boolean): bigint =>
  moved.reduce((sum, one) => (wanted(one) ? sum + one.amount : sum), 0n);

/** The report's sums of what moved, from accounts of the ledger; the signs are the house's. */
export function sumsOf(moved: readonly Moved[]): ReportSums {
  const of = (account: string, wanted: (kind: string) => boolean = () => true) =>
    sumOf(moved, (one) => one.account === account && wanted(one.kind));
  const stakes = of('game_providers', (kind) => STAKE_KINDS.has(kind));
  const ggr = of('game_providers');
  const promotions = of('promotions');
  const jackpots = of('jackpots');
  return {
    bets: moved.reduce((sum, { kind, transfers }) => (kind === 'bet' ? sum + transfers : sum), 0),
    stakes: fromMinor(stakes),
    wins: fromMinor(stakes - ggr),
    ggr: fromMinor(ggr),
    promotions: fromMinor(promotions),
    jackpots: fromMinor(jackpots),
    ngr: fromMinor(ggr + promotions + jackpots),
    deposits: fromMinor(-of('gateway_clearing', (kind) => kind === 'deposit')),
    withdrawals: fromMinor(of('gateway_clearing', (kind) => kind === 'withdrawal_paid')),
    chargebacks: fromMinor(of('gateway_clearing', (kind) => kind === 'chargeback')),
    adjustments: fromMinor(of('adjustments')),
  };
}

const liabilitiesOf = (held: ReadonlyMap<string, bigint>): Liabilities => {
  const of = (account: string) => fromMinor(held.get(account) ?? 0n);
  const [game, electronic, bonus, cashback, holds] = PLAYER_WALLETS;
  return {
    game: of(game),
    electronic: of(electronic),
    bonus: of(bonus),
    cashback: of(cashback),
    holds: of(holds),
    jackpots: of('jackpots'),
  };
};

/**
 * A row for each day, without gaps, with what was owed at its end.
 * @param days YYYY-MM-DD, in order
 * @param opening what each account held before the first of them, minor units
 */
export function reportDays(
  days: readonly string[],
  sums: readonly DaySum[],
  opening: ReadonlyMap<string, bigint>,
): ReportDay[] {
  const held = new Map(opening);
  const byDay = new Map<string, DaySum[]>();
  for (const sum of sums) byDay.set(sum.day, [...(byDay.get(sum.day) ?? []), sum]);
  return days.map((day) => {
    const moved = byDay.get(day) ?? [];
    for (const { account, amount } of moved) held.set(account, (held.get(account) ?? 0n) + amount);
    return { day, ...sumsOf(moved), liabilities: liabilitiesOf(held) };
  });
}

/** Wins per 100 of stakes with two decimals, cut; null without stakes. Minor units. */
export function rtpOf(stakes: bigint, wins: bigint): string | null {
  return stakes > 0n ? fromMinor((wins * 10_000n) / stakes) : null;
}

export type Played = { bets: number; stakes: bigint; ggr: bigint };

/** What was played by whatever a game belongs to. @param groupOf of a game's slug */
export function playedBy(sums: readonly GameSum[], groupOf: (game: string) => string): Map<string, Played> {
  const played = new Map<string, Played>();
  for (const { game, kind, amount, transfers } of sums) {
    const group = groupOf(game);
    const before = played.get(group) ?? { bets: 0, stakes: 0n, ggr: 0n };
    played.set(group, {
      bets: before.bets + (kind === 'bet' ? transfers : 0),
      stakes: before.stakes + (STAKE_KINDS.has(kind) ? amount : 0n),
      ggr: before.ggr + amount,
    });
  }
  return played;
}
