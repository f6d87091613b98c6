import type {
  RiskCase,
  RiskCaseDetail,
  RiskCaseKind,
  RiskCaseSort,
  RiskCaseState,
  RiskOutcome,
} from '@kozyr/contracts/operator/risk-cases';
import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { operators } from '../../../db/schema/operators';
import { riskCases } from '../../../db/schema/risk';
import { MOMENT_TEXT, readCursor, writeCursor } from '../../kernel/cursors/cursor';
import { readRiskCase, riskCaseView, selectRiskCases } from './internal/case-view';

type Filters = {
  state?: RiskCaseState | undefined;
  kind?: RiskCaseKind | undefined;
  outcome?: RiskOutcome | undefined;
  assignee?: string | undefined;
  player?: string | undefined;
};
type Wanted = Filters & { after?: string | undefined; pageSize: number; sort: RiskCaseSort };

/** The assignee that asks for cases nobody sees to. */
const NOBODY = '-';

const ORDERS = {
  opened_asc: { column: riskCases.openedAt, by: 'opened', up: true },
  opened_desc: { column: riskCases.openedAt, by: 'opened', up: false },
  changed_asc: { column: riskCases.changedAt, by: 'changed', up: true },
  changed_desc: { column: riskCases.changedAt, by: 'changed', up: false },
} as const satisfies Record<RiskCaseSort, object>;

const seenToBy = (db: Queryable, name: string): SQL =>
  name === NOBODY
    ? isNull(riskCases.assignee)
    : eq(riskCases.assignee, db.select({ id: operators.id }).from(operators).where(eq(operators.name, name)).limit(1));

const fits = (db: Queryable, { state, kind, outcome, assignee, player }: Filters): SQL | undefined =>
  and(
    state && (state === 'open' ? isNull(riskCases.closedAt) : isNotNull(riskCases.closedAt)),
    kind && eq(riskCases.kind, kind),
    outcome && eq(riskCases.outcome, outcome),
    assignee === undefined ? undefined : seenToBy(db, assignee),
    player === undefined ? undefined : eq(riskCases.userId, player),
  );

const placeSchema = (sort: RiskCaseSort) => z.tuple([z.literal(sort), z.string().regex(MOMENT_TEXT), z.uuid()]);

function beyond(sort: RiskCaseSort, cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [, at, id] = readCursor(placeSchema(sort), cursor);
  const { column, up } = ORDERS[sort];
  const place = sql`(${at}::timestamptz, ${id}::uuid)`;
  return up ? sql`(${column}, ${riskCases.id}) > ${place}` : sql`(${column}, ${riskCases.id}) < ${place}`;
}

/** A page of cases. @throws DomainError BAD_REQUEST for a cursor of another list or order */
export async function listRiskCases(
  ctx: Context,
  { after, pageSize, sort, ...filters }: Wanted,
): Promise<{ items: RiskCase[]; next: string | null }> {
  const { column, by, up } = ORDERS[sort];
  const order = up ? asc : desc;
  const rows = await selectRiskCases(ctx.db, and(fits(ctx.db, filters), beyond(sort, after)))
    .orderBy(order(column), order(riskCases.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  const placeOf = ({ row, openedText, changedText }: NonNullable<typeof last>) =>
    writeCursor([sort, by === 'opened' ? openedText : changedText, row.id]);
  return { items: page.map(riskCaseView), next: rows.length > pageSize && last ? placeOf(last) : null };
}

/** One case with what it is about and everything that was done. @throws DomainError NOT_FOUND */
export const getRiskCase = (ctx: Context, id: string): Promise<RiskCaseDetail> => readRiskCase(ctx.db, id);
