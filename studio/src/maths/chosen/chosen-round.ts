import type { Ratio } from '../decisions/ratio';
import { MAX_MULTIPLIER } from '../decisions/terms';
import type { Draw } from '../random';
import {
  DICE_MODELS,
  type DiceChoice,
  type DiceModel,
  type DiceRound,
  dicePays,
  ROLLS,
  rollDice,
  WINNING,
} from './dice';
import { drawKeno, KENO_MODELS, type KenoChoice, type KenoModel, type KenoRound, kenoPays } from './keno';
import {
  dropBall,
  MOST,
  PLINKO_MODELS,
  type PlinkoChoice,
  type PlinkoModel,
  type PlinkoRound,
  plinkoPays,
} from './plinko';

/** Games of which the player chooses before a round what it is drawn for; all else is drawn at once. */
export type ChosenModel = DiceModel | KenoModel | PlinkoModel;

export const CHOSEN_MODELS: readonly ChosenModel[] = [...DICE_MODELS, ...KENO_MODELS, ...PLINKO_MODELS];

export type ChosenChoice = DiceChoice | KenoChoice | PlinkoChoice;

/** A round as it was drawn, with what was chosen for it: all that its pay follows from. */
export type ChosenRound = DiceRound | KenoRound | PlinkoRound;

/** Draws a whole round. Pure for a given source. */
export function drawChosen(choice: ChosenChoice, draw: Draw): ChosenRound {
  switch (choice.engine) {
    case 'dice':
      return rollDice(choice, draw);
    case 'keno':
      return drawKeno(choice, draw);
    case 'plinko':
      return dropBall(choice, draw);
  }
}

/** What a round pays, in stakes, exactly. */
export function chosenPays(round: ChosenRound): Ratio {
  switch (round.engine) {
    case 'dice':
      return dicePays(round);
    case 'keno':
      return kenoPays(round);
    case 'plinko':
      return plinkoPays(round);
  }
}

/** The most that a round can pay, in stakes. */
export function mostOf({ engine }: Pick<ChosenModel, 'engine'>): number {
  switch (engine) {
    case 'dice':
      return (97 * ROLLS) / (100 * WINNING.min);
    case 'keno':
      return MAX_MULTIPLIER;
    case 'plinko':
      return MOST;
  }
}
