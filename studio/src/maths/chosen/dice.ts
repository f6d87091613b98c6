import { type Ratio, ratio, times } from '../decisions/ratio';
import { RETURN } from '../decisions/terms';
import type { Draw } from '../random';

/** A number is rolled, and the player has said on which side of a mark it falls. */
export type DiceModel = { engine: 'dice'; id: string; volatility: 'low' | 'medium' | 'high'; rtp: string };

export const DICE_MODELS: readonly DiceModel[] = [{ engine: 'dice', id: 'roll', volatility: 'medium', rtp: '97.00' }];

/** Numbers from 0 to one below this are equally likely; they are shown as hundredths, 0.00 to 99.99. */
export const ROLLS = 10_000;

/** How many of them may win: one in a hundred to 95 in a hundred. */
export const WINNING = { min: 100, max: 9_500, first: 5_000 } as const;

export const DICE_SIDES = ['under', 'over'] as const;
export type DiceSide = (typeof DICE_SIDES)[number];

/** `winning`: how many of the numbers win. Under, they are the lowest so many; over, the highest. */
export type DiceChoice = { engine: 'dice'; side: DiceSide; winning: number };

export type DiceRound = DiceChoice & { rolled: number };

/** The first number beyond those that win under, or the first of those that win over. */
export const markOf = ({ side, winning }: Pick<DiceChoice, 'side' | 'winning'>): number =>
  side === 'under' ? winning : ROLLS - winning;

export const hasWon = ({ rolled, ...choice }: Omit<DiceRound, 'engine'>): boolean =>
  choice.side === 'under' ? rolled < markOf(choice) : rolled >= markOf(choice);

/** What so many winning numbers pay, in stakes: 97 % of one over their share, exactly. @throws RangeError for a number that is not offered */
export function diceMultiplier(winning: number): Ratio {
  if (!Number.isInteger(winning) || winning < WINNING.min || winning > WINNING.max)
    throw new RangeError(`${winning} winning numbers are not offered`);
  return times(RETURN, ratio(ROLLS, winning));
}

/** Rolls once. Pure for a given source. */
export const rollDice = (choice: DiceChoice, draw: Draw): DiceRound => ({ ...choice, rolled: draw(ROLLS) });

/** What a round pays, in stakes. */
export const dicePays = (round: DiceRound): Ratio => (hasWon(round) ? diceMultiplier(round.winning) : ratio(0, 1));
