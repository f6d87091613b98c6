import { currencySchema } from '@kozyr/contracts/money';
import { type GatewayStatement, STATEMENT_PAGE, statementKindSchema } from '@kozyr/contracts/payment-gateway';
import { addHours, addSeconds } from 'date-fns';
import * as z from 'zod/mini';
import type { Context } from './context';

/** What was under way at midnight has been written down by then. */
const SETTLED_AFTER_SECONDS = 60;

/** Everything that moved money from $1 to before $2. */
const MOVED = `
  select 'payment' as kind, id, merchant_reference, amount, currency, settled_at as at from payments
    where status = 'approved' and settled_at >= $1 and settled_at < $2
  union all
  select 'payout', id, merchant_reference, amount, currency, settled_at from payouts
    where status = 'paid' and settled_at >= $1 and settled_at < $2
  union all
  select 'chargeback', chargebacks.id, merchant_reference, amount, currency, chargebacks.created_at
    from chargebacks join payments on payments.id = payment_id
    where chargebacks.created_at >= $1 and chargebacks.created_at < $2`;

const lineRow = z.object({
  kind: statementKindSchema,
  id: z.string(),
  merchant_reference: z.string(),
  amount: z.string(),
  currency: currencySchema,
  at: z.date(),
});
const totalRow = z.object({
  kind: statementKindSchema,
  currency: currencySchema,
  count: z.int(),
  amount: z.string(),
});

type Place = { at: Date; kind: string; id: string };
const cursorSchema = z.tuple([z.iso.datetime(), statementKindSchema, z.string()]);

const cursorText = ({ at, kind, id }: Place) =>
  Buffer.from(JSON.stringify([at.toISOString(), kind, id])).toString('base64url');

function readCursor(cursor: string): Place | null {
  try {
    const [at, kind, id] = z.parse(cursorSchema, JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return { at: new Date(at), kind, id };
  } catch {
    return null;
  }
}

/** One page of a day's statement. day: "YYYY-MM-DD", UTC. @returns null when the day is none or the cursor is not ours */
export async function statementOf(
  ctx: Context,
  day: string,
  cursor: string | null,
  page = STATEMENT_PAGE,
): Promise<GatewayStatement | null> {
  const place = cursor === null ? { at: new Date(0), kind: '', id: '' } : readCursor(cursor);
  if (!z.safeParse(z.iso.date(), day).success || !place) return null;
  const from = new Date(`${day}T00:00:00Z`);
  const to = addHours(from, 24);
  const found = await ctx.db.query(
    `select * from (${MOVED}) moved where (at, kind, id) > ($3, $4, $5) order by at, kind, id limit $6`,
    [from, to, place.at, place.kind, place.id, page + 1],
  );
  const rows = z.parse(z.array(lineRow), found.rows);
  const lines = rows.slice(0, page);
  const last = lines.at(-1);
  const totals = await ctx.db.query(
    `select kind, currency, count(*)::int as count, sum(amount::numeric)::text as amount
     from (${MOVED}) moved group by kind, currency order by kind, currency`,
    [from, to],
  );
  return {
    day,
    complete: ctx.now() >= addSeconds(to, SETTLED_AFTER_SECONDS),
    lines: lines.map((line) => ({ ...line, at: line.at.toISOString() })),
    totals: z.parse(z.array(totalRow), totals.rows),
    next_cursor: last && rows.length > page ? cursorText(last) : null,
  };
}
