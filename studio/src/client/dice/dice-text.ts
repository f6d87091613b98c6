import { type DiceChoice, diceMultiplier, markOf } from '../../maths/chosen/dice';
import { decimal } from '../../maths/decisions/ratio';
import { sayChosen } from '../chosen/say-chosen';

/** A number of hundredths as it is shown: 485 is "4.85". */
export const hundredthsText = (number: number): string => (number / 100).toFixed(2);

/** What wins, in words: "below 48.50". */
export const winsText = (choice: Pick<DiceChoice, 'side' | 'winning'>): string =>
  sayChosen(choice.side === 'under' ? 'underMark' : 'overMark', { mark: hundredthsText(markOf(choice)) });

/** What so many winning numbers pay, with four places, cut. */
export const diceTimes = (winning: number): string => decimal(diceMultiplier(winning), 4);
