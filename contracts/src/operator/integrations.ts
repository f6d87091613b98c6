import * as z from 'zod/mini';
import { operatorEndpoint } from '../endpoint';
import { integrationKindSchema, integrationSettingsSchema, keyUseSchema } from './integration-settings';

/** draft: never worked yet, nobody can call us by it. on: works. off: begins nothing new; what runs is still ended and paid. */
export const INTEGRATION_STATES = ['draft', 'on', 'off'] as const;
export const integrationStateSchema = z.enum(INTEGRATION_STATES);
export type IntegrationState = z.infer<typeof integrationStateSchema>;

const moment = z.string().check(z.describe('ISO 8601, UTC.'));
const person = z.nullable(z.string()).check(z.describe("An operator's name; null: nobody."));

/** Stands in addresses and on rows for ever: it never changes, and is never given again. */
export const integrationNameSchema = z
  .string()
  .check(
    z.regex(/^[a-z][a-z0-9-]{1,30}[a-z0-9]$/),
    z.describe('3 to 32 lower-case letters, digits and dashes, beginning with a letter.'),
  );
const titleSchema = z.string().check(z.trim(), z.minLength(2), z.maxLength(60), z.describe('As operators call it.'));

export const listedIntegrationSchema = z.object({
  name: integrationNameSchema,
  kind: integrationKindSchema,
  protocol: z
    .string()
    .check(z.describe('One of operator/integration-settings.ts; of one from the environment as it is.')),
  title: z.string(),
  state: integrationStateSchema,
  source: z
    .enum(['environment', 'desk'])
    .check(z.describe('environment: set where the platform is started, read-only.')),
  waits: z.boolean().check(z.describe('Whether a change or a key of it waits for a second person.')),
  last_call_at: z
    .nullable(moment)
    .check(z.describe('When a key of it was last used; null: never, or from the environment.')),
  changed_at: z.nullable(moment),
});
export type ListedIntegration = z.infer<typeof listedIntegrationSchema>;

/** A key, by its fingerprint: what is secret in it is never shown again. */
export const integrationKeySchema = z.object({
  id: z.uuid(),
  use: keyUseSchema,
  fingerprint: z
    .string()
    .check(z.describe('The first 16 hex digits of SHA-256 of the secret, or of the public key (DER).')),
  public_key: z.nullable(z.string()).check(z.describe('PEM, of a key pair; null: a secret.')),
  state: z
    .enum(['proposed', 'waiting', 'in_use', 'ended'])
    .check(
      z.describe('proposed: waits for a second person. waiting: has a beginning ahead. in_use: verifies and signs.'),
    ),
  begins_at: moment,
  ends_at: z.nullable(moment).check(z.describe('null: holds until somebody ends it.')),
  added_by: z.string(),
  added_at: moment,
  confirmed_by: person,
  last_used_at: z
    .nullable(moment)
    .check(z.describe('When a call of theirs was last verified by it, to a minute; null: never.')),
});
export type IntegrationKey = z.infer<typeof integrationKeySchema>;

/** What waits for a second person. */
const pendingSchema = z.object({
  state: z.nullable(z.literal('on')).check(z.describe('on: to be turned on.')),
  title: z.nullable(titleSchema),
  settings: z.nullable(integrationSettingsSchema),
  by: z.string(),
  at: moment,
});

export const integrationSchema = z.extend(listedIntegrationSchema, {
  version: z.int().check(z.describe('Counts every change; 0 for one from the environment.')),
  settings: z
    .nullable(integrationSettingsSchema)
    .check(z.describe('null: from the environment, see environment_settings.')),
  environment_settings: z
    .array(z.object({ name: z.string(), value: z.string() }))
    .check(z.describe('Addresses as the platform was started with, without secrets; empty for one of the desk.')),
  call_address: z.string().check(z.describe('The beginning of the address that they call us at, to be told them.')),
  pending: z.nullable(pendingSchema),
  keys: z.array(integrationKeySchema).check(z.describe('The newest first.')),
  lacks: z.array(keyUseSchema).check(z.describe('Keys without which it cannot be turned on.')),
  created_by: person,
  created_at: z.nullable(moment),
  changed_by: person,
});
export type IntegrationRecord = z.infer<typeof integrationSchema>;

const common = { tag: 'integrations', auth: 'operator' } as const;
const params = z.object({ name: integrationNameSchema });
const keyParams = z.object({ name: integrationNameSchema, id: z.uuid() });
const version = z.int().check(z.describe('As the caller has seen it; another one since: STATE_CONFLICT.'));
const record = { 200: integrationSchema } as const;
const REFUSALS = ['NOT_FOUND', 'STATE_CONFLICT', 'STEP_UP_NEEDED'] as const;

export const listIntegrations = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/integrations',
  permission: 'system.read',
  summary: 'Every integration: those of the environment first, then those of the desk by name',
  responses: { 200: z.object({ items: z.array(listedIntegrationSchema) }) },
  errors: [],
});

export const getIntegration = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/integrations/{name}',
  permission: 'system.read',
  summary: 'One integration with its keys and what waits',
  params,
  responses: record,
  errors: ['NOT_FOUND'],
});

export const checkIntegration = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/integrations/{name}/health',
  permission: 'system.read',
  summary: 'Asks the other end whether it is there',
  params,
  responses: {
    200: z.object({
      up: z.nullable(z.boolean()).check(z.describe('null: it can not be asked while it is not on.')),
      milliseconds: z.int(),
      games: z.nullable(z.int()).check(z.describe('Games of it in the catalogue; null: brings none.')),
      feed_taken_at: z.nullable(moment).check(z.describe('When its list of games was last taken with a change.')),
    }),
  },
  errors: ['NOT_FOUND'],
});

export const createIntegration = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/integrations',
  permission: 'integrations.change',
  stepUp: true,
  summary: 'Makes a draft. A name that was ever used is refused',
  body: z.strictObject({ name: integrationNameSchema, title: titleSchema, settings: integrationSettingsSchema }),
  responses: { 201: integrationSchema },
  errors: ['STATE_CONFLICT', 'STEP_UP_NEEDED'],
});

export const changeIntegration = operatorEndpoint({
  ...common,
  method: 'PUT',
  path: '/operator/integrations/{name}',
  permission: 'integrations.change',
  stepUp: true,
  params,
  summary:
    'Changes title and settings, not the protocol. A draft changes at once and drops what waited; of any other settings wait for a second person',
  body: z.strictObject({ version, title: titleSchema, settings: integrationSettingsSchema }),
  responses: record,
  errors: REFUSALS,
});

export const switchIntegration = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/integrations/{name}/switch',
  permission: 'integrations.change',
  stepUp: true,
  params,
  summary: 'Turns an integration off at once, or proposes to turn it on, for which a second person is needed',
  body: z.strictObject({ version, state: z.enum(['on', 'off']) }),
  responses: record,
  errors: REFUSALS,
});

export const confirmIntegration = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/integrations/{name}/confirm',
  permission: 'integrations.change',
  stepUp: true,
  params,
  summary: 'Puts in force what another operator proposed',
  body: z.strictObject({ version }),
  responses: record,
  errors: [...REFUSALS, 'SECOND_PERSON_NEEDED'],
});

export const rejectIntegration = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/integrations/{name}/reject',
  permission: 'integrations.change',
  stepUp: true,
  params,
  summary: 'Drops what was proposed; the integration stays as it is',
  body: z.strictObject({ version }),
  responses: record,
  errors: REFUSALS,
});

export const addIntegrationKey = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/integrations/{name}/keys',
  permission: 'integrations.change',
  stepUp: true,
  params,
  summary: 'Adds a key beside those that hold. Once the integration was on, it waits for a second person',
  body: z.strictObject({
    version,
    use: keyUseSchema,
    brought: z
      .nullable(z.string().check(z.minLength(16), z.maxLength(8_000)))
      .check(z.describe('The secret or PEM that they gave us; null: we make one.')),
    begins_at: z.nullable(z.iso.datetime()).check(z.describe('From then on it holds; null: from now.')),
  }),
  responses: {
    201: z.object({
      integration: integrationSchema,
      secret: z
        .nullable(z.string())
        .check(z.describe('A secret that we made, shown this once; null: brought, or a key pair.')),
    }),
  },
  errors: REFUSALS,
});

export const confirmIntegrationKey = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/integrations/{name}/keys/{id}/confirm',
  permission: 'integrations.change',
  stepUp: true,
  params: keyParams,
  summary: 'Lets a key hold that another operator added',
  responses: record,
  errors: [...REFUSALS, 'SECOND_PERSON_NEEDED'],
});

export const endIntegrationKey = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/integrations/{name}/keys/{id}/end',
  permission: 'integrations.change',
  stepUp: true,
  params: keyParams,
  summary: 'Ends a key, or drops one that waits. The last one in use is kept while the integration is on',
  body: z.strictObject({
    at: z.nullable(z.iso.datetime()).check(z.describe('From then on it is refused; null: now.')),
  }),
  responses: record,
  errors: REFUSALS,
});

/** One run of validate:wallet, which tries every rule of our wallet as this studio would. */
export const walletValidationSchema = z.object({
  id: z.uuid(),
  state: z
    .enum(['running', 'passed', 'failed', 'broken'])
    .check(z.describe('broken: it could not be tried to the end; problem says why.')),
  started_by: z.string(),
  started_at: moment,
  ended_at: z.nullable(moment),
  problem: z.nullable(z.string()),
  findings: z
    .array(
      z.object({
        about: z.string(),
        says: z.string(),
        got: z.nullable(z.string()).check(z.describe('Why the rule does not hold; null: it holds.')),
      }),
    )
    .check(z.describe('In the order in which they were tried.')),
});
export type WalletValidation = z.infer<typeof walletValidationSchema>;

export const validateIntegrationWallet = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/integrations/{name}/validations',
  permission: 'integrations.change',
  params,
  summary:
    'Tries the wallet as this studio would, with a new trial player, in the background. On a platform of trial mode alone, and one run at a time',
  responses: { 202: walletValidationSchema },
  errors: ['NOT_FOUND', 'STATE_CONFLICT'],
});

export const listIntegrationValidations = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/integrations/{name}/validations',
  permission: 'system.read',
  params,
  summary: 'The last ten runs, newest first',
  responses: { 200: z.object({ items: z.array(walletValidationSchema) }) },
  errors: ['NOT_FOUND'],
});
