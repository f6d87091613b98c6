import * as z from 'zod/mini';
import { operatorEndpoint } from '../endpoint';
import { rightsSchema } from './permissions';
import { roleNameSchema } from './roles';

export const operatorNameSchema = z
  .string()
  .check(
    z.regex(/^[a-z][a-z0-9._-]{1,39}$/),
    z.describe('Lower-case letters, digits, dot, dash and underscore; begins with a letter; 2 to 40.'),
  );

export const operatorSchema = z.object({
  id: z.string(),
  name: z.string(),
  role: roleNameSchema,
  created_at: z.string(),
  added_by: z
    .nullable(z.string())
    .check(z.describe('The name of who handed out their key; null for the first one. The two never sign together.')),
  disabled_at: z.nullable(z.string()),
  last_used_at: z.nullable(z.string().check(z.describe('To the minute.'))),
  signs_in: z
    .enum(['key', 'desk', 'both', 'invited', 'none'])
    .check(
      z.describe(
        'By a key, at the desk, or both; invited: neither yet, but an invitation is open; none: the invitation has run out.',
      ),
    ),
});
export type Operator = z.infer<typeof operatorSchema>;

/** An operator to themselves: what they may do besides. */
export const ownOperatorSchema = z.extend(operatorSchema, rightsSchema.shape);
export type OwnOperator = z.infer<typeof ownOperatorSchema>;

export const getOwnOperator = operatorEndpoint({
  method: 'GET',
  path: '/operator/me',
  tag: 'operators',
  auth: 'operator',
  permission: null,
  summary: 'Who this is, by key or by session of the desk, and what they may do',
  responses: { 200: ownOperatorSchema },
  errors: [],
});

export const listOperators = operatorEndpoint({
  method: 'GET',
  path: '/operator/operators',
  tag: 'operators',
  auth: 'operator',
  permission: 'operators.manage',
  summary: 'Every operator there has been, by name',
  responses: { 200: z.object({ items: z.array(operatorSchema) }) },
  errors: [],
});

export const addOperator = operatorEndpoint({
  method: 'POST',
  path: '/operator/operators',
  tag: 'operators',
  auth: 'operator',
  permission: 'operators.manage',
  stepUp: true,
  summary: 'Adds an operator. The key is in this answer and nowhere else',
  body: z.object({ name: operatorNameSchema, role: roleNameSchema }),
  responses: { 201: z.object({ operator: operatorSchema, key: z.string() }) },
  errors: ['NOT_FOUND', 'STATE_CONFLICT', 'STEP_UP_NEEDED'],
});

const invitationSchema = z.object({
  operator: operatorSchema,
  token: z.string().check(z.describe('What opens the invitation at the desk, once; in this answer and nowhere else.')),
  expires_at: z.string().check(z.describe('ISO 8601, UTC: 72 hours from now.')),
});

export const inviteOperator = operatorEndpoint({
  method: 'POST',
  path: '/operator/operators/invite',
  tag: 'operators',
  auth: 'operator',
  permission: 'operators.manage',
  stepUp: true,
  summary: 'Adds an operator who signs in at the desk: by the token they choose a password and set up a second factor',
  body: z.object({ name: operatorNameSchema, role: roleNameSchema }),
  responses: { 201: invitationSchema },
  errors: ['NOT_FOUND', 'STATE_CONFLICT', 'STEP_UP_NEEDED'],
});

export const inviteOperatorAgain = operatorEndpoint({
  method: 'POST',
  path: '/operator/operators/{name}/invite',
  tag: 'operators',
  auth: 'operator',
  permission: 'operators.manage',
  stepUp: true,
  summary:
    'A new invitation for an operator who lost what they sign in with: ends their sessions and the invitation before, and forgets their password and factors. Whoever invites never signs together with them',
  params: z.object({ name: operatorNameSchema }),
  responses: { 201: invitationSchema },
  errors: ['NOT_FOUND', 'STATE_CONFLICT', 'STEP_UP_NEEDED'],
});

export const disableOperator = operatorEndpoint({
  method: 'POST',
  path: '/operator/operators/{name}/disable',
  tag: 'operators',
  auth: 'operator',
  permission: 'operators.manage',
  stepUp: true,
  summary: "Ends an operator's key and sessions for good. The last admin stays",
  params: z.object({ name: operatorNameSchema }),
  responses: { 200: operatorSchema },
  errors: ['NOT_FOUND', 'STATE_CONFLICT', 'STEP_UP_NEEDED'],
});
