import * as z from 'zod/mini';
import { chargebackSchema, chargebackStatusSchema } from '../chargebacks';
import { operatorEndpoint } from '../endpoint';
import { pageQuery, paginated } from '../pagination';

const common = { tag: 'chargebacks', auth: 'operator' } as const;
const params = z.object({ id: z.uuid() });

export const listOperatorChargebacks = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/chargebacks',
  permission: 'money.read',
  summary: 'Deposits that banks took back, newest first',
  query: z.object({ ...pageQuery, status: z.optional(chargebackStatusSchema), player: z.optional(z.uuid()) }),
  responses: { 200: paginated(chargebackSchema) },
  errors: [],
});

export const collectOperatorChargeback = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/chargebacks/{id}/collect',
  permission: 'chargebacks.decide',
  stepUp: true,
  params,
  summary: 'Takes what the player owes from their game, then digital wallet, as far as they hold it now',
  responses: { 200: chargebackSchema },
  errors: ['NOT_FOUND', 'STATE_CONFLICT'],
});

export const writeOffProposalSchema = z.object({
  chargeback: chargebackSchema,
  reason: z.string(),
  proposed_by: z.string(),
  proposed_at: z.string(),
});

export const writeOffOperatorChargeback = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/chargebacks/{id}/write-off',
  permission: 'chargebacks.decide',
  stepUp: true,
  params,
  summary:
    'Gives up what the player still owes. The first operator’s call proposes it (202); the same call by another does it (200)',
  body: z.object({ reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)) }),
  responses: { 200: chargebackSchema, 202: writeOffProposalSchema },
  errors: ['NOT_FOUND', 'STATE_CONFLICT', 'SECOND_PERSON_NEEDED', 'AMOUNT_ABOVE_PERMISSION'],
});
