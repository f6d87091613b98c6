import type { StakeCurrency } from '@kozyr/contracts/money';
import type { ChosenChoice } from '../../maths/chosen/chosen-round';
import type { DiceView, KenoView, PlinkoView } from '../../rounds/round-view';
import type { Pace } from '../pace';

/** A round as it was drawn, with what was chosen for it. */
export type ChosenView = DiceView | KenoView | PlinkoView;

/** What a game of choices puts on the table: what is drawn, and below it what is chosen for the next round. */
export type ChosenField = {
  element: Element;
  /** What is chosen now; a text where nothing can be played for yet, which says what to do. */
  choice: () => ChosenChoice | string;
  /** Whether anything can be chosen: not while a round is shown. */
  enable: (free: boolean) => void;
  /** What the choice would pay follows the bet. */
  priced: (bet: string, currency: StakeCurrency) => void;
  /** The round is asked for. */
  start: () => void;
  /** Everything that still moves ends soon. */
  hurry: () => void;
  /** Stands as it stood at first: there was no round after all. */
  reset: () => void;
  /** Shows what was drawn. @returns it in words */
  show: (view: ChosenView, pace: Pace) => Promise<string>;
};
