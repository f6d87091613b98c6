import { MOVES, type Move } from '../blackjack/blackjack';
import { GUESSES, type Guess } from '../high-low/high-low';
import type { Action } from './laid-round';
import { NotOfferedError } from './terms';

const isGuess = (word: string): word is Guess => GUESSES.some((guess) => guess === word);
const isMove = (word: string): word is Move => MOVES.some((move) => move === word);

/** A decision as one word. The places of a hand are counted from 1, as on the keys: "hold-135", or "hold-none". */
function wordOf(action: Action): string {
  switch (action.kind) {
    case 'open':
      return String(action.cell);
    case 'guess':
      return action.guess;
    case 'hold':
      return `hold-${action.held.map((place) => place + 1).join('') || 'none'}`;
    case 'skip':
    case 'cash-out':
    case 'hit':
    case 'stand':
    case 'double':
    case 'split':
      return action.kind;
  }
}

/** Decisions as one word each, to be copied by hand: "0,24,cash-out", "skip,higher,same", "hold-135" or "split,hit,stand". */
export const stepsText = (actions: readonly Action[]): string => actions.map(wordOf).join(',');

/** The decisions of such a text. @throws NotOfferedError for a word that is none. */
export function actionsOf(text: string): Action[] {
  const words = text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  return words.map((word): Action => {
    if (/^\d{1,2}$/.test(word)) return { kind: 'open', cell: Number(word) };
    if (isGuess(word)) return { kind: 'guess', guess: word };
    if (isMove(word)) return { kind: word };
    const held = /^hold-(none|[1-9]+)$/.exec(word)?.[1];
    if (held) return { kind: 'hold', held: held === 'none' ? [] : Array.from(held, (place) => Number(place) - 1) };
    if (word === 'skip' || word === 'cash-out') return { kind: word };
    throw new NotOfferedError(`${word} is no decision`);
  });
}
