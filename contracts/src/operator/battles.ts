import * as z from 'zod/mini';
import { battleSchema, battleSizingSchema, battleTierSchema } from '../battles';
import { operatorEndpoint } from '../endpoint';
import { amountSchema, currencySchema } from '../money';
import { pageQuery, paginated } from '../pagination';

const common = { tag: 'battles', auth: 'operator', permission: 'promotions.run' } as const;

/** A battle as everybody reads it, and what only we know of it. */
export const operatorBattleSchema = z.extend(battleSchema, {
  scheduled: z.boolean().check(z.describe('Made by the schedule, not by an operator.')),
  prizes_paid: z.number().check(z.int(), z.describe('Prizes that have been paid.')),
});
export type OperatorBattle = z.infer<typeof operatorBattleSchema>;

export const BATTLE_STATUSES = battleSchema.shape.status.options;

export const listOperatorBattles = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/battles',
  permission: 'promotions.read',
  summary: 'Battles, those that end last first',
  query: z.object({
    ...pageQuery,
    status: z.optional(battleSchema.shape.status),
    currency: z.optional(currencySchema),
  }),
  responses: { 200: paginated(operatorBattleSchema) },
  errors: [],
});

export const createOperatorBattle = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/battles',
  summary: 'Adds a battle beside those of the schedule',
  body: z
    .object({
      tier: battleTierSchema,
      currency: currencySchema,
      starts_at: z._default(z.nullable(z.iso.datetime()), null).check(z.describe('null: now.')),
      seconds: z.number().check(z.int(), z.minimum(5), z.maximum(31 * 86_400), z.describe('How long it runs.')),
      grace_seconds: z._default(z.number().check(z.int(), z.minimum(1), z.maximum(3_600)), 60),
      min_stake: amountSchema,
      max_stake: z._default(z.nullable(amountSchema), null).check(z.describe('Stakes below it count; null: no bound.')),
      prizes: z.array(amountSchema).check(z.minLength(1), z.maxLength(50), z.describe('First place first.')),
    })
    .check(
      z.refine(
        ({ min_stake, max_stake }) => max_stake === null || Number(min_stake) < Number(max_stake),
        'max_stake must be above min_stake',
      ),
      z.refine(
        ({ prizes }) => prizes.every((prize, place) => place === 0 || Number(prize) <= Number(prizes[place - 1])),
        'no place may win more than the one before it',
      ),
    ),
  responses: { 201: operatorBattleSchema },
  errors: [],
});

export const cancelOperatorBattle = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/battles/{id}/cancel',
  params: z.object({ id: z.uuid() }),
  summary: 'Cancels a battle that has not finished: it pays nothing and says so',
  body: z.object({ reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500), z.describe('For us alone.')) }),
  responses: { 200: operatorBattleSchema },
  errors: ['NOT_FOUND', 'STATE_CONFLICT'],
});

export const battleSizingNowSchema = z.extend(battleSizingSchema, { currency: currencySchema });
export type BattleSizingNow = z.infer<typeof battleSizingNowSchema>;

export const getOperatorBattleSizing = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/battles/sizing',
  permission: 'promotions.read',
  summary:
    'How many tiers a battle that is announced now would find open in each currency, and why. Settings BATTLES_… change it; what is announced stays',
  responses: { 200: z.object({ items: z.array(battleSizingNowSchema) }) },
  errors: [],
});
