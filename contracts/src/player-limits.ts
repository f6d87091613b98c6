import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { amountSchema, currencySchema } from './money';

/** What a player may bound in money. */
const MONEY_LIMIT_KINDS = ['deposit', 'loss', 'stake'] as const;

/**
 * What a player may bound. deposit: what is paid in. stake: all stakes, of whatever money. loss: stakes of their own money less what came
 * of them, a stake counting in full until its win comes. time: how long they play, over all games, from stake to stake; pauses of a
 * quarter of an hour and more are no play.
 */
export const LIMIT_KINDS = [...MONEY_LIMIT_KINDS, 'time'] as const;
export const limitKindSchema = z.enum(LIMIT_KINDS);
export type LimitKind = z.infer<typeof limitKindSchema>;
export const moneyLimitKindSchema = z.enum(MONEY_LIMIT_KINDS);
export type MoneyLimitKind = z.infer<typeof moneyLimitKindSchema>;

/** Days, weeks from Monday and months of the calendar, in the zone of the player's currency. */
export const LIMIT_PERIODS = ['day', 'week', 'month'] as const;
export const limitPeriodSchema = z.enum(LIMIT_PERIODS);
export type LimitPeriod = z.infer<typeof limitPeriodSchema>;

/** How much a limit is, or has: money in major units, "250.00"; of time whole minutes, "90". */
const limitAmountSchema = z.string();

/** A change that waits: a raise, or with `amount` null the removal of the limit. */
const changeSchema = z.object({
  amount: z.nullable(limitAmountSchema).check(z.describe('Null: the limit is to be taken away.')),
  confirm_from: z.string().check(z.describe('From then on the player may confirm it. ISO 8601, UTC.')),
  confirm_until: z.string().check(z.describe('Not confirmed by then it is forgotten.')),
});

export const playerLimitSchema = z.object({
  kind: limitKindSchema,
  period: limitPeriodSchema,
  amount: limitAmountSchema.check(z.describe('Money in major units, "250.00"; of time whole minutes, "90".')),
  used: limitAmountSchema.check(
    z.describe('Of the running period. A loss is never below "0.00" here, however much was won.'),
  ),
  left: limitAmountSchema.check(
    z.describe('What may still be paid in, staked, lost or played; a loss limit leaves more after wins.'),
  ),
  frees_at: z.string().check(z.describe('When the period ends and counting begins anew. ISO 8601, UTC.')),
  since: z.string(),
  change: z.nullable(changeSchema),
});
export type PlayerLimit = z.infer<typeof playerLimitSchema>;

export const playerLimitsSchema = z.object({
  currency: currencySchema,
  items: z.array(playerLimitSchema),
  missing: z
    .array(limitKindSchema)
    .check(
      z.describe(
        "Of these the player has to set one, of whatever period, before they play or pay in: by their country's law.",
      ),
    ),
  raise_wait_hours: z.int().check(z.describe('How long a raise or a removal waits.')),
});
export type PlayerLimits = z.infer<typeof playerLimitsSchema>;

const common = { tag: 'protection', auth: 'bearer', responses: { 200: playerLimitsSchema } } as const;
const params = z.object({ kind: limitKindSchema, period: limitPeriodSchema });

export const listPlayerLimits = endpoint({
  ...common,
  method: 'GET',
  path: '/protection/limits',
  summary: "The player's own limits: what is used of each, and when it frees up",
  errors: [],
});

export const setPlayerLimit = endpoint({
  ...common,
  method: 'PUT',
  path: '/protection/limits/{kind}/{period}',
  summary:
    'Sets a limit. A first or a lower one holds at once; a higher one waits, and then for the player to confirm it, with the old one in force',
  params: z.object({ kind: moneyLimitKindSchema, period: limitPeriodSchema }),
  body: z.object({ amount: amountSchema }),
  errors: [],
});

/** The longest limit of time: as many minutes as a month of 31 days has. */
export const MAX_LIMIT_MINUTES = 44_640;

export const setPlayerTimeLimit = endpoint({
  ...common,
  method: 'PUT',
  path: '/protection/limits/time/{period}',
  summary:
    'Sets a limit of time. A first or a shorter one holds at once; a longer one waits, and then for the player to confirm it. A round that runs is played to its end',
  params: z.object({ period: limitPeriodSchema }),
  body: z.object({ minutes: z.number().check(z.int(), z.minimum(1), z.maximum(MAX_LIMIT_MINUTES)) }),
  errors: [],
});

export const removePlayerLimit = endpoint({
  ...common,
  method: 'DELETE',
  path: '/protection/limits/{kind}/{period}',
  summary:
    'Asks for a limit to be taken away: it waits, and then for the player to confirm it, with the limit in force',
  params,
  errors: ['NOT_FOUND', 'LIMITS_NEEDED'],
});

export const confirmPlayerLimit = endpoint({
  ...common,
  method: 'POST',
  path: '/protection/limits/{kind}/{period}/confirm',
  summary: 'Confirms the change of a limit that has waited long enough',
  params,
  errors: ['NOT_FOUND', 'LIMIT_CHANGE_WAITS', 'LIMITS_NEEDED'],
});

export const dropPlayerLimitChange = endpoint({
  ...common,
  method: 'DELETE',
  path: '/protection/limits/{kind}/{period}/change',
  summary: 'Forgets a change that waits; the limit stays as it is. Safe to repeat',
  params,
  errors: [],
});
