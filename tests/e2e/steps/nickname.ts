import { randomInt } from 'node:crypto';

const LETTERS = 'bdgmnprtvz';

/** A nickname that nobody else has, and that is no word. */
export const newNickname = () => `Lys${Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
