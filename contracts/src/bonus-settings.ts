import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { currencySchema, moneySchema } from './money';

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/));
const dayWindow = z.object({ enabled: z.boolean(), time_from: clock, time_to: clock });
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** Bonus settings, spec §3. */
export const bonusSettingSchema = z.object({
  code: z._default(z.string(), 'PercentDeposit'),
  options: z.object({ days_of_week_active: z.record(z.enum(WEEKDAYS), dayWindow) }),
  wager: z._default(z.number(), 1),
  usage_count: z.optional(
    z
      .number()
      .check(z.int(), z.describe("The player's activations that are left today, of a bonus with a daily limit.")),
  ),
  percents: z.optional(
    z
      .partialRecord(z.enum(WEEKDAYS), moneySchema)
      .check(z.describe('Percent of the deposit by weekday, "10.00" to "50.00".')),
  ),
});
export type BonusSetting = z.infer<typeof bonusSettingSchema>;

export const getBonusSettings = endpoint({
  method: 'GET',
  path: '/bonuses/settings',
  tag: 'bonuses',
  auth: 'bearer',
  summary: 'On which days and at which hours the bonuses of a code are given (spec §3)',
  query: z.object({ currency: z._default(currencySchema, 'uah') }),
  responses: { 200: z.object({ items: z.array(bonusSettingSchema) }) },
  errors: [],
});
