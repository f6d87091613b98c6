import { CURRENCIES, type Currency, fromMinor } from '@kozyr/contracts/money';
import type { NewTaskTerms, OperatorTasks } from '@kozyr/contracts/operator/tasks';
import { and, count, eq, gte, isNull, sql, sum } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import type { Queryable } from '../../../db/database';
import { doneTasks, taskCounts, taskTerms } from '../../../db/schema/tasks';
import { DomainError } from '../../../errors';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { readTasksOffered } from '../../kernel/settings/registry';
import { dayIn, daysBack, daysEarlier } from '../../kernel/time/days';
import { readVersions } from './internal/read-terms';
import { costsOf, nextDay, problemOf, type TermsVersion, versionOn, versionsFrom } from './rules';

const PAID_DAYS = 30;
/** The lock of whoever sets terms: two at once would both take the next version. */
const TERMS_LOCK = 7_041_109;

const minor = (total: string | null | undefined) => fromMinor(BigInt(total ?? '0'));

/** What tasks have cost in a currency, and what was staked for it. */
async function paidIn(db: Queryable, now: Date, currency: Currency): Promise<OperatorTasks['paid'][number]> {
  const taken = sql<string | null>`sum(${doneTasks.reward}) filter (where ${doneTasks.takenAt} is not null)`;
  const [done] = await db
    .select({ tasks: count(), taken })
    .from(doneTasks)
    .where(and(eq(doneTasks.currency, currency), gte(doneTasks.doneAt, daysEarlier(now, PAID_DAYS))));
  const [waiting] = await db
    .select({ reward: sum(doneTasks.reward) })
    .from(doneTasks)
    .where(and(eq(doneTasks.currency, currency), isNull(doneTasks.takenAt)));
  const [counted] = await db
    .select({ staked: sum(taskCounts.staked) })
    .from(taskCounts)
    .where(and(eq(taskCounts.currency, currency), gte(taskCounts.day, daysBack(dayIn(now, currency), PAID_DAYS))));
  return {
    currency,
    tasks: done?.tasks ?? 0,
    taken: minor(done?.taken),
    waiting: minor(waiting?.reward),
    staked: minor(counted?.staked),
  };
}

async function viewOf(db: Queryable, now: Date, all: readonly TermsVersion[]): Promise<OperatorTasks> {
  return {
    offered: await readTasksOffered(db),
    versions: versionsFrom(all, now).map(({ version, fromDay, terms, setAt }) => ({
      version,
      from_day: fromDay,
      terms,
      set_at: setAt?.toISOString() ?? null,
      costs: costsOf(terms),
    })),
    paid: await Promise.all(CURRENCIES.map((currency) => paidIn(db, now, currency))),
  };
}

/** The terms of tasks, what they may cost and what they have cost. */
export async function getOperatorTasks(ctx: Context): Promise<OperatorTasks> {
  return viewOf(ctx.db, ctx.now(), await readVersions(ctx.db));
}

/**
 * Sets the terms that hold from the next day on; a day that has begun anywhere keeps its own. What is set already changes nothing.
 * @throws DomainError VALIDATION_ERROR for terms that may not be published; STATE_CONFLICT where another has set them since
 */
export async function setOperatorTasks(
  ctx: Context,
  operator: OperatorCaller,
  { version, terms }: NewTaskTerms,
): Promise<OperatorTasks & { changed: boolean }> {
  const problem = problemOf(terms);
  if (problem) throw new DomainError('VALIDATION_ERROR', problem, { field: 'terms' });
  return ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${TERMS_LOCK})`);
    const now = ctx.now();
    const before = await readVersions(tx);
    const last = before.at(-1) ?? versionOn([], '');
    if (JSON.stringify(inOrder(last.terms)) === JSON.stringify(inOrder(terms)))
      return { ...(await viewOf(tx, now, before)), changed: false };
    if (last.version !== version)
      throw new DomainError(
        'STATE_CONFLICT',
        `The tasks are at version ${last.version}, not ${version}: they were set since you read them. Read them again, and set them with your change on top.`,
        { why: 'changed', version: String(last.version) },
      );
    const row = { version: version + 1, fromDay: nextDay(now), terms, setAt: now };
    await tx.insert(taskTerms).values(row);
    await recordOperatorDeed(ctx, tx, operator, {
      action: 'tasks_changed',
      subject: { kind: 'tasks', id: String(row.version) },
      details: { before: JSON.stringify(last.terms), after: JSON.stringify(terms), from_day: row.fromDay },
    });
    return { ...(await viewOf(tx, now, [...before, row])), changed: true };
  });
}

/** The same terms in one order of fields: a database keeps its own. */
function inOrder({ reward, min_stake, tasks }: NewTaskTerms['terms']) {
  const amounts = (by: Record<Currency, string> | null) => by && CURRENCIES.map((currency) => by[currency]);
  return [
    amounts(reward),
    amounts(min_stake),
    tasks.map(({ id, kind, category, count: times, stakes }) => [id, kind, category, times, amounts(stakes)]),
  ];
}
