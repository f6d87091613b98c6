import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { currencySchema, moneySchema } from './money';
import { pageQuery, paginated } from './pagination';
import { PLACE_REFUSALS, STATE_REFUSALS } from './protection';

/** Tiers of battles, lowest first. Spec §1. */
export const BATTLE_TIERS = ['bronze', 'silver', 'gold', 'platinum', 'brilliant'] as const;
export const battleTierSchema = z.enum(BATTLE_TIERS);
export type BattleTier = z.infer<typeof battleTierSchema>;

/** Settled stakes until a player's results count. */
export const QUALIFYING_STAKES = 20;
/** Best multipliers that make a score. */
export const SCORED_RESULTS = 10;

/** Why so many tiers were open when a battle was announced. It is decided then, and changes no more. */
export const battleSizingSchema = z.object({
  players: z
    .number()
    .check(
      z.int(),
      z.describe(
        'Who had qualified in a battle of the currency and had a stake counted in the seven days before, each once.',
      ),
    ),
  tiers: z
    .number()
    .check(z.int(), z.describe('Tiers open for it, the lowest first: 1 to 5. The highest has no upper bound.')),
  from: z
    .array(z.number().check(z.int()))
    .check(z.describe('Players from which on the second, third, fourth and fifth tier are open.')),
  by: z.enum(['players', 'operator']).check(z.describe('operator: the house has set the number of tiers.')),
});
export type BattleSizing = z.infer<typeof battleSizingSchema>;

/** A battle as everybody may read it, before it is entered too. Spec §4: active or finished. */
export const battleSchema = z.object({
  id: z.uuid(),
  tier: battleTierSchema,
  currency: currencySchema,
  status: z
    .enum(['upcoming', 'active', 'finishing', 'finished', 'cancelled'])
    .check(z.describe('finishing: over, its last rounds are being counted.')),
  starts_at: z.string(),
  ends_at: z.string(),
  finishes_at: z
    .string()
    .check(z.describe('Until then rounds settled before its end are counted; then prizes are paid.')),
  min_stake: moneySchema.check(z.describe('Of the real-money part of a stake; bonus money does not count.')),
  max_stake: z.nullable(moneySchema).check(z.describe('Stakes below it count; null: no upper bound.')),
  qualifying_stakes: z.number().check(z.int()),
  scored_results: z.number().check(z.int()),
  prizes: z
    .array(moneySchema)
    .check(
      z.describe(
        'First place first; to the game balance, nothing to wager. In full once the full stakes are reached; until then by prizeOfPlace.',
      ),
    ),
  full_stakes: moneySchema.check(
    z.describe('Counted stakes of all players from which on prizes are paid in full; below it in that proportion.'),
  ),
  counted_stakes: moneySchema.check(
    z.describe('What the counted stakes of all players add up to: the real-money parts alone.'),
  ),
  players: z.number().check(z.int(), z.describe('Players who have entered.')),
  sizing: z.nullable(battleSizingSchema).check(z.describe('null: made by an operator, or before sizes were decided.')),
});
export type Battle = z.infer<typeof battleSchema>;

/** The asking player in a battle. Spec §4: inactive, in qualification, active. */
export const battleStandingSchema = z.object({
  battle_id: z.uuid(),
  state: z.enum(['inactive', 'qualification', 'active']),
  stakes: z.number().check(z.int(), z.describe('Stakes that counted so far; qualification needs 20.')),
  score: z.string().check(z.describe('Sum of the best multipliers, two decimals: "125.00".')),
  place: z.nullable(z.number().check(z.int())).check(z.describe('null while not active.')),
  prize: z.nullable(moneySchema).check(z.describe('Once it has finished, where a prize was won.')),
});
export type BattleStanding = z.infer<typeof battleStandingSchema>;

/** A row of a leaderboard. */
export const battleLeaderSchema = z.object({
  place: z.number().check(z.int()),
  player: z.string().check(z.describe('A masked name, "•••• 42".')),
  score: z.string(),
  reached_at: z
    .string()
    .check(z.describe('When this score was reached, to the minute: of equal scores the earlier stands higher.')),
  own: z.boolean().check(z.describe('The asking player’s; always false in what everybody receives.')),
  prize: z
    .nullable(moneySchema)
    .check(
      z.describe(
        'Of this place by the stakes counted so far; what was won once it has finished. A score of 0.00 wins none.',
      ),
    ),
});
export type BattleLeader = z.infer<typeof battleLeaderSchema>;

/** A round that counted for the asking player. */
export const battlePointSchema = z.object({
  round_id: z.uuid(),
  game: z.string(),
  game_title: z.nullable(z.string()),
  stake: moneySchema.check(z.describe('Its real-money part.')),
  multiplier: z.string().check(z.describe('Win by the whole stake, two decimals, cut off.')),
  counted: z.enum(['qualification', 'scored', 'below_best']),
  settled_at: z.string(),
});
export type BattlePoint = z.infer<typeof battlePointSchema>;

export const listBattles = endpoint({
  method: 'GET',
  path: '/battles',
  tag: 'battles',
  auth: 'none',
  summary:
    'Battles that run or come (active) or are over (last, the latest first), with their rules and prizes (spec §2)',
  query: z.object({
    ...pageQuery,
    list: z._default(z.enum(['active', 'last']), 'active'),
    currency: z.optional(currencySchema),
  }),
  responses: { 200: paginated(battleSchema) },
  errors: [],
});

export const getBattle = endpoint({
  method: 'GET',
  path: '/battles/{id}',
  tag: 'battles',
  auth: 'none',
  summary: 'One battle with its first places',
  params: z.object({ id: z.uuid() }),
  responses: { 200: z.object({ battle: battleSchema, leaders: z.array(battleLeaderSchema) }) },
  errors: ['NOT_FOUND'],
});

export const enterBattle = endpoint({
  method: 'POST',
  path: '/battles/{id}/enter',
  tag: 'battles',
  auth: 'bearer',
  summary: 'Enters a battle that runs; rounds begun from then on count. Entering twice changes nothing',
  params: z.object({ id: z.uuid() }),
  responses: { 200: battleStandingSchema },
  errors: [
    ...STATE_REFUSALS,
    ...PLACE_REFUSALS,
    'NOT_FOUND',
    'BATTLE_OVER',
    'BATTLE_NOT_STARTED',
    'BATTLE_OTHER_CURRENCY',
  ],
});

export const getBattleStanding = endpoint({
  method: 'GET',
  path: '/battles/{id}/standing',
  tag: 'battles',
  auth: 'bearer',
  summary: 'Where the player stands, their own row of the leaderboard and the rounds that counted',
  params: z.object({ id: z.uuid() }),
  responses: {
    200: z.object({
      standing: battleStandingSchema,
      own: z.nullable(battleLeaderSchema),
      leaders: z.array(battleLeaderSchema),
      points: z.array(battlePointSchema).check(z.describe('Newest first, at most 100.')),
    }),
  },
  errors: ['NOT_FOUND'],
});

export const listBattleStandings = endpoint({
  method: 'GET',
  path: '/battles/standings',
  tag: 'battles',
  auth: 'bearer',
  summary: 'Where the player stands in the battles they entered: those that are not over, and the last 50 that are',
  responses: { 200: z.object({ items: z.array(battleStandingSchema) }) },
  errors: [],
});

/** A prize that was paid. Shown once, as the battle win modal of spec §2. */
export const battleWinSchema = z.object({
  battle_id: z.uuid(),
  tier: battleTierSchema,
  place: z.number().check(z.int()),
  prize: moneySchema,
  currency: currencySchema,
});
export type BattleWin = z.infer<typeof battleWinSchema>;

export const listBattleWins = endpoint({
  method: 'GET',
  path: '/battles/wins',
  tag: 'battles',
  auth: 'bearer',
  summary: 'Prizes that were paid and of which the player has not yet closed the modal, oldest first (spec §2)',
  responses: { 200: z.object({ items: z.array(battleWinSchema) }) },
  errors: [],
});

export const seeBattleWin = endpoint({
  method: 'POST',
  path: '/battles/{id}/win/seen',
  tag: 'battles',
  auth: 'bearer',
  summary: 'The player has closed the modal of this prize; it is not told of again on any device',
  params: z.object({ id: z.uuid() }),
  responses: { 204: null },
  errors: ['NOT_FOUND'],
});
