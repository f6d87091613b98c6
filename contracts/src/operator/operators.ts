import * as z from 'zod/mini';
import { operatorEndpoint } from '../endpoint';
import { operatorRoleSchema } from './roles';

export const operatorNameSchema = z
  .string()
  .check(
    z.regex(/^[a-z][a-z0-9._-]{1,39}$/),
    z.describe('Lower-case letters, digits, dot, dash and underscore; begins with a letter; 2 to 40.'),
  );

export const operatorSchema = z.object({
  id: z.string(),
  name: z.string(),
  role: operatorRoleSchema,
  created_at: z.string(),
  added_by: z
    .nullable(z.string())
    .check(z.describe('The name of who handed out their key; null for the first one. The two never sign together.')),
  disabled_at: z.nullable(z.string()),
  last_used_at: z.nullable(z.string().check(z.describe('To the minute.'))),
});
export type Operator = z.infer<typeof operatorSchema>;

export const getOwnOperator = operatorEndpoint({
  method: 'GET',
  path: '/operator/me',
  tag: 'operators',
  auth: 'operator',
  role: 'support',
  summary: 'Whose key this is',
  responses: { 200: operatorSchema },
  errors: [],
});

export const listOperators = operatorEndpoint({
  method: 'GET',
  path: '/operator/operators',
  tag: 'operators',
  auth: 'operator',
  role: 'admin',
  summary: 'Every operator there has been, by name',
  responses: { 200: z.object({ items: z.array(operatorSchema) }) },
  errors: [],
});

export const addOperator = operatorEndpoint({
  method: 'POST',
  path: '/operator/operators',
  tag: 'operators',
  auth: 'operator',
  role: 'admin',
  summary: 'Adds an operator. The key is in this answer and nowhere else',
  body: z.object({ name: operatorNameSchema, role: operatorRoleSchema }),
  responses: { 201: z.object({ operator: operatorSchema, key: z.string() }) },
  errors: ['STATE_CONFLICT'],
});

export const disableOperator = operatorEndpoint({
  method: 'POST',
  path: '/operator/operators/{name}/disable',
  tag: 'operators',
  auth: 'operator',
  role: 'admin',
  summary: "Ends an operator's key for good. The last admin stays",
  params: z.object({ name: operatorNameSchema }),
  responses: { 200: operatorSchema },
  errors: ['NOT_FOUND', 'STATE_CONFLICT'],
});
