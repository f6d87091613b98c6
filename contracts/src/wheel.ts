import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { currencySchema, moneySchema } from './money';
import { PLACE_REFUSALS, STATE_REFUSALS } from './protection';

export const wheelSectorSchema = z.object({
  id: z.string(),
  amount: moneySchema.check(z.describe('To the game balance; 0.00: nothing this time.')),
  chance: z.string().check(z.describe('Percent, two decimals; all of them add up to 100.00.')),
  suit: z.enum(['clubs', 'diamonds', 'hearts', 'spades']),
});
export type WheelSector = z.infer<typeof wheelSectorSchema>;

/** What was drawn. All that is needed to check it (wheel-draw.ts) is in it. */
export const wheelSpinSchema = z.object({
  id: z.uuid(),
  day: z.string().check(z.describe("YYYY-MM-DD in the currency's zone: one spin a day.")),
  sector_id: z.string(),
  amount: moneySchema,
  currency: currencySchema,
  spun_at: z.string(),
  seed_hash: z.string().check(z.describe('SHA-256 of the bytes of server_seed, hex; it was told before the spin.')),
  server_seed: z.string().check(z.describe('Hex, told after the spin.')),
  client_seed: z.string(),
  sectors: z.array(wheelSectorSchema).check(z.describe('As they were published when it was drawn.')),
});
export type WheelSpin = z.infer<typeof wheelSpinSchema>;

export const getWheel = endpoint({
  method: 'GET',
  path: '/wheel',
  tag: 'wheel',
  auth: 'none',
  summary: 'Sectors and their odds (spec §1, §4), for everybody',
  responses: {
    200: z.object({ currencies: z.record(currencySchema, z.object({ sectors: z.array(wheelSectorSchema) })) }),
  },
  errors: [],
});

/** The player's right to spin. Spec §4: it needs registration, rating stars and a deposit. */
export const wheelTurnSchema = z.object({
  currency: currencySchema,
  sectors: z.array(wheelSectorSchema),
  needs: z.object({
    stars: z.object({ met: z.boolean(), needed: z.number(), own: z.number() }),
    deposit: z.object({
      met: z.boolean(),
      within_hours: z.number(),
      last_at: z
        .nullable(z.string())
        .check(z.describe('When the last one was credited that no spin has used: one deposit, one spin.')),
    }),
  }),
  seed_hash: z.nullable(z.string()).check(z.describe('Of the spin that is free now; null: spun today.')),
  spin: z
    .nullable(wheelSpinSchema)
    .check(z.describe("Today's, if there was one: a reload in the middle loses nothing.")),
  next_at: z.string().check(z.describe('When the next day, and with it the next spin, begins.')),
});
export type WheelTurn = z.infer<typeof wheelTurnSchema>;

export const getWheelTurn = endpoint({
  method: 'GET',
  path: '/wheel/turn',
  tag: 'wheel',
  auth: 'bearer',
  summary: 'Whether the player may spin, and what is missing',
  responses: { 200: wheelTurnSchema },
  errors: [],
});

export const spinWheel = endpoint({
  method: 'POST',
  path: '/wheel/spin',
  tag: 'wheel',
  auth: 'bearer',
  summary: "Draws and pays in one transaction. Today's spin again answers the same spin, never a second one",
  body: z.object({
    seed_hash: z
      .string()
      .check(
        z.regex(/^[0-9a-f]{64}$/),
        z.describe('As the turn told it: nothing is drawn from a seed nobody was told of.'),
      ),
    client_seed: z.string().check(z.regex(/^[\w-]{1,64}$/), z.describe("The player's own, mixed into the draw.")),
  }),
  responses: { 200: wheelSpinSchema },
  errors: [...STATE_REFUSALS, ...PLACE_REFUSALS, 'WHEEL_NEEDS_STARS', 'WHEEL_NEEDS_DEPOSIT', 'STATE_CONFLICT'],
});
