import * as z from 'zod/mini';
import {
  BONUS_LABELS,
  bonusLabelSchema,
  bonusNamesSchema,
  bonusSchema,
  bonusStatusSchema,
  wagerTypeSchema,
  winAmountTypeSchema,
} from '../bonuses';
import { operatorEndpoint } from '../endpoint';
import { currencySchema, moneySchema } from '../money';
import { ownBonusSchema } from '../own-bonuses';
import { pageQuery, paginated } from '../pagination';

const amount = z
  .string()
  .check(z.regex(/^(0|[1-9]\d{0,11})(\.\d{1,2})?$/), z.describe('Decimal string in major units, "50" or "0".'));
const count = z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000));
const momentSchema = z.iso.datetime({ offset: true });

/** What an operator says of a bonus and may say anew later. Money in the bonus's currency. */
const changeable = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  names: bonusNamesSchema.check(z.describe('By language; where a language is missing, players read name.')),
  status: bonusStatusSchema,
  code: z.nullable(
    z
      .string()
      .check(
        z.regex(/^[A-Z0-9_-]{4,64}$/),
        z.describe('PROMO_CODE only: capitals, digits, _ and -; at least 4. null for the others.'),
      ),
  ),
  start_date: momentSchema,
  end_date: z.nullable(momentSchema),
  bonus_amount: amount.check(
    z.describe(
      "Money, or percent for PERCENTAGE: of the deposit, or of a week's net loss for WeeklyCashback, 100 at most.",
    ),
  ),
  max_bonus_amount: amount.check(z.describe('PERCENTAGE only: the most it gives.')),
  min_deposit_amount: amount,
  activations_offset: count.check(z.maximum(8_784), z.describe('Hours from activation until it burns.')),
  is_daily_activation: z.boolean(),
  wager_type: wagerTypeSchema,
  wager: z.number().check(z.minimum(0), z.maximum(1_000), z.multipleOf(0.01)),
  max_daily_activations: count,
  max_unique_activations: count,
  active_on_days: z.array(z.number().check(z.int(), z.minimum(1), z.maximum(7))).check(z.minLength(1), z.maxLength(7)),
  min_rating: z.number().check(z.int(), z.minimum(0), z.maximum(5)),
  max_win_amount: amount,
  win_amount_type: winAmountTypeSchema,
  burning_on_withdrawal: z.boolean(),
  burning_amount: amount,
  burning_on_timeout: z.boolean(),
  burning_on_deposit: z.boolean(),
  opt_in: z.boolean(),
  is_public: z.boolean(),
  is_repeated_activation: z.boolean(),
  is_verification_required: z.boolean(),
  max_bet_amount: z.nullable(amount),
  player_group: z
    .nullable(z.uuid())
    .check(
      z.describe('Only players of this group see it and may take it (operator/player-groups.ts); null: everybody.'),
    ),
};

/** What holds where a new bonus says nothing. */
export const NEW_BONUS = {
  status: 'DRAFT',
  names: {},
  code: null,
  end_date: null,
  max_bonus_amount: '0',
  min_deposit_amount: '0',
  activations_offset: 0,
  is_daily_activation: false,
  wager_type: 'CLASSIC',
  max_daily_activations: 0,
  max_unique_activations: 1,
  active_on_days: [1, 2, 3, 4, 5, 6, 7],
  min_rating: 0,
  max_win_amount: '0',
  win_amount_type: 'ABSOLUTE',
  burning_on_withdrawal: false,
  burning_amount: '0',
  burning_on_timeout: false,
  burning_on_deposit: false,
  opt_in: true,
  is_public: true,
  is_repeated_activation: false,
  is_verification_required: false,
  max_bet_amount: null,
  player_group: null,
} as const;

const { name, start_date, bonus_amount, wager, ...rest } = changeable;

/** A new bonus. What is left out is as in NEW_BONUS; start_date: now. */
export const newBonusSchema = z.strictObject({
  group: bonusLabelSchema,
  currency: currencySchema,
  type: z.enum(['GAME', 'PROMO_CODE', 'PERCENTAGE']),
  name,
  bonus_amount,
  wager,
  start_date: z.optional(start_date),
  ...z.partial(z.object(rest)).shape,
});
export type NewBonus = z.infer<typeof newBonusSchema>;

/** What may be changed: all but group, currency and type. A running user bonus keeps the terms it was taken on. */
export const bonusChangeSchema = z.partial(z.strictObject(changeable));
export type BonusChange = z.infer<typeof bonusChangeSchema>;

const groupSchema = z.object({
  name: bonusLabelSchema,
  enabled: z.boolean(),
});

export const operatorBonusSchema = z.object({
  bonus: bonusSchema,
  group: groupSchema,
  player_group: z
    .nullable(z.object({ id: z.string(), name: z.string() }))
    .check(z.describe('Whose bonus it is; null: everybody’s.')),
  single_use: z
    .boolean()
    .check(z.describe('Codes were made for it: each opens it once, and its own code opens it no more.')),
  numbers: z.object({
    taken: z.int(),
    pending: z.int(),
    active: z.int(),
    wagered: z.int(),
    given: moneySchema,
    released: moneySchema.check(z.describe('What reached digital balances.')),
    forfeited: moneySchema,
  }),
});
export type OperatorBonus = z.infer<typeof operatorBonusSchema>;

/** A user bonus with all that moved its money. */
export const operatorUserBonusSchema = z.extend(z.omit(ownBonusSchema, { events: true }), {
  wager_total: moneySchema,
  wager_done: moneySchema,
  deposit: z.nullable(z.object({ id: z.string(), amount: moneySchema })),
  max_win: z.nullable(moneySchema),
  expires_at: z.nullable(z.string()),
  events: z.array(
    z.object({
      at: z.string(),
      kind: z.string(),
      amount: z.nullable(moneySchema),
      transfer_id: z.nullable(z.string().check(z.describe('The transfer of the ledger that moved it.'))),
    }),
  ),
});
export type OperatorUserBonus = z.infer<typeof operatorUserBonusSchema>;

const day = (says: string) => z.iso.date().check(z.regex(/^20/), z.describe(says));

/** All of them together: a bonus is listed for which each holds. */
export const bonusFilters = {
  currency: z.optional(currencySchema),
  group: z.optional(bonusLabelSchema),
  type: z.optional(z.enum(['GAME', 'PROMO_CODE', 'PERCENTAGE'])),
  status: z.optional(bonusStatusSchema),
  from: z.optional(day('Offered on this day in Kyiv or later: it has not ended before.')),
  to: z.optional(day('Begun on this day in Kyiv or earlier.')),
  find: z.optional(z.string().check(z.trim(), z.maxLength(80), z.describe('A part of its name, or its code.'))),
};
/** What bonuses are listed in; of those that are equal by name. */
export const BONUS_SORTS = ['started_desc', 'started_asc', 'ends_asc', 'name_asc'] as const;
export const bonusOrdering = { sort: z._default(z.enum(BONUS_SORTS), 'started_desc') };

/** Bonuses in one export at most. */
export const MAX_EXPORTED_BONUSES = 10_000;

const common = { tag: 'bonuses', auth: 'operator' } as const;
const params = z.object({ id: z.uuid() });

export const listOperatorBonuses = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/bonuses',
  permission: 'promotions.read',
  summary: 'Every bonus, those that were begun last first, with what came of it',
  query: z.object({ ...pageQuery, ...bonusFilters, ...bonusOrdering }),
  responses: { 200: paginated(operatorBonusSchema) },
  errors: [],
});

export const exportOperatorBonuses = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/bonus-export',
  permission: 'promotions.read',
  summary: `The same list as text/csv in UTF-8 with a byte order mark, ${MAX_EXPORTED_BONUSES} bonuses at most`,
  query: z.object({ ...bonusFilters, ...bonusOrdering }),
  responses: { 200: z.string() },
  errors: [],
});

export const getOperatorBonus = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/bonuses/{id}',
  permission: 'promotions.read',
  params,
  summary: 'One bonus with what came of it',
  responses: { 200: operatorBonusSchema },
  errors: ['NOT_FOUND'],
});

export const createOperatorBonus = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/bonuses',
  permission: 'bonuses.change',
  summary:
    'Makes a bonus, by itself a DRAFT that nobody sees; so is one without wagering or of more than 5,000 UAH / 50,000 KZT, whatever is said. STATE_CONFLICT: the code is another bonus’s',
  body: newBonusSchema,
  responses: { 201: operatorBonusSchema },
  errors: ['STATE_CONFLICT'],
});

export const changeOperatorBonus = operatorEndpoint({
  ...common,
  method: 'PATCH',
  path: '/operator/bonuses/{id}',
  permission: 'bonuses.change',
  params,
  summary:
    'Changes a bonus for whoever takes it from now on; who has taken it keeps the terms they saw. One without wagering or of more than 5,000 UAH / 50,000 KZT goes on offer by a call for that alone of another operator than who last said its terms; any other change makes it a DRAFT',
  body: bonusChangeSchema,
  responses: { 200: operatorBonusSchema },
  errors: ['NOT_FOUND', 'STATE_CONFLICT', 'SECOND_PERSON_NEEDED'],
});

export const listOperatorBonusGroups = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/bonus-groups',
  permission: 'promotions.read',
  summary: `The groups of bonuses there are: ${BONUS_LABELS.join(', ')}`,
  responses: { 200: z.object({ items: z.array(z.extend(groupSchema, { bonuses: z.int(), running: z.int() })) }) },
  errors: [],
});

export const switchOperatorBonusGroup = operatorEndpoint({
  ...common,
  method: 'PUT',
  path: '/operator/bonus-groups/{name}',
  permission: 'bonuses.change',
  summary: 'Takes all bonuses of a group off the offer or puts them back; what players have taken runs on',
  params: z.object({ name: z.string().check(z.maxLength(40)) }),
  body: z.object({ enabled: z.boolean() }),
  responses: { 200: z.extend(groupSchema, { changed: z.boolean() }) },
  errors: ['NOT_FOUND'],
});

export const listPlayerBonuses = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/players/{id}/bonuses',
  permission: 'promotions.read',
  params,
  summary: 'What a player has taken, newest first, with every move of its money and the transfer that made it',
  query: z.object(pageQuery),
  responses: { 200: paginated(operatorUserBonusSchema) },
  errors: ['NOT_FOUND'],
});

export const endPlayerBonus = operatorEndpoint({
  ...common,
  method: 'POST',
  path: '/operator/players/{id}/bonuses/end',
  permission: 'bonuses.end',
  params,
  summary: 'Ends the bonus that runs for a player: what is on the bonus balance is lost, game and digital money stay',
  body: z.object({
    note: z.string().check(z.trim(), z.minLength(3), z.maxLength(500), z.describe('For the audit log.')),
  }),
  responses: { 200: operatorUserBonusSchema },
  errors: ['NOT_FOUND', 'BONUS_NOT_ACTIVE'],
});
