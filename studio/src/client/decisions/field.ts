import type { StakeCurrency } from '@kozyr/contracts/money';
import type { Action, Choice } from '../../maths/decisions/laid-round';
import type { BlackjackView, HighLowView, MinesView, VideoPokerView } from '../../rounds/round-view';
import type { Opened } from '../answers';

/** A round of a game with decisions, as the studio answers it. */
export type DecidedRound = NonNullable<Opened['unfinished']> & {
  outcome: MinesView | HighLowView | VideoPokerView | BlackjackView;
};

/** What is particular to a game without a cash-out: the big button makes the decision that ends a hand. */
export type OneDecision = {
  /** What the big button says before a round and in one. */
  start: string;
  end: string;
  /** The decision that it makes. */
  action: () => Action;
  /** What there is to say when a round was ended for its player. */
  timedOut: string;
  /** What there is to say of a round that is over, with what it pays. */
  said: (round: DecidedRound, currency: StakeCurrency) => string;
};

/** What a game of decisions puts on the table. It shows what the server says and decides nothing. */
export type DecisionField = {
  element: HTMLElement;
  /** What the player chose for the next round. */
  choice: () => Choice;
  /** Shows a round as it stands; what is new since the last time moves. Answers what there is to say of it. */
  show: (round: DecidedRound, moving: boolean) => Promise<string>;
  /** Nothing lies open, and the next round's choice is free. */
  rest: () => void;
  /** Whether decisions are taken now. */
  enable: (on: boolean) => void;
  /** A key that the field knows, by its place on the keyboard. */
  key: (code: string) => boolean;
  /** The bet was changed: amounts that depend on it are written anew. */
  priced: (bet: string, currency: StakeCurrency) => void;
  one?: OneDecision;
};
