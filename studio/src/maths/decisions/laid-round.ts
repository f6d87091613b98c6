import {
  type BlackjackAction,
  type BlackjackModel,
  type BlackjackProgress,
  layShoe,
  MOVES,
  playBlackjack,
} from '../blackjack/blackjack';
import { type HighLowAction, type HighLowModel, type HighLowProgress, playHighLow } from '../high-low/high-low';
import { layMines, type MinesAction, type MinesModel, type MinesProgress, playMines } from '../mines/mines';
import type { Draw } from '../random';
import {
  playVideoPoker,
  type VideoPokerAction,
  type VideoPokerModel,
  type VideoPokerProgress,
} from '../video-poker/video-poker';
import { shuffleDeck } from './cards';
import { NotOfferedError } from './terms';

/** Games whose player decides during the round: all chance is laid out at the start and hidden until the end. */
export type DecisionModel = MinesModel | HighLowModel | VideoPokerModel | BlackjackModel;

/** What the player chooses before the round is laid out. */
export type Choice =
  | { engine: 'mines'; mines: number }
  | { engine: 'high-low' }
  | { engine: 'video-poker' }
  | { engine: 'blackjack' };

/** All chance of a round: where the mines are, or the order of the cards. */
export type Laid =
  | { engine: 'mines'; mines: number[] }
  | { engine: 'high-low'; deck: number[] }
  | { engine: 'video-poker'; deck: number[] }
  | { engine: 'blackjack'; shoe: number[] };

export type Action = MinesAction | HighLowAction | VideoPokerAction | BlackjackAction;

export type RoundProgress =
  | ({ engine: 'mines' } & MinesProgress)
  | ({ engine: 'high-low' } & HighLowProgress)
  | ({ engine: 'video-poker' } & VideoPokerProgress)
  | ({ engine: 'blackjack' } & BlackjackProgress);

/** Lays a whole round out, the same for the same source and choice. @throws RangeError for a choice that is not offered. */
export function layOut(choice: Choice, draw: Draw): Laid {
  switch (choice.engine) {
    case 'mines':
      return { engine: 'mines', mines: layMines(draw, choice.mines) };
    case 'high-low':
    case 'video-poker':
      return { engine: choice.engine, deck: shuffleDeck(draw) };
    case 'blackjack':
      return { engine: 'blackjack', shoe: layShoe(draw) };
  }
}

const isMinesAction = (action: Action): action is MinesAction => action.kind === 'open' || action.kind === 'cash-out';
const isHighLowAction = (action: Action): action is HighLowAction =>
  action.kind === 'guess' || action.kind === 'skip' || action.kind === 'cash-out';
const isVideoPokerAction = (action: Action): action is VideoPokerAction => action.kind === 'hold';
const isBlackjackAction = (action: Action): action is BlackjackAction => MOVES.some((move) => move === action.kind);

function only<T extends Action>(actions: readonly Action[], is: (action: Action) => action is T): T[] {
  return actions.map((action) => {
    if (!is(action)) throw new NotOfferedError(`This game knows no ${action.kind}`);
    return action;
  });
}

/**
 * Where a round stands after these decisions. Pure: the same layout and decisions always stand the same.
 * @throws NotOfferedError for a decision that the rules do not allow where it stands.
 */
export function progressOf(laid: Laid, actions: readonly Action[]): RoundProgress {
  switch (laid.engine) {
    case 'mines':
      return { engine: 'mines', ...playMines(laid.mines, only(actions, isMinesAction)) };
    case 'high-low':
      return { engine: 'high-low', ...playHighLow(laid.deck, only(actions, isHighLowAction)) };
    case 'video-poker':
      return { engine: 'video-poker', ...playVideoPoker(laid.deck, only(actions, isVideoPokerAction)) };
    case 'blackjack':
      return { engine: 'blackjack', ...playBlackjack(laid.shoe, only(actions, isBlackjackAction)) };
  }
}
