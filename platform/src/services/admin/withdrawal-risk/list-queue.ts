import { CURRENCIES, type Currency, toMinor } from '@kozyr/contracts/money';
import { boundOf, type Rights } from '@kozyr/contracts/operator/permissions';
import {
  QUEUE_LOOKED_THROUGH,
  type QUEUE_RULINGS,
  type QueuedWithdrawal,
  type RiskHintCode,
} from '@kozyr/contracts/operator/withdrawal-queue';
import type { WithdrawalStatus } from '@kozyr/contracts/withdrawals';
import { subMinutes } from 'date-fns';
import { and, asc, desc, eq, gt, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../../context';
import { withdrawalRulings } from '../../../db/schema/risk';
import { withdrawals } from '../../../db/schema/withdrawals';
import { type QueuePlace, readCursor, writeCursor } from './internal/queue-cursor';
import { type QueuedRow, selectQueued, viewQueued } from './internal/queued-view';

type Filters = {
  status?: WithdrawalStatus | undefined;
  currency?: Currency | undefined;
  rail?: 'visa' | 'mastercard' | undefined;
  amount_from?: string | undefined;
  amount_to?: string | undefined;
  waiting_minutes?: number | undefined;
  player?: string | undefined;
  ruling?: (typeof QUEUE_RULINGS)[number] | undefined;
  bound?: 'within' | 'above' | undefined;
};
type Ordered = { sort: 'age' | 'amount'; order: 'asc' | 'desc' };
type Wanted = Filters & Ordered & { hint?: RiskHintCode | undefined; cursor?: string | undefined; pageSize: number };

/** Of one hint so many are read at once. */
const AT_ONCE = 100;

/** A ruling of version 0 says that there were no rules yet. */
function ofRuling(ruling: Filters['ruling']): SQL | undefined {
  if (ruling === undefined) return undefined;
  if (ruling === 'none') return or(isNull(withdrawalRulings.version), eq(withdrawalRulings.version, 0));
  return and(gt(withdrawalRulings.version, 0), eq(withdrawalRulings.outcome, ruling));
}

/** What whoever asks may approve at once, or what is too much for them: each currency has a bound of its own, or none. */
function ofBound(rights: Rights, side: Filters['bound']): SQL | undefined {
  if (side === undefined) return undefined;
  const each = CURRENCIES.map((currency) => {
    const most = boundOf(rights, 'withdrawals.decide', currency);
    const same = eq(withdrawals.currency, currency);
    if (most === null) return side === 'within' ? same : undefined;
    const compared = side === 'within' ? lte : gt;
    return and(same, compared(withdrawals.amount, toMinor(most)));
  });
  return or(...each) ?? sql`false`;
}

const wanted = (now: Date, rights: Rights, filters: Filters): SQL | undefined => {
  const { status, currency, rail, amount_from: from, amount_to: to, waiting_minutes: minutes, player } = filters;
  return and(
    status && eq(withdrawals.status, status),
    // What is open is few, and has an index of its own.
    status && status !== 'SUCCESS' && status !== 'DENIED' ? isNull(withdrawals.settledAt) : undefined,
    currency && eq(withdrawals.currency, currency),
    rail && eq(withdrawals.cardBrand, rail),
    from === undefined ? undefined : gte(withdrawals.amount, toMinor(from)),
    to === undefined ? undefined : lte(withdrawals.amount, toMinor(to)),
    minutes === undefined ? undefined : lte(withdrawals.createdAt, subMinutes(now, minutes)),
    player === undefined ? undefined : eq(withdrawals.userId, player),
    ofRuling(filters.ruling),
    ofBound(rights, filters.bound),
  );
};

function beyond({ sort, order }: Ordered, { id, createdAt, amount }: QueuePlace): SQL {
  const place =
    sort === 'age'
      ? sql`(${createdAt.toISOString()}::timestamptz, ${id}::uuid)`
      : sql`(${amount.toString()}::bigint, ${id}::uuid)`;
  const column = sort === 'age' ? withdrawals.createdAt : withdrawals.amount;
  return order === 'asc'
    ? sql`(${column}, ${withdrawals.id}) > ${place}`
    : sql`(${column}, ${withdrawals.id}) < ${place}`;
}

/** The next rows beyond a place, and one more where there is one. */
function readRows(
  ctx: Context,
  { rights, input }: { rights: Rights; input: Wanted },
  after: QueuePlace | null,
  limit: number,
): Promise<QueuedRow[]> {
  const order = input.order === 'asc' ? asc : desc;
  const column = input.sort === 'age' ? withdrawals.createdAt : withdrawals.amount;
  return selectQueued(ctx.db, and(wanted(ctx.now(), rights, input), after ? beyond(input, after) : undefined))
    .orderBy(order(column), order(withdrawals.id))
    .limit(limit);
}

/**
 * A page of the queue with hints, for whoever has these rights. Of one hint withdrawals are looked through until the page is full, but not for ever: it may be short
 * and still go on.
 * @throws DomainError BAD_REQUEST for a cursor that is none
 */
export async function listWithdrawalQueue(
  ctx: Context,
  rights: Rights,
  input: Wanted,
): Promise<{ items: QueuedWithdrawal[]; next: string | null }> {
  const { hint, pageSize } = input;
  const chunk = hint === undefined ? pageSize : AT_ONCE;
  const items: QueuedWithdrawal[] = [];
  let after = input.cursor === undefined ? null : readCursor(input.cursor);
  for (let looked = 0; looked < QUEUE_LOOKED_THROUGH; looked += chunk) {
    const rows = await readRows(ctx, { rights, input }, after, chunk + 1);
    const read = rows.slice(0, chunk);
    const views = await viewQueued(ctx, read);
    for (const [place, { row }] of read.entries()) {
      const view = views[place];
      after = row;
      if (!view || (hint !== undefined && !view.hints.some(({ code }) => code === hint))) continue;
      items.push(view);
      if (items.length === pageSize) return { items, next: place + 1 < rows.length ? writeCursor(row) : null };
    }
    if (rows.length <= chunk) return { items, next: null };
  }
  return { items, next: after && writeCursor(after) };
}
