import * as z from 'zod/mini';
import { operatorEndpoint } from '../endpoint';
import { currencySchema, moneySchema } from '../money';

/**
 * Reports are sums of the ledger by the day of the currency's zone, so they add up to it by construction; `npm run reports:check -w
 * platform` proves it. They follow the ledger within minutes: up_to says how far.
 */
const upTo = z.nullable(z.string()).check(z.describe('ISO 8601: when the last posting was made that is in here.'));

const asOf = z
  .string()
  .check(z.describe('ISO 8601: up to when the database that was read had followed; now, unless it is a replica.'));

/** What a report was read from: the database itself, or a replica that follows it (DATABASE_READ_URL). */
export const readFromSchema = z.enum(['database', 'replica']);
export type ReadFrom = z.infer<typeof readFromSchema>;

/** What moved in a day or over several. Signs are the house's: above zero came to it. */
export const reportSumsSchema = z.object({
  bets: z.int().check(z.describe('Stakes taken, those that were given back later too.')),
  stakes: moneySchema.check(z.describe('Stakes less those that were given back.')),
  wins: moneySchema.check(z.describe('Wins of games less those that were taken back.')),
  ggr: moneySchema.check(z.describe('Gross gaming revenue: stakes less wins.')),
  promotions: moneySchema.check(
    z.describe('Bonuses, cashback, prizes and rewards: what was given is below zero, what burned above.'),
  ),
  jackpots: moneySchema.check(z.describe('The pots: below zero is what was won from them beyond what went in.')),
  ngr: moneySchema.check(z.describe('Net gaming revenue: GGR with promotions and jackpots.')),
  deposits: moneySchema.check(z.describe('What players paid in.')),
  withdrawals: moneySchema.check(z.describe('What was paid out to players.')),
  chargebacks: moneySchema.check(z.describe('What gateways took back.')),
  adjustments: moneySchema.check(z.describe('Corrections: above zero was taken from players.')),
});
export type ReportSums = z.infer<typeof reportSumsSchema>;

/** What was owed at the end of a day. */
export const liabilitiesSchema = z.object({
  game: moneySchema,
  electronic: moneySchema,
  bonus: moneySchema,
  cashback: moneySchema,
  holds: moneySchema.check(z.describe('Set aside for withdrawals.')),
  jackpots: moneySchema.check(z.describe('What is in the pots.')),
});
export type Liabilities = z.infer<typeof liabilitiesSchema>;

export const reportDaySchema = z.object({
  day: z.string().check(z.describe('YYYY-MM-DD of the zone of the currency.')),
  ...reportSumsSchema.shape,
  liabilities: liabilitiesSchema,
});
export type ReportDay = z.infer<typeof reportDaySchema>;

/** How a game's stated RTP lies to the band: few: too few rounds for a band; below: the rounds gave less than stated, above: more. */
export const BAND_VERDICTS = ['few', 'inside', 'below', 'above'] as const;

/**
 * What rounds gave back, and between what the true return to player lies with 95 % probability if it is what made them. By the spread of
 * their results and the normal approximation, so that one game of twenty lies outside by chance alone.
 */
export const rtpBandSchema = z.object({
  rounds: z.int().check(z.describe('Settled rounds that began in these days.')),
  rtp: z.string().check(z.describe('What they won per 100 of their stakes, "96.53".')),
  low: z.nullable(z.string()).check(z.describe('Lower end of the band, never below "0.00"; null: too few rounds.')),
  high: z.nullable(z.string()).check(z.describe('Upper end of the band; null: too few rounds.')),
  verdict: z.nullable(z.enum(BAND_VERDICTS)).check(z.describe('null: of a studio, or nothing is stated.')),
});
export type RtpBand = z.infer<typeof rtpBandSchema>;

export const reportGameSchema = z.object({
  id: z.string().check(z.describe('Slug of the game or of its studio; empty for postings that name no game.')),
  title: z.string(),
  studio: z.nullable(z.string()).check(z.describe('Name of its studio; null where the row is a studio.')),
  bets: z.int(),
  stakes: moneySchema,
  wins: moneySchema,
  ggr: moneySchema,
  rtp: z.nullable(z.string()).check(z.describe('Wins per 100 of stakes, "96.53"; null without stakes.')),
  expected_rtp: z.nullable(z.string()).check(z.describe('What the game says of itself; null for a studio.')),
  band: z.nullable(rtpBandSchema).check(z.describe('null: no round for money was settled.')),
});
export type ReportGame = z.infer<typeof reportGameSchema>;

/** Days that one report spans at most. */
export const MAX_REPORT_DAYS = 366;

const common = { tag: 'reports', auth: 'operator', permission: 'reports.read', method: 'GET' } as const;
const span = {
  currency: currencySchema,
  from: z.iso.date(),
  to: z.iso.date().check(z.describe('The last day, included; at most 366 days in all, of cohorts more.')),
};

export const getDayReport = operatorEndpoint({
  ...common,
  path: '/operator/reports/days',
  summary:
    'Play, promotions, money in and out and what is owed, day by day. A day without any posting is a row of noughts',
  query: z.object(span),
  responses: {
    200: z.object({
      up_to: upTo,
      as_of: asOf,
      read_from: readFromSchema,
      items: z.array(reportDaySchema),
      total: reportSumsSchema,
    }),
  },
  errors: ['BAD_REQUEST'],
});

export const getGameReport = operatorEndpoint({
  ...common,
  path: '/operator/reports/games',
  summary: 'Stakes, wins, GGR and RTP by game or by studio over some days, the largest stakes first',
  query: z.object({ ...span, by: z._default(z.enum(['game', 'studio']), 'game') }),
  responses: {
    200: z.object({
      up_to: upTo,
      as_of: asOf,
      read_from: readFromSchema,
      items: z.array(reportGameSchema),
      total: z.pick(reportSumsSchema, { bets: true, stakes: true, wins: true, ggr: true }),
    }),
  },
  errors: ['BAD_REQUEST'],
});

export const COHORT_PERIODS = ['week', 'month'] as const;
export type CohortPeriod = (typeof COHORT_PERIODS)[number];
export const COHORT_STARTS = ['registration', 'deposit'] as const;
export type CohortStart = (typeof COHORT_STARTS)[number];

/** Weeks or months of cohorts in one report at most. */
export const MAX_COHORTS = 60;

export const cohortCellSchema = z.object({
  played: z.int().check(z.describe('Players of the cohort who took a stake in this period.')),
  deposited: z.int().check(z.describe('Players of the cohort of whom a deposit arrived in this period.')),
  deposits: moneySchema.check(z.describe('What they paid in, in this period.')),
  revenue: moneySchema.check(
    z.describe('NGR of their play in this period: stakes less wins, promotions and jackpots.'),
  ),
  per_player: moneySchema.check(
    z.describe('NGR up to the end of this period by each player of the cohort, cut to whole minor units.'),
  ),
});
export type CohortCell = z.infer<typeof cohortCellSchema>;

export const cohortSchema = z.object({
  from: z.string().check(z.describe('YYYY-MM-DD: the Monday or the first of the month they began in.')),
  players: z.int(),
  cells: z
    .array(cohortCellSchema)
    .check(
      z.describe('One for each period from their own on, as far as the ledger is summed; the last may not be over.'),
    ),
});
export type Cohort = z.infer<typeof cohortSchema>;

export const getCohortReport = operatorEndpoint({
  ...common,
  path: '/operator/reports/cohorts',
  summary: `Players by the week or month of their registration or first deposit: who comes back, and what they bring. At most ${MAX_COHORTS} periods`,
  query: z.object({
    ...span,
    by: z._default(z.enum(COHORT_PERIODS), 'week'),
    since: z._default(z.enum(COHORT_STARTS), 'registration'),
  }),
  responses: { 200: z.object({ up_to: upTo, as_of: asOf, read_from: readFromSchema, items: z.array(cohortSchema) }) },
  errors: ['BAD_REQUEST'],
});
