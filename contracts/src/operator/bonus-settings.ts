import * as z from 'zod/mini';
import { hoursOfDaySchema, toldWagerSchema } from '../bonus-hours';
import { bonusSettingSchema, WEEKDAYS } from '../bonus-settings';
import { BONUS_LABELS, bonusLabelSchema } from '../bonuses';
import { operatorEndpoint } from '../endpoint';
import { currencySchema } from '../money';

/** All that holds from now on in place of what held: nothing of the setting before is kept. */
const replacement = {
  version: z
    .int('must be the version that was read.')
    .check(
      z.minimum(0),
      z.describe('The version that was read and is replaced; 0 where nothing was set. Another one: STATE_CONFLICT.'),
    ),
  wager: z._default(toldWagerSchema, 1),
  options: z.strictObject(
    {
      days_of_week_active: z
        .record(z.enum(WEEKDAYS), hoursOfDaySchema, 'must name the seven days, monday to sunday, and nothing else.')
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
