import * as z from 'zod/mini';
import { WEEKDAYS } from '../bonus-settings';
import { CURRENCIES } from '../money';

/** The most that players may be told a bonus has to be wagered. */
const MAX_WAGER = 1_000;

const timeOfDay = z
  .string('must be a time of day, HH:mm.')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day, HH:mm, 00:00 to 23:59.'));
const windowSchema = z.strictObject({
  enabled: z.boolean('must be true or false.'),
  time_from: timeOfDay,
  time_to: timeOfDay,
});
const weekSchema = z.strictObject({
  monday: windowSchema,
  tuesday: windowSchema,
  wednesday: windowSchema,
  thursday: windowSchema,
  friday: windowSchema,
  saturday: windowSchema,
  sunday: windowSchema,
});
const calendarSchema = z.strictObject({
  wager: z
    .number('must be a number.')
    .check(
      z.minimum(1, 'must be 1 or more.'),
      z.maximum(MAX_WAGER, `must be ${MAX_WAGER} at most.`),
      z.multipleOf(0.01, 'must have two decimals at most.'),
      z.describe('What players are told; what a bonus really takes is the wager of its own terms.'),
    ),
  days: weekSchema.check(z.describe("Hours of the currency's zone; a day that is not enabled gives none.")),
});

/** On which days and at which hours percentages of a deposit are given, by currency (spec §3). */
export const percentageRulesSchema = z
  .strictObject({ uah: calendarSchema, kzt: calendarSchema })
  .check(({ value, issues }) => {
    for (const currency of CURRENCIES)
      for (const day of WEEKDAYS) {
        const { enabled, time_from: from, time_to: to } = value[currency].days[day];
        if (enabled && from >= to)
          issues.push({
            code: 'custom',
            input: value,
            path: [currency, 'days', day, 'time_from'],
            message: 'must be before time_to: hours end on their own day, at 23:59 at the latest.',
          });
      }
  });
export type PercentageRules = z.infer<typeof percentageRulesSchema>;

const ALL_DAY = { enabled: true, time_from: '00:00', time_to: '23:59' };
const ALL_HOURS = {
  wager: 1,
  days: {
    monday: ALL_DAY,
    tuesday: ALL_DAY,
    wednesday: ALL_DAY,
    thursday: ALL_DAY,
    friday: ALL_DAY,
    saturday: ALL_DAY,
    sunday: ALL_DAY,
  },
};

/** What holds while nothing was set: all hours. */
export const BUILT_IN_PERCENTAGES: PercentageRules = { uah: ALL_HOURS, kzt: ALL_HOURS };
