import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { localeSchema } from './locales';
import { currencySchema, moneySchema } from './money';
import { pageQuery, paginated } from './pagination';
import { PLACE_REFUSALS, STATE_REFUSALS } from './protection';

/** What kinds of bonuses the product has, by the label of their group. Spec §3. */
export const BONUS_LABELS = [
  'Cashback',
  'WeeklyCashback',
  'WelcomeDeposit',
  'WheelFortune',
  'PercentDeposit',
  'PromoCode',
  'WelcomePromoCode',
] as const;
export const bonusLabelSchema = z.enum(BONUS_LABELS);
export type BonusLabel = z.infer<typeof bonusLabelSchema>;

/** Groups there can be, spec §9. */
export const BONUS_GROUPS = 16;

/** A bonus that waits for a deposit waits this long, and no longer than its offer lasts. */
export const DEPOSIT_WAIT_HOURS = 72;

/** Items of a page of bonuses; the badge asks for one. Spec §9. */
export const BONUS_PAGE_SIZE = 12;

export const bonusStatusSchema = z.enum(['ACTIVE', 'DRAFT', 'COMPLETED', 'INACTIVE', 'PENDING']);
export const userBonusStatusSchema = z.enum(['PENDING', 'ACTIVE', 'COMPLETED', 'CANCELED']);
export type UserBonusStatus = z.infer<typeof userBonusStatusSchema>;
export const wagerTypeSchema = z.enum(['CLASSIC', 'VERSION2']);
export type WagerType = z.infer<typeof wagerTypeSchema>;
export const winAmountTypeSchema = z.enum(['ABSOLUTE', 'PERCENTAGES']);

/** A player's own user bonus, inside the bonus. Spec §3. */
export const userBonusEntrySchema = z.object({
  id: z.string(),
  user_id: z.string(),
  status: userBonusStatusSchema,
  activated_at: z.nullable(z.string()),
});

/** A bonus's name by language; a language that nobody wrote is not in it. */
export const bonusNamesSchema = z.partialRecord(
  localeSchema,
  z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
);
export type BonusNames = z.infer<typeof bonusNamesSchema>;

export const bonusNameSchema = z
  .string()
  .check(
    z.describe('In the language of Accept-Language where the bonus has one in it; in events as it was first written.'),
  );

/** Fields that every bonus has, spec §3. Money in the bonus's currency. */
const bonusFields = {
  id: z.string(),
  name: bonusNameSchema,
  names: z.optional(bonusNamesSchema).check(z.describe('The name in all languages it was written in.')),
  currency: currencySchema,
  start_date: z.string(),
  end_date: z.optional(z.nullable(z.string())),
  status: bonusStatusSchema,
  bonus_amount: moneySchema.check(
    z.describe(
      'GAME and PROMO_CODE: the money given. PERCENTAGE: percent of the deposit, "300.00"; in the group WeeklyCashback, of a week’s net loss.',
    ),
  ),
  min_deposit_amount: moneySchema.check(z.describe('Above zero: it waits for a deposit of at least this.')),
  activations_offset: z
    .number()
    .check(z.int(), z.describe('Hours from activation until an unfinished one burns, with burning_on_timeout.')),
  is_daily_activation: z.boolean().check(z.describe('max_unique_activations is counted by the day.')),
  wager_type: wagerTypeSchema.check(
    z.describe('CLASSIC: bonus x wager is to be staked. VERSION2: (bonus + the deposit that paid for it) x wager.'),
  ),
  wager: z.number().check(z.describe('Times; 0: the money goes to digital at once.')),
  max_daily_activations: z.number().check(z.int(), z.describe('By all players in one day; 0: no limit.')),
  max_unique_activations: z.number().check(z.int(), z.describe('By one player; 0: no limit.')),
  active_on_days: z.array(z.number()).check(z.describe("ISO weekdays, 1 Monday to 7 Sunday, in the currency's zone.")),
  min_rating: z.number().check(z.int(), z.describe('Stars.')),
  max_win_amount: moneySchema.check(z.describe('Most that reaches digital; see win_amount_type. 0.00: no cap.')),
  win_amount_type: winAmountTypeSchema.check(z.describe('ABSOLUTE: money. PERCENTAGES: percent of the bonus given.')),
  burning_on_withdrawal: z.boolean(),
  burning_amount: moneySchema.check(
    z.describe('Where the bonus balance falls below it with no round open, the rest burns. 0.00: never.'),
  ),
  burning_on_timeout: z.boolean(),
  burning_on_deposit: z.boolean(),
  opt_in: z.boolean().check(z.describe('The player takes it themselves; else it is given with the deposit.')),
  is_public: z.boolean().check(z.describe('Listed; else only its code leads to it.')),
  is_repeated_activation: z.boolean().check(z.describe('May be taken again after an earlier one has ended.')),
  is_verification_required: z.boolean().check(z.describe('Needs a phone proved by a call (spec §6).')),
  bonus_group_id: z.number().check(z.int(), z.minimum(1), z.maximum(BONUS_GROUPS)),
  max_bet_amount: z.optional(z.nullable(moneySchema)),
  user_bonuses: z.optional(z.array(userBonusEntrySchema)).check(z.describe("The asking player's own, newest first.")),
  _count: z.object({
    user_bonuses: z.number().check(z.describe('Activations of today by all players.')),
  }),
};

const byType = [
  z.object({ ...bonusFields, type: z.literal('GAME') }),
  z.object({ ...bonusFields, type: z.literal('PROMO_CODE'), code: z.string() }),
  z.object({ ...bonusFields, type: z.literal('PERCENTAGE'), max_bonus_amount: moneySchema }),
] as const;

/** A bonus by its own terms, spec §3. */
export const bonusSchema = z.discriminatedUnion('type', byType);
export type Bonus = z.infer<typeof bonusSchema>;

/** Codes of what stands in the way of a bonus whatever the player enters, confirms or verifies. */
export const LASTING_REFUSALS = [
  'BONUS_INVALID',
  'BONUS_IS_NOT_STARTED',
  'BONUS_EXPIRED',
  'BONUS_NOT_ALLOWED',
  'BONUS_ALREADY_USED',
  'BONUS_ACTIVATION_LIMIT_REACHED',
] as const;

/** Why a player can't take a bonus now, as an activation would answer; details as its error has them. */
export const bonusRefusalSchema = z.object({
  errorCode: z.enum(LASTING_REFUSALS),
  details: z.record(z.string(), z.string()),
});
export type BonusRefusal = z.infer<typeof bonusRefusalSchema>;

const refusal = z
  .optional(z.nullable(bonusRefusalSchema))
  .check(z.describe('Why the asking player can’t take it now; null: nothing that is known beforehand.'));

/** A bonus that was asked for by its id or code. */
export const validatedBonusSchema = z.discriminatedUnion('type', [
  z.extend(byType[0], { refusal }),
  z.extend(byType[1], { refusal }),
  z.extend(byType[2], { refusal }),
]);
export type ValidatedBonus = z.infer<typeof validatedBonusSchema>;

const bonusGroup = z.object({ name: z.string(), enabled: z.optional(z.boolean()) });

const knownCode = z
  .optional(z.string())
  .check(z.describe('PROMO_CODE: told to a player who has taken this bonus by it before, and to nobody else.'));

/** A bonus of a list: with its group. The code of a promo code is told to who has used it. */
export const listedBonusSchema = z.discriminatedUnion('type', [
  z.extend(byType[0], { bonus_group: bonusGroup, refusal }),
  z.extend(byType[1], { bonus_group: bonusGroup, refusal, code: knownCode }),
  z.extend(byType[2], { bonus_group: bonusGroup, refusal }),
]);
export type ListedBonus = z.infer<typeof listedBonusSchema>;

/** The bonus that a player has now, spec §3. */
export const activeUserBonusSchema = z.object({
  id: z.string(),
  user_id: z.string(),
  bonus_id: z.string(),
  completed_at: z.nullable(z.string()),
  activated_at: z.nullable(z.string()),
  updated_at: z.nullable(z.string()),
  subscribed_at: z.string(),
  status: userBonusStatusSchema,
  bonus: z
    .extend(z.object(bonusFields), {
      type: z.enum(['GAME', 'PROMO_CODE', 'PERCENTAGE']),
      max_bonus_amount: z.optional(moneySchema).check(z.describe('PERCENTAGE: the most that it gives.')),
      bonus_group: z.object({ name: z.string() }),
      code: knownCode,
    })
    .check(z.describe('The terms as they were when the player took it; later changes of the bonus do not touch it.')),
  progress: z.number().check(z.minimum(0), z.maximum(100), z.describe('Percent wagered.')),
  bonus_amount: moneySchema.check(z.describe('The bonus balance now.')),
  bonus_initial_amount: moneySchema.check(z.describe('The money that was given.')),
  wager_amount: moneySchema.check(
    z.describe('What is still to be staked; stakes count by the contribution of the game.'),
  ),
  wager_total: moneySchema.check(z.describe('What was to be staked at the start.')),
  deposit_amount: z
    .nullable(moneySchema)
    .check(z.describe('While PENDING: the deposit it waits for. Later: the deposit that paid for it, if any.')),
  expires_at: z
    .nullable(z.string())
    .check(
      z.describe(
        'ACTIVE: when it burns if it is not finished. PENDING: when it ends if no deposit has come. null: never.',
      ),
    ),
  max_win: z.nullable(moneySchema).check(z.describe('Most that can reach digital; null: no cap.')),
  given_at: z.optional(
    z.string().check(z.describe('WeeklyCashback while PENDING: the Monday 00:00 that ends its week.')),
  ),
});
export type ActiveUserBonus = z.infer<typeof activeUserBonusSchema>;

export const listBonuses = endpoint({
  method: 'GET',
  path: '/bonuses',
  tag: 'bonuses',
  auth: 'bearer',
  summary: 'Bonuses on offer to the player (spec §7)',
  query: z.object({
    ...pageQuery,
    pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), BONUS_PAGE_SIZE),
    currency: z._default(currencySchema, 'uah'),
    enabled: z
      ._default(z.enum(['true', 'false']), 'true')
      .check(z.describe('true: of groups that are switched on; false: of groups that are switched off.')),
  }),
  responses: { 200: paginated(listedBonusSchema) },
  errors: [],
});

export const validateBonus = endpoint({
  method: 'GET',
  path: '/bonuses/validate',
  tag: 'bonuses',
  auth: 'bearer',
  summary: 'A bonus by its id or by its promo code (spec §7); a code must be equal to the letter',
  query: z.object({
    id: z.optional(z.uuid()),
    code: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(64))),
  }),
  responses: { 200: validatedBonusSchema },
  errors: ['BONUS_NOT_FOUND', 'BONUS_INVALID_ACTIVATION_CODE'],
});

export const getActiveBonus = endpoint({
  method: 'GET',
  path: '/users/bonuses/active',
  tag: 'bonuses',
  auth: 'bearer',
  summary: 'The bonus the player has now, ACTIVE or PENDING, or nothing (spec §7)',
  responses: { 200: activeUserBonusSchema, 204: null },
  errors: [],
});

/** Codes a refused activation answers, spec §8. The order is that in which the rules are asked. */
export const ACTIVATION_REFUSALS = [
  'BONUS_NOT_FOUND',
  'BONUS_INVALID',
  'BONUS_IS_NOT_STARTED',
  'BONUS_EXPIRED',
  'BONUS_INVALID_ACTIVATION_CODE',
  'BONUS_NOT_ALLOWED',
  'BONUS_ALREADY_USED',
  'BONUS_ACTIVATION_LIMIT_REACHED',
  'NEEDS_USER_CONFIRMATION',
  'NOVERIFIED_USER_ERROR',
] as const;

export const subscribeBonus = endpoint({
  method: 'POST',
  path: '/bonuses/{id}/subscribe',
  tag: 'bonuses',
  auth: 'bearer',
  summary: 'Takes a bonus (spec §4, §7): PENDING where it waits for a deposit, else ACTIVE',
  params: z.object({ id: z.uuid() }),
  body: z.object({ code: z.optional(z.string().check(z.trim(), z.maxLength(64))) }),
  responses: { 201: activeUserBonusSchema },
  errors: [...STATE_REFUSALS, ...PLACE_REFUSALS, ...ACTIVATION_REFUSALS],
});

export const cancelBonus = endpoint({
  method: 'POST',
  path: '/bonuses/{id}/cancel',
  tag: 'bonuses',
  auth: 'bearer',
  summary: "Ends the player's running user bonus of this bonus; its bonus money is lost (spec §4, §7)",
  params: z.object({ id: z.uuid() }),
  responses: {
    200: z.object({ lost: moneySchema, kept: moneySchema.check(z.describe('Game and digital together.')) }),
  },
  errors: ['BONUS_NOT_FOUND', 'BONUS_NOT_ACTIVE'],
});
