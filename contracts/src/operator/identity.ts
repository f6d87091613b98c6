import * as z from 'zod/mini';
import { operatorEndpoint } from '../endpoint';
import {
  documentKindSchema,
  documentSideSchema,
  identityCheckStatusSchema,
  identityDenialSchema,
  identityEndReasonSchema,
} from '../identity';
import { pageQuery, paginated } from '../pagination';

const moment = z.nullable(z.string());

/** A check of a player's identity in a list. */
export const operatorIdentityCheckSchema = z.object({
  id: z.string(),
  player: z.string(),
  level: z.literal([2, 3]).check(z.describe('2: age and identity; 3: source of funds.')),
  status: identityCheckStatusSchema,
  reason: z.nullable(identityEndReasonSchema),
  document_kind: documentKindSchema,
  created_at: z.string(),
  submitted_at: moment,
  with_operator_since: moment.check(z.describe('Since when it waits for an operator; null: it does not.')),
  operator_note: z.nullable(z.string()).check(z.describe('Why an operator has to look, in English.')),
  decided_at: moment,
  decided_by: z.nullable(z.string()).check(z.describe("An operator's name; null: the verifier, or nobody yet.")),
  expires_at: moment,
});
export type OperatorIdentityCheck = z.infer<typeof operatorIdentityCheckSchema>;

export const operatorIdentityCheckDetailSchema = z.object({
  ...operatorIdentityCheckSchema.shape,
  full_name: z.string(),
  date_of_birth: z.string().check(z.describe('YYYY-MM-DD.')),
  document_country: z.string().check(z.describe('ISO 3166-1 in two letters.')),
  document_number: z.nullable(z.string()).check(z.describe('As the player typed it; null: the document has none.')),
  document_expires_on: z.nullable(z.string()).check(z.describe('YYYY-MM-DD.')),
  verifier: z.nullable(z.string()).check(z.describe('Who looked at it first.')),
  verifier_reference: z.nullable(z.string()).check(z.describe('What the verifier calls it.')),
  same_document: z
    .array(z.string())
    .check(z.describe('Other players whose approved check has this document or one of these pictures.')),
  same_person: z.array(z.string()).check(z.describe('Other players approved under this name and date of birth.')),
  pictures: z.array(
    z.object({
      side: documentSideSchema,
      size: z.int().check(z.describe('Bytes.')),
      width: z.int(),
      height: z.int(),
      uploaded_at: z.string(),
    }),
  ),
});
export type OperatorIdentityCheckDetail = z.infer<typeof operatorIdentityCheckDetailSchema>;

const params = z.object({ id: z.uuid() });
const common = { tag: 'identity', auth: 'operator' } as const;

export const listIdentityChecks = operatorEndpoint({
  ...common,
  permission: 'players.read',
  method: 'GET',
  path: '/operator/identity-checks',
  summary: 'Checks of identity without what is in them; submitted ones the oldest first, all others newest first',
  query: z.object({
    ...pageQuery,
    status: z.optional(identityCheckStatusSchema),
    player: z.optional(z.uuid()),
    waiting: z.optional(z.enum(['operator']).check(z.describe('Those that wait for an operator alone.'))),
  }),
  responses: { 200: paginated(operatorIdentityCheckSchema) },
  errors: [],
});

export const getIdentityCheck = operatorEndpoint({
  ...common,
  permission: 'identity.decide',
  method: 'GET',
  path: '/operator/identity-checks/{id}',
  summary: 'One check with what the player gave. Each look is in the audit log',
  params,
  responses: { 200: operatorIdentityCheckDetailSchema },
  errors: ['NOT_FOUND'],
});

export const getIdentityPicture = operatorEndpoint({
  ...common,
  permission: 'identity.decide',
  method: 'GET',
  path: '/operator/identity-checks/{id}/pictures/{side}',
  summary: 'A picture of a check, as a file of JPEG. Each look is in the audit log',
  params: z.object({ id: z.uuid(), side: documentSideSchema }),
  responses: { 200: z.string() },
  errors: ['NOT_FOUND'],
});

export const approveIdentityCheck = operatorEndpoint({
  ...common,
  permission: 'identity.decide',
  method: 'POST',
  path: '/operator/identity-checks/{id}/approve',
  summary: 'Approves a submitted check, whoever looks at it; the player is told',
  params,
  body: z.object({
    note: z
      .string()
      .check(z.trim(), z.minLength(5), z.maxLength(500), z.describe('For the audit log: what was compared.')),
  }),
  responses: { 200: operatorIdentityCheckSchema },
  errors: ['NOT_FOUND', 'STATE_CONFLICT'],
});

export const denyIdentityCheck = operatorEndpoint({
  ...common,
  permission: 'identity.decide',
  method: 'POST',
  path: '/operator/identity-checks/{id}/deny',
  summary:
    'Denies a submitted check, or takes back an approval that was wrong, for a reason that the player reads in their language',
  params,
  body: z.object({
    reason: identityDenialSchema,
    note: z
      .string()
      .check(z.trim(), z.minLength(5), z.maxLength(500), z.describe('For the audit log; the player does not read it.')),
  }),
  responses: { 200: operatorIdentityCheckSchema },
  errors: ['NOT_FOUND', 'STATE_CONFLICT'],
});
