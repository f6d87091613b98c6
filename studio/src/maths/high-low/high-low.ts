import { DECK, RANKS, rankOf } from '../decisions/cards';
import { isAtMost, type Ratio, ratio, times } from '../decisions/ratio';
import { type Ending, MAX_MULTIPLIER, NotOfferedError, RETURN } from '../decisions/terms';
import { at } from '../model';

/** Higher, lower or the same with a deck of 52 cards. Its rules are those below. */
export type HighLowModel = { engine: 'high-low'; id: string; volatility: 'low' | 'medium' | 'high'; rtp: string };

export const HIGH_LOW_MODELS: readonly HighLowModel[] = [
  { engine: 'high-low', id: 'deck', volatility: 'medium', rtp: '97.00' },
];

/**
 * One deck of 52, dealt without putting cards back; the ace is low. The next card is higher, lower, or of the same rank:
 * three different guesses, so a tie is a guess of its own and never a push or somebody's by rule.
 */
export const GUESSES = ['higher', 'same', 'lower'] as const;
export type Guess = (typeof GUESSES)[number];

/** The first card may be changed so often, for nothing, before the first guess. */
export const MAX_SKIPS = 3;

export type HighLowAction = { kind: 'guess'; guess: Guess } | { kind: 'skip' } | { kind: 'cash-out' };

/** A guess as it stands now: it is right for `wins` of the `left` cards; null when it is not offered. */
export type Offer = { guess: Guess; wins: number; left: number; multiplier: Ratio | null };

export type HighLowProgress = {
  /** Cards that lie open, the shown one last. */
  dealt: number[];
  /** What led to each card but the first. */
  steps: ('skip' | Guess)[];
  skips: number;
  right: number;
  ended: Ending | null;
  /** What a cash-out pays now, in stakes; null before the first right guess, and once it is lost. */
  multiplier: Ratio | null;
  offers: Offer[];
};

/** The one guess that is right when this card follows the shown one. */
function guessFor(shown: number, next: number): Guess {
  const step = rankOf(next) - rankOf(shown);
  return step > 0 ? 'higher' : step < 0 ? 'lower' : 'same';
}

/**
 * What the three guesses multiply to on the last of these cards. Every card that does not lie open is equally likely to
 * be next, so a guess that is right for w of l cards multiplies by exactly l/w.
 */
export function offersOn(dealt: readonly number[], multiplier: Ratio): Offer[] {
  const shown = at(dealt, dealt.length - 1);
  const left = DECK - dealt.length;
  const seen = { higher: 0, same: 0, lower: 0 };
  for (const card of dealt) seen[guessFor(shown, card)] += 1;
  const all = { higher: (RANKS.length - 1 - rankOf(shown)) * 4, same: 4, lower: rankOf(shown) * 4 };
  return GUESSES.map((guess) => {
    const wins = all[guess] - seen[guess];
    const after = wins === 0 ? null : times(multiplier, ratio(left, wins));
    const offered = after !== null && isAtMost(after, ratio(MAX_MULTIPLIER, 1));
    return { guess, wins, left, multiplier: offered ? after : null };
  });
}

function decide(deck: readonly number[], progress: HighLowProgress, action: HighLowAction): HighLowProgress {
  if (progress.ended !== null) throw new NotOfferedError('The round is over');
  if (action.kind === 'cash-out') {
    if (progress.multiplier === null) throw new NotOfferedError('Nothing is guessed yet');
    return { ...progress, ended: 'cashed-out', offers: [] };
  }
  const shown = at(progress.dealt, progress.dealt.length - 1);
  const next = at(deck, progress.dealt.length);
  const dealt = [...progress.dealt, next];
  if (action.kind === 'skip') {
    if (progress.right > 0) throw new NotOfferedError('The first card can’t be changed after a guess');
    if (progress.skips >= MAX_SKIPS) throw new NotOfferedError('The first card was changed often enough');
    const steps = [...progress.steps, 'skip' as const];
    return { ...progress, dealt, steps, skips: progress.skips + 1, offers: offersOn(dealt, RETURN) };
  }
  const multiplier = progress.offers.find(({ guess }) => guess === action.guess)?.multiplier ?? null;
  if (multiplier === null) throw new NotOfferedError(`${action.guess} is not offered on this card`);
  const steps = [...progress.steps, action.guess];
  if (guessFor(shown, next) !== action.guess) {
    return { ...progress, dealt, steps, ended: 'lost', multiplier: null, offers: [] };
  }
  const offers = offersOn(dealt, multiplier);
  const ended = offers.some((offer) => offer.multiplier !== null) ? null : 'top';
  return { ...progress, dealt, steps, right: progress.right + 1, ended, multiplier, offers: ended ? [] : offers };
}

/**
 * Where a round stands after these decisions with this deck. Pure; the one place where a guess turns into money.
 * @throws NotOfferedError for a decision that the rules do not allow where it stands.
 */
export function playHighLow(deck: readonly number[], actions: readonly HighLowAction[]): HighLowProgress {
  const dealt = deck.slice(0, 1);
  const start: HighLowProgress = {
    dealt,
    steps: [],
    skips: 0,
    right: 0,
    ended: null,
    multiplier: null,
    offers: offersOn(dealt, RETURN),
  };
  return actions.reduce((progress, action) => decide(deck, progress, action), start);
}
