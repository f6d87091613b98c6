import type { StatementKind } from '@kozyr/contracts/payment-gateway';
import { and, eq, gte, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../../../db/database';
import { chargebacks } from '../../../../db/schema/chargebacks';
import { deposits } from '../../../../db/schema/payments';
import { withdrawals } from '../../../../db/schema/withdrawals';
import { ENVIRONMENT_GATEWAY } from '../../../../gateways/payments/gateways';
import type { PaymentGateway } from '../../../../gateways/payments/port';
import { type HousePosting, readHousePostings } from '../../../../ledger/statement';
import { dayAfter, startOfUtcDay } from '../../../kernel/time/days';
import type { Held, Line, Orphan } from '../rules';

/** What we hold, with when it began and was settled here: a statement of one of those days should name it. */
export type Settled = Held & { begun: Date; settled: Date };

const POSTING_KEY = { payment: 'deposit', payout: 'withdrawal-paid', chargeback: 'chargeback' } as const;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A record of ours; ledgerId is what the key of its posting ends with. */
type Row = Omit<Settled, 'posted'> & { ledgerId: string };

/** One parameter however many there are: a day may have more lines than a statement may have parameters. */
function among(column: AnyPgColumn, values: readonly string[]): SQL {
  const type = sql.raw(column.getSQLType());
  return sql`${column} in (select value::${type} from jsonb_array_elements_text(${JSON.stringify(values)}::jsonb) as value)`;
}

async function readRows(db: Database, gateway: string, day: string, lines: readonly Line[]): Promise<Row[]> {
  const [from, to] = [startOfUtcDay(day), startOfUtcDay(dayAfter(day))];
  const named = (kind: StatementKind) => lines.filter((line) => line.kind === kind).map(({ reference }) => reference);
  const ours = (kind: StatementKind) => named(kind).filter((reference) => UUID.test(reference));
  const paidIn = await db
    .select()
    .from(deposits)
    .where(
      and(
        eq(deposits.gateway, gateway),
        eq(deposits.status, 'SUCCESS'),
        or(among(deposits.id, ours('payment')), and(gte(deposits.settledAt, from), lt(deposits.settledAt, to))),
      ),
    );
  const paidOut = await db
    .select()
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.gateway, gateway),
        eq(withdrawals.status, 'SUCCESS'),
        or(among(withdrawals.id, ours('payout')), and(gte(withdrawals.settledAt, from), lt(withdrawals.settledAt, to))),
      ),
    );
  const takenBack = await db
    .select()
    .from(chargebacks)
    .where(
      and(
        eq(chargebacks.gateway, gateway),
        ne(chargebacks.status, 'waiting'),
        or(
          among(chargebacks.gatewayId, named('chargeback')),
          and(gte(chargebacks.createdAt, from), lt(chargebacks.createdAt, to)),
        ),
      ),
    );
  const rowOf =
    (kind: 'payment' | 'payout') =>
    ({ id, currency, amount, createdAt, settledAt }: (typeof paidIn | typeof paidOut)[number]): Row => ({
      kind,
      reference: id,
      ledgerId: id,
      currency,
      amount,
      begun: createdAt,
      settled: settledAt ?? createdAt,
    });
  return [
    ...paidIn.map(rowOf('payment')),
    ...paidOut.map(rowOf('payout')),
    ...takenBack.map(
      ({ id, gatewayId, currency, amount, createdAt }): Row => ({
        kind: 'chargeback',
        reference: gatewayId,
        ledgerId: id,
        currency,
        amount,
        begun: createdAt,
        settled: createdAt,
      }),
    ),
  ];
}

/** Whether a posting of the day belongs to a record that stands, on whatever day that was settled. */
async function isExplained(db: Database, { key }: HousePosting): Promise<boolean> {
  const [, prefix, id] = /^([a-z-]+):([\da-f-]{36})$/i.exec(key) ?? [];
  if (id === undefined || !UUID.test(id)) return false;
  if (prefix === POSTING_KEY.payment)
    return (await db.$count(deposits, and(eq(deposits.id, id), eq(deposits.status, 'SUCCESS')))) > 0;
  if (prefix === POSTING_KEY.payout)
    return (await db.$count(withdrawals, and(eq(withdrawals.id, id), eq(withdrawals.status, 'SUCCESS')))) > 0;
  if (prefix === POSTING_KEY.chargeback) return (await db.$count(chargebacks, eq(chargebacks.id, id))) > 0;
  return false;
}

/**
 * What we hold as settled on a UTC day or a statement of it names, with what the ledger moved for each, and the day's postings on
 * gateway_clearing that belong to nothing. What a gateway's statements do not name is not held against them.
 */
export async function readHeld(
  db: Database,
  { name, can }: Pick<PaymentGateway, 'name' | 'can'>,
  day: string,
  lines: readonly Line[],
): Promise<{ held: Settled[]; orphans: Orphan[] }> {
  const all = await readRows(db, name, day, lines);
  const rows = can.statesChargebacks ? all : all.filter(({ kind }) => kind !== 'chargeback');
  const keyOf = ({ kind, ledgerId }: Row) => `${POSTING_KEY[kind]}:${ledgerId}`;
  const span = { from: startOfUtcDay(day), to: startOfUtcDay(dayAfter(day)) };
  const postings = await readHousePostings(db, 'gateway_clearing', { ...span, keys: rows.map(keyOf) });
  const posted = new Map(postings.map((posting) => [posting.key, posting]));
  const held = rows.map(({ ledgerId, ...row }): Settled => {
    const posting = posted.get(keyOf({ ...row, ledgerId }));
    return { ...row, posted: posting?.currency === row.currency ? posting.amount : null };
  });
  const known = new Set(rows.map(keyOf));
  const orphans: Orphan[] = [];
  // What belongs to nobody belongs to no other gateway either: it is told once.
  if (name !== ENVIRONMENT_GATEWAY) return { held, orphans };
  for (const posting of postings)
    if (!known.has(posting.key) && !(await isExplained(db, posting)))
      orphans.push({ key: posting.key, currency: posting.currency, amount: posting.amount });
  return { held, orphans };
}
