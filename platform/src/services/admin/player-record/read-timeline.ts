import { currencySchema, fromMinor } from '@kozyr/contracts/money';
import { type TimelineEvent, type TimelineKind, timelineKindSchema } from '@kozyr/contracts/operator/player-record';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context, OperatorCaller } from '../../../context';
import { maskedAddress } from './internal/masked-address';
import { requireLooked } from './internal/require-looked';
import { TIMELINE_SOURCES, type TimelineSource } from './internal/timeline-sources';
import { type Part, type Placed, placeOf, turnPage } from './internal/turn-page';

const rowsSchema = z.array(
  z.object({
    at: z.string(),
    iso: z.string(),
    kind: timelineKindSchema,
    key: z.string(),
    what: z.string(),
    amount: z.nullable(z.string().transform(BigInt)),
    currency: z.nullable(currencySchema),
    by: z.nullable(z.string()),
    subject: z.nullable(z.string()),
    details: z.record(z.string(), z.unknown()),
  }),
);
type Row = z.output<typeof rowsSchema>[number];

const keySchema = z.string().regex(/^[a-z_]+(:[\w:-]{1,120})?$/);
const COLUMNS = sql`at, kind, key, what, amount, currency, by, subject, details`;

function eventOf({ key, iso, kind, what, amount, currency, by, subject, details }: Row): TimelineEvent {
  const said = Object.entries(details).map(([name, value]) => [name, String(value)] as const);
  return {
    id: key,
    at: new Date(iso).toISOString(),
    kind,
    what,
    amount: amount === null ? null : fromMinor(amount),
    currency,
    by,
    subject,
    details: Object.fromEntries(said.map(([name, value]) => [name, name === 'address' ? maskedAddress(value) : value])),
  };
}

/**
 * A page of what happened to a player, newest first: every source gives its newest after the cursor, and the newest of them are the page.
 * @throws DomainError NOT_FOUND, BAD_REQUEST
 */
export async function readPlayerTimeline(
  ctx: Context,
  operator: OperatorCaller,
  { id, cursor, pageSize, kind }: Part & { kind?: TimelineKind | undefined },
): Promise<{ items: TimelineEvent[]; next: string | null }> {
  const place = placeOf(cursor, keySchema);
  await requireLooked(ctx, operator, id);
  const limit = pageSize + 1;
  const after = place
    ? sql`(at, key collate "C") < (${place.at}::timestamptz, ${place.key}::text collate "C")`
    : sql`true`;
  const order = sql`order by at desc, key collate "C" desc limit ${limit}`;
  const wanted = kind ? sql`${after} and kind = ${kind}` : after;
  const newestOf = ({ rows }: TimelineSource) =>
    sql`(select * from (${rows(id)}) as source(${COLUMNS}) where ${wanted} ${order})`;
  const sources = TIMELINE_SOURCES.filter(({ kinds }) => kind === undefined || kinds.includes(kind));
  const { rows } = await ctx.db.execute(sql`
    select (at at time zone 'UTC')::text || '+00' as at, to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as iso,
      kind, key, what, amount::text as amount, currency, by, subject, details
    from (${sql.join(sources.map(newestOf), sql` union all `)}) as newest(${COLUMNS}) ${order}`);
  const placed = rowsSchema.parse(rows).map((row): Placed & { row: Row } => ({ place: [row.at, row.key], row }));
  const { rows: page, next } = turnPage(placed, pageSize);
  return { items: page.map(({ row }) => eventOf(row)), next };
}
