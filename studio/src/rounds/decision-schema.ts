import * as z from 'zod';
import { MOVES } from '../maths/blackjack/blackjack';
import { DICE_SIDES, WINNING } from '../maths/chosen/dice';
import { MARKS, NUMBERS } from '../maths/chosen/keno';
import { PLINKO_RISKS, PLINKO_ROWS } from '../maths/chosen/plinko';
import { GUESSES } from '../maths/high-low/high-low';
import { CELLS, MINES } from '../maths/mines/mines';
import { DEALT, isHeld } from '../maths/video-poker/video-poker';

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
  // Ascending, so that one decision is written in one way.
  z.strictObject({
    kind: z.literal('hold'),
    held: z.array(z.number()).max(DEALT).refine(isHeld, 'ascending places of the hand'),
  }),
  z.strictObject({ kind: z.enum(MOVES) }),
  z.strictObject({ kind: z.literal('skip') }),
  z.strictObject({ kind: z.literal('cash-out') }),
]);

/** What a player chooses before the round: the shape of Choice. */
export const choiceSchema = z.discriminatedUnion('engine', [
  z.strictObject({ engine: z.literal('mines'), mines: z.number().int().min(MINES.min).max(MINES.max) }),
  z.strictObject({ engine: z.literal('high-low') }),
  z.strictObject({ engine: z.literal('video-poker') }),
  z.strictObject({ engine: z.literal('blackjack') }),
]);

/** The same of games that are drawn at once: the shape of ChosenChoice. */
export const chosenSchema = z.discriminatedUnion('engine', [
  z.strictObject({
    engine: z.literal('dice'),
    side: z.enum(DICE_SIDES),
    winning: z.number().int().min(WINNING.min).max(WINNING.max),
  }),
  z.strictObject({
    engine: z.literal('keno'),
    // Ascending, so that one ticket is written in one way.
    marked: z
      .array(z.number().int().min(1).max(NUMBERS))
      .min(MARKS.min)
      .max(MARKS.max)
      .refine(
        (marked) => marked.every((number, place) => place === 0 || number > (marked[place - 1] ?? 0)),
        'ascending',
      ),
  }),
  z.strictObject({ engine: z.literal('plinko'), rows: z.literal(PLINKO_ROWS), risk: z.enum(PLINKO_RISKS) }),
]);

/** What is kept of a round's choice, whichever its engine. */
export const anyChoiceSchema = z.union([choiceSchema, chosenSchema]);

/** What became of the further stake that a decision needs: the shape of Raise. */
const raiseSchema = z.object({
  fate: z.enum(['asked', 'undoing', 'taken', 'refused']),
  failure: z.string().nullable(),
  session: z.string().optional(),
});

export const decisionSchema = z.object({ id: z.string(), action: actionSchema, raise: raiseSchema.optional() });
