import type { Currency } from '@kozyr/contracts/money';
import type { StatementKind } from '@kozyr/contracts/payment-gateway';

/** Minor units everywhere. A line of the gateway's statement: money that really moved on that day. */
export type Line = {
  kind: StatementKind;
  /** What both sides know it by: our deposit or withdrawal; of a chargeback, its id at the gateway. */
  reference: string;
  gatewayId: string;
  currency: Currency;
  amount: bigint;
};

/** What we hold as settled, and what the ledger moved for it on gateway_clearing; posted null: nothing. */
export type Held = {
  kind: StatementKind;
  reference: string;
  currency: Currency;
  amount: bigint;
  posted: bigint | null;
};

/** A posting of the day on gateway_clearing that belongs to nothing we hold. */
export type Orphan = { key: string; currency: Currency; amount: bigint };

export type Difference = 'missing_here' | 'missing_there' | 'different' | 'not_posted' | 'unexplained';
export type Mismatch = {
  difference: Difference;
  kind: StatementKind | 'posting';
  reference: string;
  gatewayId: string | null;
  currency: Currency;
  ours: bigint | null;
  theirs: bigint | null;
  posted: bigint | null;
};

type Side = { count: number; amount: bigint };
export type Total = { kind: StatementKind; currency: Currency; matched: Side; ours: Side; theirs: Side };

/** What the ledger must have moved on gateway_clearing: a payment came from it, a payout and a chargeback went to it. */
export function clearingAmount(kind: StatementKind, amount: bigint): bigint {
  return kind === 'payment' ? -amount : amount;
}

const keyOf = ({ kind, reference }: { kind: StatementKind; reference: string }) => `${kind}:${reference}`;

function judgePair(line: Line | undefined, held: Held | undefined): Difference | 'matched' {
  if (!held) return 'missing_here';
  if (!line) return 'missing_there';
  if (line.amount !== held.amount || line.currency !== held.currency) return 'different';
  return held.posted === clearingAmount(held.kind, held.amount) ? 'matched' : 'not_posted';
}

/**
 * Holds a statement against what we hold and what the ledger posted. A reference that a statement names twice is compared once and
 * its second line is money we did not take in.
 */
export function compare(
  lines: readonly Line[],
  held: readonly Held[],
  orphans: readonly Orphan[],
): { matched: number; mismatches: Mismatch[]; totals: Total[] } {
  const totals = new Map<string, Total>();
  const count = (
    side: 'matched' | 'ours' | 'theirs',
    one: { kind: StatementKind; currency: Currency; amount: bigint },
  ) => {
    const { kind, currency } = one;
    const none = (): Side => ({ count: 0, amount: 0n });
    const total = totals.get(`${kind}:${currency}`) ?? {
      kind,
      currency,
      matched: none(),
      ours: none(),
      theirs: none(),
    };
    total[side].count += 1;
    total[side].amount += one.amount;
    totals.set(`${kind}:${currency}`, total);
  };
  const left = new Map(held.map((one) => [keyOf(one), one]));
  for (const one of held) count('ours', one);
  const mismatches: Mismatch[] = [];
  let matched = 0;
  const settle = (line: Line | undefined, mine: Held | undefined) => {
    const about = line ?? mine;
    if (!about) return;
    const verdict = judgePair(line, mine);
    if (verdict === 'matched') {
      matched += 1;
      count('matched', about);
      return;
    }
    mismatches.push({
      difference: verdict,
      kind: about.kind,
      reference: about.reference,
      gatewayId: line?.gatewayId ?? null,
      currency: about.currency,
      ours: mine?.amount ?? null,
      theirs: line?.amount ?? null,
      posted: mine?.posted ?? null,
    });
  };
  for (const line of lines) {
    count('theirs', line);
    settle(line, left.get(keyOf(line)));
    left.delete(keyOf(line));
  }
  for (const mine of left.values()) settle(undefined, mine);
  for (const { key, currency, amount } of orphans)
    mismatches.push({
      difference: 'unexplained',
      kind: 'posting',
      reference: key,
      gatewayId: null,
      currency,
      ours: null,
      theirs: null,
      posted: amount,
    });
  return { matched, mismatches, totals: [...totals.values()] };
}
