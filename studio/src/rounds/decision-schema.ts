import * as z from 'zod';
import { GUESSES } from '../maths/high-low/high-low';
import { CELLS, MINES } from '../maths/mines/mines';

/** A decision as it comes over the wire and as it is stored: the shape of Action. */
export const actionSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('open'),
    cell: z
      .number()
      .int()
      .min(0)
      .max(CELLS - 1),
  }),
  z.strictObject({ kind: z.literal('guess'), guess: z.enum(GUESSES) }),
  z.strictObject({ kind: z.literal('skip') }),
  z.strictObject({ kind: z.literal('cash-out') }),
]);

/** What a player chooses before the round: the shape of Choice. */
export const choiceSchema = z.discriminatedUnion('engine', [
  z.strictObject({ engine: z.literal('mines'), mines: z.number().int().min(MINES.min).max(MINES.max) }),
  z.strictObject({ engine: z.literal('high-low') }),
]);

export const decisionSchema = z.object({ id: z.string(), action: actionSchema });
