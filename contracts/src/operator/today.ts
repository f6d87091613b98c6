import * as z from 'zod/mini';
import { operatorEndpoint } from '../endpoint';
import { currencySchema, moneySchema } from '../money';
import { stuckKindSchema } from './stuck';

/** What waits for a person, in the order in which operators read of it. */
export const WAITING_KINDS = [
  'withdrawals',
  'risk_cases',
  'harm_cases',
  'identity_checks',
  'held_wins',
  'chargebacks',
  'adjustments',
  'reported_nicknames',
  'chats',
  'contact_requests',
] as const;
export const waitingKindSchema = z.enum(WAITING_KINDS);
export type WaitingKind = z.infer<typeof waitingKindSchema>;

/**
 * Withdrawals that wait for approval, by how long ago they were asked for: under an hour, under four hours, under a day, and longer.
 */
export const WAITING_AGES = ['hour', 'four_hours', 'day', 'longer'] as const;
export const waitingAgeSchema = z.enum(WAITING_AGES);
export type WaitingAge = z.infer<typeof waitingAgeSchema>;

const oldest = z.nullable(z.string()).check(z.describe('Since when the oldest waits; null: none does.'));
const sumOf = z.object({ sum: moneySchema, count: z.int() });

/** The money of a day in one currency: real money alone, and rounds that began in the day and are settled. */
export const moneyOfDaySchema = z.object({
  currency: currencySchema,
  deposits: sumOf.check(z.describe('Credited in the day.')),
  withdrawals: sumOf.check(z.describe('Paid out in the day.')),
  stakes: moneySchema,
  wins: moneySchema,
  ggr: moneySchema.check(z.describe('Stakes less wins; below zero when players won more than they staked.')),
  rounds: z.int(),
});
export type MoneyOfDay = z.infer<typeof moneyOfDaySchema>;

/** What an operator reads first. */
export const todaySchema = z.object({
  at: z.string().check(z.describe('The moment it was read.')),
  waiting: z.array(z.object({ kind: waitingKindSchema, count: z.int(), oldest })),
  withdrawals: z
    .array(z.object({ age: waitingAgeSchema, count: z.int() }))
    .check(z.describe('Those that wait for approval, the youngest first.')),
  stuck: z
    .array(z.object({ kind: stuckKindSchema, count: z.int().check(z.describe('200 at most.')), oldest: z.string() }))
    .check(
      z.describe(
        'What does not move by itself, by kind, the oldest first; but for closed tables and money of erased players, which listStuck asks others about.',
      ),
    ),
  money: z.object({
    since: z.string().check(z.describe('00:00 in Kyiv, for both currencies.')),
    currencies: z.array(moneyOfDaySchema),
  }),
  health: z.object({
    jobs: z.int().check(z.describe('How many there are.')),
    failing: z.array(z.string()).check(z.describe('Names of jobs whose last run failed.')),
    overdue: z.array(z.string()).check(z.describe('Names of jobs that should have run and have not.')),
    queues: z
      .array(
        z.object({
          name: z.enum(['settled_rounds', 'messages']),
          count: z.int(),
          oldest,
          late: z.boolean().check(z.describe('The oldest waits longer than it should.')),
        }),
      )
      .check(z.describe('What processes hand on to each other: rounds to be counted, and work to be done.')),
  }),
});
export type Today = z.infer<typeof todaySchema>;

export const getToday = operatorEndpoint({
  tag: 'today',
  auth: 'operator',
  permission: 'today.read',
  method: 'GET',
  path: '/operator/today',
  summary: 'What waits for a person, the money of the day, and the health of the parts',
  responses: { 200: todaySchema },
  errors: [],
});
