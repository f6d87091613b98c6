import type { StakeCurrency } from '@kozyr/contracts/money';
import { HAND_RESULTS, MOVES } from '../maths/blackjack/blackjack';
import { isCell, PAYING } from '../maths/cascade/model';
import { DICE_SIDES } from '../maths/chosen/dice';
import { PLINKO_RISKS, PLINKO_ROWS } from '../maths/chosen/plinko';
import { GUESSES } from '../maths/high-low/high-low';
import { isSymbol } from '../maths/model';
import { HANDS } from '../maths/video-poker/hands';
import type {
  BlackjackView,
  CascadeView,
  DiceView,
  HighLowView,
  KenoView,
  MinesView,
  OutcomeView,
  PlinkoView,
  RoundView,
  SlotView,
  VideoPokerView,
} from '../rounds/round-view';
import type { Fairness, Revealed } from '../sessions/seeds';
import { type Guard, isFlag, isListOf, isNumber, isObjectOf, isOneOf, isText, orNull } from './guards';

export type { Fairness, Revealed };

export type Opened = {
  secret: string;
  mode: 'real' | 'demo';
  game: string;
  currency: StakeCurrency;
  balance: string | null;
  bets: string[];
  bet: string;
  fairness: Fairness;
  unfinished: RoundView | null;
  /** How the game may go: seconds from round to round, whether anything hurries it or it plays by itself, and the wait for the next round now. */
  pace: { round_seconds: number; may_hurry: boolean; may_autoplay: boolean; wait_ms: number };
};

export type PlayedRound = RoundView & {
  model: string;
  commitment: string;
  client_seed: string;
  server_seed: string | null;
};

const spun = {
  scatters: isNumber,
  scatter_win: isText,
  multiplier: isNumber,
  win: isText,
  total: isText,
  awarded: isNumber,
};
const drawn = { free_spins: isNumber, capped: isFlag };

const line = { line: isNumber, symbol: isSymbol, count: isNumber, coins: isNumber, win: isText };

const isSlot: Guard<SlotView> = isObjectOf({
  engine: isOneOf('slot'),
  ...drawn,
  spins: isListOf(
    isObjectOf({
      ...spun,
      stops: isListOf(isNumber),
      grid: isListOf(isListOf(isSymbol)),
      lines: isListOf(isObjectOf(line)),
    }),
  ),
});

const isCells = isListOf(isListOf(isCell));
const isCascade: Guard<CascadeView> = isObjectOf({
  engine: isOneOf('cascade'),
  ...drawn,
  spins: isListOf(
    isObjectOf({
      ...spun,
      grid: isCells,
      tumbles: isListOf(
        isObjectOf({
          wins: isListOf(isObjectOf({ symbol: isOneOf(...PAYING), count: isNumber, win: isText })),
          fell: isCells,
        }),
      ),
      base: isText,
      added: isNumber,
    }),
  ),
});

const isPay = isObjectOf({ multiplier: isText, amount: isText });
const decided = {
  step: isNumber,
  ended: orNull(isOneOf('lost', 'cashed-out', 'top')),
  timed_out: isFlag,
  closes_at: isText,
  now: orNull(isPay),
};
const isMines: Guard<MinesView> = isObjectOf({
  engine: isOneOf('mines'),
  ...decided,
  mines: isNumber,
  opened: isListOf(isNumber),
  hit: orNull(isNumber),
  next: orNull(isPay),
  layout: orNull(isListOf(isNumber)),
});
const isHighLow: Guard<HighLowView> = isObjectOf({
  engine: isOneOf('high-low'),
  ...decided,
  dealt: isListOf(isNumber),
  steps: isListOf(isOneOf('skip', ...GUESSES)),
  right: isNumber,
  skips_left: isNumber,
  offers: isListOf(isObjectOf({ guess: isOneOf(...GUESSES), wins: isNumber, left: isNumber, pays: orNull(isPay) })),
  deck: orNull(isListOf(isNumber)),
});

const isVideoPoker: Guard<VideoPokerView> = isObjectOf({
  engine: isOneOf('video-poker'),
  ...decided,
  dealt: isListOf(isNumber),
  held: orNull(isListOf(isNumber)),
  cards: isListOf(isNumber),
  hand: orNull(isOneOf(...HANDS)),
  deck: orNull(isListOf(isNumber)),
});

const isBlackjack: Guard<BlackjackView> = isObjectOf({
  engine: isOneOf('blackjack'),
  ...decided,
  hands: isListOf(
    isObjectOf({ cards: isListOf(isNumber), staked: isNumber, result: orNull(isOneOf(...HAND_RESULTS)) }),
  ),
  dealer: isListOf(isNumber),
  turn: orNull(isNumber),
  offers: isListOf(isOneOf(...MOVES)),
  bet: isText,
  steps: isListOf(isOneOf(...MOVES)),
  refused: orNull(isText),
  shoe: orNull(isListOf(isNumber)),
});

const isDice: Guard<DiceView> = isObjectOf({
  engine: isOneOf('dice'),
  side: isOneOf(...DICE_SIDES),
  winning: isNumber,
  rolled: isNumber,
  multiplier: isText,
});
const isKeno: Guard<KenoView> = isObjectOf({
  engine: isOneOf('keno'),
  marked: isListOf(isNumber),
  drawn: isListOf(isNumber),
  multiplier: isText,
});
const isRows = (value: unknown): value is PlinkoView['rows'] => PLINKO_ROWS.some((rows) => rows === value);
const isPlinko: Guard<PlinkoView> = isObjectOf({
  engine: isOneOf('plinko'),
  rows: isRows,
  risk: isOneOf(...PLINKO_RISKS),
  path: isListOf(isNumber),
  multiplier: isText,
});

/** What an engine's rounds look like; a round of another engine is not taken for one. */
const isOutcome: Guard<OutcomeView> = (value): value is OutcomeView =>
  [isSlot, isCascade, isMines, isHighLow, isVideoPoker, isBlackjack, isDice, isKeno, isPlinko].some((is) => is(value));

const round = {
  id: isText,
  spin_id: isText,
  status: isOneOf('pending', 'open', 'settling', 'settled', 'refunding', 'refunded', 'rejected'),
  stake: isText,
  win: isText,
  balance: orNull(isText),
  failure: orNull(isText),
  nonce: orNull(isNumber),
  created_at: isText,
  outcome: orNull(isOutcome),
};
const isRound: Guard<RoundView> = isObjectOf(round);

export const isFairness: Guard<Fairness> = isObjectOf({
  commitment: orNull(isText),
  client_seed: orNull(isText),
  nonce: isNumber,
  next_commitment: isText,
});

const isRevealed: Guard<Revealed> = isObjectOf({
  server_seed: isText,
  commitment: isText,
  client_seed: isText,
  rounds: isNumber,
});

export const isOpened: Guard<Opened> = isObjectOf({
  secret: isText,
  mode: isOneOf('real', 'demo'),
  game: isText,
  currency: isOneOf('uah', 'kzt', 'crd'),
  balance: orNull(isText),
  bets: isListOf(isText),
  bet: isText,
  fairness: isFairness,
  unfinished: orNull(isRound),
  pace: isObjectOf({ round_seconds: isNumber, may_hurry: isFlag, may_autoplay: isFlag, wait_ms: isNumber }),
});

/** A decision's answer, or what a refused one brings along. */
export const isDecided = isObjectOf({ round: isRound });
export const isOpenRound = isObjectOf({ round: orNull(isRound) });
export const isSpun = isObjectOf({ round: isRound, fairness: isFairness, wait_ms: isNumber });
export const isBalance = isObjectOf({ balance: orNull(isText) });
export const isStarted = isObjectOf({ revealed: orNull(isRevealed), fairness: isFairness });

const isPlayedRound: Guard<PlayedRound> = isObjectOf({
  ...round,
  model: isText,
  commitment: isText,
  client_seed: isText,
  server_seed: orNull(isText),
});
export const isPlayed = isObjectOf({ items: isListOf(isPlayedRound) });

/** Where a round is shown again. */
export const isRecall = isObjectOf({ url: isText });

const isEarly = isObjectOf({ errorCode: isOneOf('TOO_FAST'), wait_ms: isNumber });

/** How long the studio says to wait before the next round, in milliseconds; null: it refused nothing for that. */
export const waitIn = (answer: unknown): number | null => (isEarly(answer) ? answer.wait_ms : null);

/** A refusal's code as the studio sends it; UNKNOWN when something else answered. */
export function codeOf(answer: unknown): string {
  const isRefusal = isObjectOf({ errorCode: isText });
  return isRefusal(answer) ? answer.errorCode : 'UNKNOWN';
}
