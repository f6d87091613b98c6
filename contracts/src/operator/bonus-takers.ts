import * as z from 'zod/mini';
import { userBonusStatusSchema } from '../bonuses';
import { operatorEndpoint } from '../endpoint';
import { moneySchema } from '../money';
import { ownBonusSchema } from '../own-bonuses';

/** A player who has taken a bonus, and how that stands. Money in the bonus's currency. */
export const bonusTakerSchema = z.object({
  id: z.string().check(z.describe('Of the user bonus.')),
  player: z.object({ id: z.string(), nickname: z.nullable(z.string()) }),
  status: userBonusStatusSchema,
  end_reason: ownBonusSchema.shape.end_reason,
  taken_at: z.string(),
  ended_at: z.nullable(z.string()),
  given: moneySchema,
  wager_done: moneySchema,
  wager_total: moneySchema,
  released: moneySchema.check(z.describe('What reached the digital balance.')),
});
export type BonusTaker = z.infer<typeof bonusTakerSchema>;

export const listBonusTakers = operatorEndpoint({
  tag: 'bonuses',
  auth: 'operator',
  method: 'GET',
  path: '/operator/bonuses/{id}/players',
  permission: 'promotions.read',
  params: z.object({ id: z.uuid() }),
  summary: 'Who has taken a bonus, newest first, and what came of each',
  query: z.object({
    after: z.optional(z.string().check(z.maxLength(200), z.describe('`next` of the page before.'))),
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
    status: z.optional(userBonusStatusSchema),
  }),
  responses: { 200: z.object({ items: z.array(bonusTakerSchema), next: z.nullable(z.string()) }) },
  errors: ['NOT_FOUND', 'BAD_REQUEST'],
});
