import * as z from 'zod/mini';
import { bonusSettingSchema, WEEKDAYS } from '../bonus-settings';
import { BONUS_LABELS, bonusLabelSchema } from '../bonuses';
import { operatorEndpoint } from '../endpoint';
import { currencySchema } from '../money';

export const MAX_SETTING_WAGER = 1_000;

const timeOfDay = z
  .string('must be a time of day, HH:mm.')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day, HH:mm, 00:00 to 23:59.'));
const window = z.strictObject(
  { enabled: z.boolean('must be true or false.'), time_from: timeOfDay, time_to: timeOfDay },
  'must be enabled, time_from and time_to, and nothing else; every one of the seven days is named.',
);

/** All that holds from now on in place of what held: nothing of the setting before is kept. */
const replacement = {
  version: z
    .int('must be the version that was read.')
    .check(
      z.minimum(0),
      z.describe('The version that was read and is replaced; 0 where nothing was set. Another one: STATE_CONFLICT.'),
    ),
  wager: z._default(
    z
      .number('must be a number.')
      .check(
        z.minimum(1, 'must be 1 or more.'),
        z.maximum(MAX_SETTING_WAGER, `must be ${MAX_SETTING_WAGER} at most.`),
        z.multipleOf(0.01, 'must have two decimals at most.'),
        z.describe('What players are told; what a bonus really takes is the wager of its own terms.'),
      ),
    1,
  ),
  options: z.strictObject(
    {
      days_of_week_active: z
        .record(z.enum(WEEKDAYS), window, 'must name the seven days, monday to sunday, and nothing else.')
        .check(
          z.describe("All seven days, hours of the currency's zone; an enabled one has time_from before time_to."),
        ),
    },
    'must be days_of_week_active, and nothing else.',
  ),
};
export const newBonusSettingSchema = z.strictObject(
  replacement,
  'must be version, options and wager (1 where it is left out), and nothing else.',
);
export type NewBonusSetting = z.infer<typeof newBonusSettingSchema>;

/** A setting as an operator reads it: without `percents` it can be set again as it is. */
export const operatorBonusSettingSchema = z.object({
  code: bonusLabelSchema,
  currency: currencySchema,
  version: z.int().check(z.describe('0: nothing is set, and bonuses are given at all hours.')),
  wager: z.number(),
  options: bonusSettingSchema.shape.options,
  percents: bonusSettingSchema.shape.percents.check(
    z.describe('Read only: what the bonuses on offer give by weekday, which `bonuses change` changes.'),
  ),
});
/** What `percentages show --json` says, changed by hand. What is not to be set is taken along, so that it lands where it was read. */
export const bonusSettingFileSchema = z.strictObject(
  {
    ...replacement,
    code: z.optional(bonusLabelSchema),
    currency: z.optional(currencySchema),
    percents: z.optional(z.unknown()),
  },
  'must be what `percentages show <currency> --json` says, changed where it is to change.',
);

export type OperatorBonusSetting = z.infer<typeof operatorBonusSettingSchema>;

const common = { tag: 'bonuses', auth: 'operator' } as const;
const params = z.object({ code: bonusLabelSchema, currency: currencySchema });

export const listOperatorBonusSettings = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/bonus-settings',
  permission: 'promotions.read',
  summary: 'Every setting of days and hours there is, and those of PercentDeposit whether set or not (spec §3)',
  responses: { 200: z.object({ items: z.array(operatorBonusSettingSchema) }) },
  errors: [],
});

export const getOperatorBonusSetting = operatorEndpoint({
  ...common,
  method: 'GET',
  path: '/operator/bonus-settings/{code}/{currency}',
  permission: 'promotions.read',
  params,
  summary: `On which days and at which hours the bonuses of a group are given in a currency; code: ${BONUS_LABELS.join(', ')}`,
  responses: { 200: operatorBonusSettingSchema },
  errors: [],
});

export const setOperatorBonusSetting = operatorEndpoint({
  ...common,
  method: 'PUT',
  path: '/operator/bonus-settings/{code}/{currency}',
  permission: 'bonuses.change',
  params,
  summary:
    'Sets days, hours and the wager that is told; it holds from the next answer on. STATE_CONFLICT: another operator has set it since it was read, or it is PercentDeposit, whose days and hours are promotion settings',
  body: newBonusSettingSchema,
  responses: { 200: z.extend(operatorBonusSettingSchema, { changed: z.boolean() }) },
  errors: ['STATE_CONFLICT'],
});
