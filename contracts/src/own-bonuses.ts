import * as z from 'zod/mini';
import { bonusLabelSchema, bonusNameSchema, userBonusStatusSchema } from './bonuses';
import { endpoint } from './endpoint';
import { currencySchema, moneySchema } from './money';
import { pageQuery, paginated } from './pagination';

/** A bonus the player had or has, in the list of their own. */
export const ownBonusSchema = z.object({
  id: z.string(),
  bonus_id: z.string(),
  name: bonusNameSchema,
  label: bonusLabelSchema,
  currency: currencySchema,
  status: userBonusStatusSchema,
  end_reason: z.nullable(
    z.enum([
      'wagered',
      'cancelled',
      'burned_timeout',
      'burned_withdrawal',
      'burned_deposit',
      'burned_low',
      'lost',
      'no_loss',
      'ended',
    ]),
  ),
  initial_amount: moneySchema,
  deposit_amount: z
    .nullable(moneySchema)
    .check(
      z.describe(
        'The deposit that paid for it; before that, or where none did, the least that its terms ask for. null: none is needed.',
      ),
    ),
  wager: z.number().check(z.describe('Times, by the terms it was taken on; 0: nothing had to be wagered.')),
  hours: z.nullable(z.number()).check(z.describe('Hours to wager it from its activation; null: no limit.')),
  released: moneySchema.check(z.describe('What reached the digital balance.')),
  forfeited: moneySchema.check(z.describe('What was over the cap, or burned.')),
  subscribed_at: z.string(),
  activated_at: z.nullable(z.string()),
  completed_at: z.nullable(z.string()),
  events: z
    .array(
      z.object({
        at: z.string(),
        kind: z.enum(['subscribed', 'activated', 'credited', 'released', 'forfeited', 'burned', 'cancelled']),
        amount: z.nullable(moneySchema),
      }),
    )
    .check(z.describe('Every move of its money, oldest first.')),
});
export type OwnBonus = z.infer<typeof ownBonusSchema>;

export const listOwnBonuses = endpoint({
  method: 'GET',
  path: '/users/bonuses',
  tag: 'bonuses',
  auth: 'bearer',
  summary: 'Every bonus the player has taken, newest first, with each move of its money',
  query: z.object(pageQuery),
  responses: { 200: paginated(ownBonusSchema) },
  errors: [],
});
