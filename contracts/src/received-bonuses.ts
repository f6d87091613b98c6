import * as z from 'zod/mini';
import { bonusLabelSchema } from './bonuses';
import { endpoint } from './endpoint';
import { currencySchema, moneySchema } from './money';

/** Something given to the player that they have not been told of yet. Spec §3, "Received-bonus record". */
export const receivedBonusSchema = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  currency: currencySchema,
  game_uuid: z.nullable(z.string()).check(z.describe('The game it is for; null: any.')),
  image: z.nullable(z.string()),
  game_slug: z.optional(z.string()),
  amount: moneySchema,
  label: bonusLabelSchema.check(z.describe('What kind it is: WheelFortune, Cashback, WeeklyCashback …')),
  wallet: z.enum(['game', 'electronic', 'bonus', 'cashback']).check(z.describe('Where the money went.')),
  received_at: z.string(),
});
export type ReceivedBonus = z.infer<typeof receivedBonusSchema>;

export const listReceivedBonuses = endpoint({
  method: 'GET',
  path: '/users/bonuses/received',
  tag: 'bonuses',
  auth: 'bearer',
  summary: 'What the player was given and has not yet closed the modal of, oldest first (spec §3)',
  responses: { 200: z.object({ items: z.array(receivedBonusSchema) }) },
  errors: [],
});

export const seeReceivedBonus = endpoint({
  method: 'POST',
  path: '/users/bonuses/received/{id}/seen',
  tag: 'bonuses',
  auth: 'bearer',
  summary: 'The player has closed its modal; it is not told of again on any device',
  params: z.object({ id: z.uuid() }),
  responses: { 204: null },
  errors: ['NOT_FOUND'],
});
