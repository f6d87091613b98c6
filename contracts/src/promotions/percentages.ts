import * as z from 'zod/mini';
import { hoursOfDaySchema, toldWagerSchema } from '../bonus-hours';
import { WEEKDAYS } from '../bonus-settings';
import { CURRENCIES } from '../money';

const weekSchema = z.strictObject({
  monday: hoursOfDaySchema,
  tuesday: hoursOfDaySchema,
  wednesday: hoursOfDaySchema,
  thursday: hoursOfDaySchema,
  friday: hoursOfDaySchema,
  saturday: hoursOfDaySchema,
  sunday: hoursOfDaySchema,
});
const calendarSchema = z.strictObject({
  wager: toldWagerSchema,
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
