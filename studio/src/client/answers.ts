import { isSymbol } from '../maths/model';
import type { RoundView } from '../rounds/round-view';
import type { Fairness, Revealed } from '../sessions/seeds';
import { type Guard, isFlag, isListOf, isNumber, isObjectOf, isOneOf, isText, orNull } from './guards';

export type { Fairness, Revealed };

export type Opened = {
  secret: string;
  mode: 'real' | 'demo';
  game: string;
  currency: 'uah' | 'kzt';
  balance: string | null;
  bets: string[];
  bet: string;
  fairness: Fairness;
  unfinished: RoundView | null;
};

export type PlayedRound = RoundView & {
  model: string;
  commitment: string;
  client_seed: string;
  server_seed: string | null;
};

const line = { line: isNumber, symbol: isSymbol, count: isNumber, coins: isNumber, win: isText };

const round = {
  id: isText,
  spin_id: isText,
  status: isOneOf('pending', 'settling', 'settled', 'refunding', 'refunded', 'rejected'),
  stake: isText,
  win: isText,
  balance: orNull(isText),
  failure: orNull(isText),
  nonce: orNull(isNumber),
  created_at: isText,
  free_spins: isNumber,
  capped: isFlag,
  spins: isListOf(
    isObjectOf({
      stops: isListOf(isNumber),
      grid: isListOf(isListOf(isSymbol)),
      lines: isListOf(isObjectOf(line)),
      scatters: isNumber,
      scatter_win: isText,
      multiplier: isNumber,
      win: isText,
      total: isText,
      awarded: isNumber,
    }),
  ),
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
  currency: isOneOf('uah', 'kzt'),
  balance: orNull(isText),
  bets: isListOf(isText),
  bet: isText,
  fairness: isFairness,
  unfinished: orNull(isRound),
});

export const isSpun = isObjectOf({ round: isRound, fairness: isFairness });
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

/** A refusal's code as the studio sends it; UNKNOWN when something else answered. */
export function codeOf(answer: unknown): string {
  const isRefusal = isObjectOf({ errorCode: isText });
  return isRefusal(answer) ? answer.errorCode : 'UNKNOWN';
}
