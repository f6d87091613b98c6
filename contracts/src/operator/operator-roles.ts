import * as z from 'zod/mini';
import { operatorEndpoint } from '../endpoint';
import { operatorNameSchema, operatorSchema } from './operators';
import { rightsSchema } from './permissions';
import { roleNameSchema } from './roles';

/** The most own roles there are at once. */
export const MAX_OWN_ROLES = 100;

const moment = z.string().check(z.describe('ISO 8601, UTC.'));

export const operatorRoleSchema = z.extend(rightsSchema, {
  name: roleNameSchema,
  built_in: z.boolean().check(z.describe('There from the first start on; it cannot be changed.')),
  version: z.int().check(z.describe('Counts every change; 0 for a built-in role.')),
  pending: z
    .nullable(z.extend(rightsSchema, { by: z.string(), at: moment }))
    .check(z.describe('What somebody proposed, until another operator confirms it; null: nothing.')),
  operators: z.array(z.string()).check(z.describe('Who has it now, by name; those who were disabled are left out.')),
});
export type OperatorRoleRow = z.infer<typeof operatorRoleSchema>;

const common = { tag: 'operators', auth: 'operator', permission: 'operators.manage' } as const;
const params = z.object({ name: roleNameSchema });
const version = z.int().check(z.describe('As the caller has seen it; another one since: STATE_CONFLICT.'));
const role = { 200: operatorRoleSchema } as const;

export const listOperatorRoles = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/roles',
  summary: 'Every role: the built-in ones first, then the own ones by name',
  responses: { 200: z.object({ items: z.array(operatorRoleSchema) }) },
  errors: [],
});

export const createOperatorRole = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/roles',
  stepUp: true,
  summary:
    'Makes a role. What is guarded in it (operator/permissions.ts) waits for a second person; nobody gives what they may not do themselves',
  body: z.strictObject({ name: roleNameSchema, ...rightsSchema.shape }),
  responses: { 201: operatorRoleSchema },
  errors: ['STATE_CONFLICT', 'STEP_UP_NEEDED'],
});

export const changeOperatorRole = operatorEndpoint({
  ...common,
  method: 'PUT',
  path: '/operator/roles/{name}',
  stepUp: true,
  params,
  summary:
    'Says what a role may do. What only takes away holds at once; what gives a guarded permission or a higher amount waits for a second person, and takes the place of what waited before',
  body: z.strictObject({ version, ...rightsSchema.shape }),
  responses: role,
  errors: ['NOT_FOUND', 'STATE_CONFLICT', 'STEP_UP_NEEDED'],
});

export const confirmOperatorRole = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/roles/{name}/confirm',
  stepUp: true,
  params,
  summary: 'Puts in force what another operator proposed for a role',
  body: z.strictObject({ version }),
  responses: role,
  errors: ['NOT_FOUND', 'STATE_CONFLICT', 'SECOND_PERSON_NEEDED', 'STEP_UP_NEEDED'],
});

export const rejectOperatorRole = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/roles/{name}/reject',
  stepUp: true,
  params,
  summary: 'Drops what was proposed for a role; the role stays as it is',
  body: z.strictObject({ version }),
  responses: role,
  errors: ['NOT_FOUND', 'STATE_CONFLICT', 'STEP_UP_NEEDED'],
});

export const removeOperatorRole = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/roles/{name}/remove',
  stepUp: true,
  params,
  summary: 'Removes a role that nobody has',
  responses: { 204: null },
  errors: ['NOT_FOUND', 'STATE_CONFLICT', 'STEP_UP_NEEDED'],
});

export const setOperatorRole = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/operators/{name}/role',
  stepUp: true,
  params: z.object({ name: operatorNameSchema }),
  summary: 'Gives an operator another role, from their next call on. The last admin stays one',
  body: z.strictObject({ role: roleNameSchema }),
  responses: { 200: operatorSchema },
  errors: ['NOT_FOUND', 'STATE_CONFLICT', 'STEP_UP_NEEDED'],
});
