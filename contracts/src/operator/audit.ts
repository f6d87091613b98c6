import * as z from 'zod/mini';
import { operatorEndpoint } from '../endpoint';
import { pageQuery, paginated } from '../pagination';

export const actorKindSchema = z.enum(['operator', 'player', 'system', 'gateway']);

export const auditEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  actor: z.object({
    kind: actorKindSchema,
    id: z.string(),
    name: z.nullable(z.string().check(z.describe("The operator's name."))),
  }),
  action: z.string().check(z.describe('withdrawal_approved, setting_changed …')),
  subject: z.object({ kind: z.string(), id: z.string() }),
  details: z.record(z.string(), z.string()).check(z.describe('before, after, reason, request_id …')),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

/** Entries of one file at most: the newest that the filter lets through. */
export const MAX_AUDIT_EXPORT = 10_000;

const day = z.iso.date().check(z.regex(/^20/));

/** What the log is looked through for; all that are given hold together. */
const filters = {
  actor: z.optional(z.string().check(z.maxLength(80), z.describe('Name or id of an operator, or another actor’s id.'))),
  actor_kind: z.optional(actorKindSchema),
  action: z.optional(z.string().check(z.maxLength(80))),
  subject_kind: z.optional(z.string().check(z.maxLength(80), z.describe('player, withdrawal, setting …'))),
  subject: z.optional(z.string().check(z.maxLength(120), z.describe('Id of what it was done to.'))),
  from: z.optional(day.check(z.describe('First day in Kyiv, YYYY-MM-DD, included.'))),
  to: z.optional(day.check(z.describe('Last day in Kyiv, included.'))),
};

export const listAudit = operatorEndpoint({
  method: 'GET',
  path: '/operator/audit',
  tag: 'audit',
  auth: 'operator',
  permission: 'audit.read',
  summary: 'Who did what, newest first',
  query: z.object({ ...pageQuery, ...filters }),
  responses: { 200: paginated(auditEntrySchema) },
  errors: [],
});

export const exportAudit = operatorEndpoint({
  method: 'GET',
  path: '/operator/audit/export',
  tag: 'audit',
  auth: 'operator',
  permission: 'audit.export',
  stepUp: true,
  summary:
    'The same as text/csv in UTF-8 with a byte order mark, newest first, 10,000 entries at most: at, actor kind, actor, name, action, subject kind, subject, details as JSON. That it was taken is in the log, with its filter',
  query: z.object(filters),
  responses: { 200: z.string() },
  errors: ['STEP_UP_NEEDED'],
});
