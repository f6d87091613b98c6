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

export const listAudit = operatorEndpoint({
  method: 'GET',
  path: '/operator/audit',
  tag: 'audit',
  auth: 'operator',
  role: 'support',
  summary: 'Who did what, newest first',
  query: z.object({
    ...pageQuery,
    actor: z.optional(
      z.string().check(z.maxLength(80), z.describe('Name or id of an operator, or another actor’s id.')),
    ),
    action: z.optional(z.string().check(z.maxLength(80))),
    subject: z.optional(z.string().check(z.maxLength(120), z.describe('Id of what it was done to.'))),
  }),
  responses: { 200: paginated(auditEntrySchema) },
  errors: [],
});
