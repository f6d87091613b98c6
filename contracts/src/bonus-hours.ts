import * as z from 'zod/mini';

/** The most that players may be told a bonus has to be wagered. */
const MAX_TOLD_WAGER = 1_000;

/** The wager of a group's setting. */
export const toldWagerSchema = z
  .number('must be a number.')
  .check(
    z.minimum(1, 'must be 1 or more.'),
    z.maximum(MAX_TOLD_WAGER, `must be ${MAX_TOLD_WAGER} at most.`),
    z.multipleOf(0.01, 'must have two decimals at most.'),
    z.describe('What players are told; what a bonus really takes is the wager of its own terms.'),
  );

const timeOfDay = z
  .string('must be a time of day, HH:mm.')
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day, HH:mm, 00:00 to 23:59.'));

/** From when to when bonuses are given on a day, as operators set it; hours of the currency's zone. */
export const hoursOfDaySchema = z.strictObject(
  { enabled: z.boolean('must be true or false.'), time_from: timeOfDay, time_to: timeOfDay },
  'must be enabled, time_from and time_to, and nothing else; every one of the seven days is named.',
);
