import type { AuditEntry } from '@kozyr/contracts/operator/audit';
import { and, desc, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database';
import { type ActorKind, auditLog } from '../../../db/schema/audit';
import { operators } from '../../../db/schema/operators';
import { dayAfter, startOfDayIn } from '../time/days';

/** What the log is looked through for; all that are given hold together. from and to are days in Kyiv, both included. */
export type AuditFilters = {
  /** An operator's name or id, or another actor's id. */
  actor?: string | undefined;
  actor_kind?: ActorKind | undefined;
  action?: string | undefined;
  subject_kind?: string | undefined;
  subject?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

const ACTOR_KINDS: readonly ActorKind[] = ['operator', 'player', 'system', 'gateway'];

/** The index of actors begins with their kinds: all of them are named where none is asked for. */
const actorIs = (actor: string, kind: ActorKind | undefined) => {
  const id = sql`coalesce((select ${operators.id}::text from ${operators} where ${operators.name} = ${actor}), ${actor})`;
  const kinds = sql.join(
    (kind === undefined ? ACTOR_KINDS : [kind]).map((one) => sql`${one}`),
    sql`, `,
  );
  return sql`(${auditLog.actorKind} in (${kinds}) and ${auditLog.actor} = ${id})`;
};

/** The kinds of subjects there are, hopping from one to the next in the index: some dozens, however long the log is. */
const SUBJECT_KINDS = sql`array(
  with recursive kinds(kind) as (
    (select ${auditLog.subjectKind} from ${auditLog} order by 1 limit 1)
    union all
    select (select ${auditLog.subjectKind} from ${auditLog} where ${auditLog.subjectKind} > kinds.kind order by 1 limit 1)
    from kinds where kinds.kind is not null
  )
  select kind from kinds where kind is not null
)`;

const subjectIs = (subject: string, kind: string | undefined) =>
  kind === undefined
    ? sql`(${auditLog.subjectKind} = any (${SUBJECT_KINDS}) and ${auditLog.subject} = ${subject})`
    : and(eq(auditLog.subjectKind, kind), eq(auditLog.subject, subject));

/** The filters as a condition; undefined: everything. */
export function auditWanted(filters: AuditFilters): SQL | undefined {
  const { actor, actor_kind: actorKind, action, subject, subject_kind: subjectKind, from, to } = filters;
  return and(
    actor === undefined ? undefined : actorIs(actor, actorKind),
    actorKind === undefined ? undefined : eq(auditLog.actorKind, actorKind),
    subject === undefined ? undefined : subjectIs(subject, subjectKind),
    subjectKind === undefined ? undefined : eq(auditLog.subjectKind, subjectKind),
    action === undefined ? undefined : eq(auditLog.action, action),
    from === undefined ? undefined : gte(auditLog.at, startOfDayIn(from, 'uah')),
    to === undefined ? undefined : lt(auditLog.at, startOfDayIn(dayAfter(to), 'uah')),
  );
}

/** Entries with the names of the operators, the newest first. */
export async function readAudit(
  db: Queryable,
  wanted: SQL | undefined,
  { limit, offset }: { limit: number; offset: number },
): Promise<AuditEntry[]> {
  const rows = await db
    .select({ entry: auditLog, name: operators.name })
    .from(auditLog)
    .leftJoin(operators, and(eq(auditLog.actorKind, 'operator'), sql`${operators.id}::text = ${auditLog.actor}`))
    .where(wanted)
    .orderBy(desc(auditLog.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ entry, name }) => ({
    id: entry.id.toString(),
    at: entry.at.toISOString(),
    actor: { kind: entry.actorKind, id: entry.actor, name },
    action: entry.action,
    subject: { kind: entry.subjectKind, id: entry.subject },
    details: entry.details,
  }));
}
