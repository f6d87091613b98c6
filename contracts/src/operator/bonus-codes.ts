import * as z from 'zod/mini';
import { operatorEndpoint } from '../endpoint';

/** Codes that are made at once at most. */
export const MAX_CODES_AT_ONCE = 5_000;
/** Codes of one bonus at most. */
export const MAX_CODES_OF_BONUS = 100_000;

/** Codes that were made at once. The codes themselves are told once, to who made them; the platform keeps hashes. */
export const codeBatchSchema = z.object({
  id: z.string(),
  note: z.string().check(z.describe('What they are for, in the words of who made them.')),
  made_at: z.string(),
  made_by: z.string().check(z.describe('Name of an operator.')),
  codes: z.int(),
  used: z.int(),
  withdrawn_at: z.nullable(z.string()).check(z.describe('Since when those that were not used open nothing.')),
});
export type CodeBatch = z.infer<typeof codeBatchSchema>;

const common = { tag: 'bonuses', auth: 'operator', path: '/operator/bonuses/{id}/codes' } as const;
const params = z.object({ id: z.uuid() });

export const listBonusCodes = operatorEndpoint({
  ...common,
  method: 'GET',
  permission: 'promotions.read',
  params,
  summary:
    'The codes of one use that were made for a bonus, by when they were made, newest first: how many, and how many were used',
  responses: { 200: z.object({ items: z.array(codeBatchSchema) }) },
  errors: ['NOT_FOUND'],
});

export const makeBonusCodes = operatorEndpoint({
  ...common,
  method: 'POST',
  permission: 'bonuses.change',
  stepUp: true,
  params,
  summary:
    'Makes codes for a PROMO_CODE bonus, each for one taking, and tells them this once. From then on its own code opens it no more. STATE_CONFLICT: the bonus has no code, has too many, or these were made and told already',
  body: z.strictObject({
    count: z.number().check(z.int(), z.minimum(1), z.maximum(MAX_CODES_AT_ONCE)),
    note: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)),
    idempotency_key: z.string().check(z.minLength(8), z.maxLength(100)),
  }),
  responses: { 201: z.object({ batch: codeBatchSchema, codes: z.array(z.string()) }) },
  errors: ['NOT_FOUND', 'STATE_CONFLICT', 'STEP_UP_NEEDED'],
});

export const withdrawBonusCodes = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/bonuses/{id}/codes/{batch}/withdraw',
  permission: 'bonuses.change',
  params: z.object({ id: z.uuid(), batch: z.uuid() }),
  summary: 'Takes back codes that were made at once: those that nobody has used open nothing any more',
  responses: { 200: codeBatchSchema },
  errors: ['NOT_FOUND'],
});
