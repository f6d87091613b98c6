import * as z from 'zod';
import { type Cell, isCell, PAYING } from '../maths/cascade/model';
import { DICE_SIDES } from '../maths/chosen/dice';
import { PLINKO_RISKS, PLINKO_ROWS } from '../maths/chosen/plinko';
import { SYMBOLS } from '../maths/model';

const symbol = z.enum(SYMBOLS);

/** Rounds drawn before there were other engines don't name theirs: they are slots. */
const slot = z.object({
  engine: z.literal('slot'),
  spins: z.array(
    z.object({
      stops: z.array(z.number()),
      grid: z.array(z.array(symbol)),
      lines: z.array(z.object({ line: z.number(), symbol, count: z.number(), coins: z.number() })),
      scatters: z.number(),
      scatterCoins: z.number(),
      multiplier: z.number(),
      coins: z.number(),
      total: z.number(),
      awarded: z.number(),
    }),
  ),
  coins: z.number(),
  freeSpins: z.number(),
  capped: z.boolean(),
});

const cells = z.array(z.array(z.custom<Cell>(isCell)));

const cascade = z.object({
  engine: z.literal('cascade'),
  spins: z.array(
    z.object({
      grid: cells,
      tumbles: z.array(
        z.object({
          wins: z.array(z.object({ symbol: z.enum(PAYING), count: z.number(), coins: z.number() })),
          fell: cells,
        }),
      ),
      scatters: z.number(),
      scatterCoins: z.number(),
      base: z.number(),
      added: z.number(),
      multiplier: z.number(),
      coins: z.number(),
      total: z.number(),
      awarded: z.number(),
    }),
  ),
  coins: z.number(),
  freeSpins: z.number(),
  capped: z.boolean(),
});

/** Laid out for the player's decisions: maths/decisions/laid-round.ts. */
const mines = z.object({ engine: z.literal('mines'), mines: z.array(z.number()) });
const highLow = z.object({ engine: z.literal('high-low'), deck: z.array(z.number()) });
const videoPoker = z.object({ engine: z.literal('video-poker'), deck: z.array(z.number()) });
const blackjack = z.object({ engine: z.literal('blackjack'), shoe: z.array(z.number()) });

/** Drawn for what the player chose: maths/chosen/chosen-round.ts. */
const dice = z.object({ engine: z.literal('dice'), side: z.enum(DICE_SIDES), winning: z.number(), rolled: z.number() });
const keno = z.object({ engine: z.literal('keno'), marked: z.array(z.number()), drawn: z.array(z.number()) });
const plinko = z.object({
  engine: z.literal('plinko'),
  rows: z.literal(PLINKO_ROWS),
  risk: z.enum(PLINKO_RISKS),
  path: z.array(z.number()),
});

const named = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !('engine' in value) ? { ...value, engine: 'slot' } : value;

/** A drawn round as it is stored: the shape of Outcome. */
export const outcomeSchema = z.preprocess(
  named,
  z.discriminatedUnion('engine', [slot, cascade, mines, highLow, videoPoker, blackjack, dice, keno, plinko]),
);
