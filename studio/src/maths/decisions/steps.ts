import { GUESSES, type Guess } from '../high-low/high-low';
import type { Action } from './laid-round';
import { NotOfferedError } from './terms';

const isGuess = (word: string): word is Guess => GUESSES.some((guess) => guess === word);

/** Decisions as one word each, to be copied by hand: "0,24,cash-out" or "skip,higher,same". */
export const stepsText = (actions: readonly Action[]): string =>
  actions
    .map((action) => {
      if (action.kind === 'open') return String(action.cell);
      return action.kind === 'guess' ? action.guess : action.kind;
    })
    .join(',');

/** The decisions of such a text. @throws NotOfferedError for a word that is none. */
export function actionsOf(text: string): Action[] {
  const words = text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  return words.map((word): Action => {
    if (/^\d{1,2}$/.test(word)) return { kind: 'open', cell: Number(word) };
    if (isGuess(word)) return { kind: 'guess', guess: word };
    if (word === 'skip' || word === 'cash-out') return { kind: word };
    throw new NotOfferedError(`${word} is no decision`);
  });
}
