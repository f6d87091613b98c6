import { type Currency, currencySchema, fromMinor, toMinor } from '@kozyr/contracts/money';
import type { GatewayStatement, StatementKind } from '@kozyr/contracts/payment-gateway';
import { addHours, addMilliseconds } from 'date-fns';
import * as z from 'zod/mini';
import { GatewayUnavailable } from '../port';
import { orderOf } from './order';
import { reportSignature } from './signature';
import { type Fetch, postJson } from './wire';

/** "All transactions report" of docs.flitt.com/api/reports and docs.fondy.eu/en/docs/page/61. */
const REPORT = 745;
const ON_PAGE = 500;
const MAX_PAGES = 2_000;
/** An order may be paid for as long as its page is open; after that the day of its beginning changes no more. */
const SETTLED_AFTER_HOURS = 1;

const tokenSchema = z.object({ token: z.string() });
const pageSchema = z.object({
  fields: z.array(z.string()),
  data: z.array(z.array(z.unknown())),
  rows_count: z.int(),
});
const rowSchema = z.object({
  order_id: z.string(),
  order_status: z.string(),
  amount: z.pipe(
    z.pipe(
      z.union([z.string(), z.number()]),
      z.transform((amount) => String(amount)),
    ),
    z.string().check(z.regex(/^\d{1,13}(\.\d{1,2})?$/)),
  ),
  currency: z.string(),
});

/** What a report is asked by: an application of the company, which is not the merchant. */
export type ReportSource = {
  url: string;
  application: string;
  merchant: string;
  key: string;
  timeout: number;
  fetch: Fetch;
};

type Line = GatewayStatement['lines'][number];

/** Money that moved, of one row; null for a row in which none did, or of a currency that no wallet here has. */
function lineOf(row: z.output<typeof rowSchema>, day: string): Line | null {
  const { what, reference } = orderOf(row.order_id);
  const currency = currencySchema.safeParse(row.currency.toLowerCase()).data;
  const moved = row.order_status === 'approved' || (what === 'payment' && row.order_status === 'reversed');
  if (what === 'card' || !moved || !currency) return null;
  return {
    kind: what,
    id: row.order_id,
    merchant_reference: reference,
    amount: fromMinor(toMinor(row.amount)),
    currency,
    at: `${day}T00:00:00Z`,
  };
}

function totalsOf(lines: readonly Line[]): GatewayStatement['totals'] {
  const totals = new Map<string, { kind: StatementKind; currency: Currency; count: number; amount: bigint }>();
  for (const { kind, currency, amount } of lines) {
    const total = totals.get(`${kind}:${currency}`) ?? { kind, currency, count: 0, amount: 0n };
    totals.set(`${kind}:${currency}`, {
      ...total,
      count: total.count + 1,
      amount: total.amount + toMinor(amount),
    });
  }
  return [...totals.values()].map((total) => ({ ...total, amount: fromMinor(total.amount) }));
}

async function readRows(source: ReportSource, day: string, now: Date): Promise<z.output<typeof rowSchema>[]> {
  const { url, application, merchant, key, fetch, timeout: within } = source;
  const base = url.replace(/\/$/, '');
  const date = now.toISOString();
  const asked = { application_id: application, date, signature: reportSignature(key, application, date) };
  const token = z.safeParse(
    tokenSchema,
    await postJson(`${base}/authorizer/token/application/get`, asked, { within, fetch }),
  );
  if (!token.success) throw new GatewayUnavailable('The payment gateway gave no token for its reports.');
  const filters = [
    { s: 'order_timestart', m: 'from', v: `${day} 00:00:00` },
    { s: 'order_timestart', m: 'to', v: `${day} 23:59:59` },
  ];
  const rows: z.output<typeof rowSchema>[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const answer = z.safeParse(
      pageSchema,
      await postJson(
        `${base}/api/extend/company/report/`,
        { report_id: REPORT, merchant_id: Number(merchant), on_page: ON_PAGE, page, filters },
        { within, fetch, headers: { authorization: `Token ${token.data.token}` } },
      ),
    );
    if (!answer.success) throw new GatewayUnavailable('The payment gateway has no report of this day.');
    const { fields, data, rows_count: count } = answer.data;
    for (const values of data) {
      const row = z.safeParse(rowSchema, Object.fromEntries(fields.map((name, at) => [name, values[at]])));
      if (!row.success) throw new GatewayUnavailable('A row of the report is not what the protocol says.');
      rows.push(row.data);
    }
    if (rows.length >= count) return rows;
    if (data.length === 0) throw new GatewayUnavailable('The report ended before its last row.');
  }
  throw new GatewayUnavailable('The report never ends.');
}

/** Our references of the payments begun on a day that were taken back since. @throws GatewayUnavailable */
export async function readReversed(source: ReportSource, day: string, now: Date): Promise<string[]> {
  const reversed = (await readRows(source, day, now)).filter((row) => row.order_status === 'reversed');
  return reversed.flatMap(({ order_id: id }) => {
    const { what, reference } = orderOf(id);
    return what === 'payment' ? [reference] : [];
  });
}

/**
 * A day whole, of the orders that were begun on it: a payment of after midnight stands with the day on which its page was opened, and is
 * found there by whoever compares. Reports say amounts in major units. What banks took back is not said.
 * @throws GatewayUnavailable
 */
export async function readStatement(source: ReportSource, day: string, now: Date): Promise<GatewayStatement> {
  const lines = (await readRows(source, day, now)).flatMap((row) => lineOf(row, day) ?? []);
  const end = addMilliseconds(new Date(`${day}T23:59:59.999Z`), 1);
  return {
    day,
    complete: now >= addHours(end, SETTLED_AFTER_HOURS),
    lines,
    totals: totalsOf(lines),
    next_cursor: null,
  };
}
