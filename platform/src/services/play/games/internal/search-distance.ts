const MAX_WORD_LENGTH = 128;
const isVowel = new Uint8Array(128);
for (const vowel of 'aeiou') isVowel[vowel.charCodeAt(0)] = 1;

/** One vowel heard as another is half a mistake: "lucky" is written "лаки". */
function substitution(one: number, other: number): number {
  if (one === other) return 0;
  return isVowel[one] === 1 && isVowel[other] === 1 ? 0.5 : 1;
}

// Three rows of the table, kept between calls: a search compares some hundred words and would else leave as many arrays.
const newRow = () => new Float64Array(MAX_WORD_LENGTH + 1);
const ROWS: readonly [Float64Array, Float64Array, Float64Array] = [newRow(), newRow(), newRow()];

/**
 * Mistakes between what was typed and a word: letters left out, added, changed or swapped with their neighbour.
 * whole: to the whole word; start: to that beginning of the word which is nearest, for words still being typed.
 * Infinity for both once there must be more than enough.
 */
export function mistakes(typed: string, word: string, enough = Infinity): { whole: number; start: number } {
  let [beforeLast, last, current] = ROWS;
  const width = Math.min(word.length, MAX_WORD_LENGTH);
  // Whoever leaves this band beside the diagonal has left out or added more than enough.
  const band = Math.floor(Math.min(enough, MAX_WORD_LENGTH));
  for (let column = 0; column <= Math.min(width, band + 1); column += 1) last[column] = column;
  let lowest = 0;
  for (let row = 1; row <= typed.length; row += 1) {
    const here = typed.charCodeAt(row - 1);
    const before = typed.charCodeAt(row - 2);
    const from = Math.max(1, row - band);
    const to = Math.min(width, row + band);
    let left = from === 1 ? row : Infinity;
    current[from - 1] = left;
    lowest = left;
    for (let column = from; column <= to; column += 1) {
      const there = word.charCodeAt(column - 1);
      let best = (last[column - 1] ?? 0) + substitution(here, there);
      if (best > left + 1) best = left + 1;
      const above = (last[column] ?? 0) + 1;
      if (best > above) best = above;
      if (row > 1 && column > 1 && here !== there && here === word.charCodeAt(column - 2) && before === there) {
        best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1);
      }
      current[column] = best;
      left = best;
      if (best < lowest) lowest = best;
    }
    if (to < width) current[to + 1] = Infinity;
    if (lowest > enough) return { whole: Infinity, start: Infinity };
    const spare = beforeLast;
    beforeLast = last;
    last = current;
    current = spare;
  }
  const isInBand = Math.abs(width - typed.length) <= band;
  return { whole: isInBand ? (last[width] ?? typed.length) : Infinity, start: lowest };
}

/** The letters of a word as bits of a number; two letters may share a bit, none shares a vowel's with a vowel. */
export function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

const VOWELS = lettersOf('aeiou');

function onesIn(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** No fewer mistakes lie between what was typed and a word, or a beginning of it: each letter that the word lacks is one, a vowel half. */
export function leastMistakes(typedLetters: number, wordLetters: number): number {
  const missing = typedLetters & ~wordLetters;
  return onesIn(missing & ~VOWELS) + onesIn(missing & VOWELS) / 2;
}

/** How many mistakes a word of this length may carry. */
export function allowedMistakes(length: number): number {
  if (length <= 2) return 0;
  if (length === 3) return 0.5;
  if (length <= 5) return 1;
  return length <= 8 ? 2 : 3;
}

/** Typed words of so many letters may begin a word with a slip, or stand within it. */
const MIN_BEGUN = 4;

/** Of a word so short a letter lost leaves little: it counts beside another word alone, or when nothing is more like. */
const LETTER_LOST: Readonly<Record<number, number>> = { 2: 0.45, 3: 0.65 };

/** Whether the typed letters are those of a word without one. */
function isWithout(typed: string, word: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === word[same]) same += 1;
  return typed.slice(same) === word.slice(same + 1);
}

/** How much the typed word resembles a word of a name: 1 the same, 0 not at all. Both are skeletons. */
export function likeness(typed: string, word: string): number {
  if (typed === word) return 1;
  if (word.startsWith(typed)) return 0.9 + (0.09 * typed.length) / word.length;
  if (typed.length <= 3 && word.length === typed.length + 1 && isWithout(typed, word))
    return LETTER_LOST[typed.length] ?? 0;
  const allowed = allowedMistakes(typed.length);
  const longer = word.length - typed.length;
  if (allowed === 0 || longer < -allowed || (typed.length < MIN_BEGUN && longer > allowed)) return 0;
  const { whole, start } = mistakes(typed, word, allowed);
  const asWhole = whole <= allowed ? 1 - whole / typed.length : 0;
  const asStart = typed.length >= MIN_BEGUN && start <= allowed ? 0.9 - start / typed.length : 0;
  const asPart = typed.length >= MIN_BEGUN && word.includes(typed) ? 0.7 : 0;
  return Math.max(asWhole, asStart, asPart);
}
