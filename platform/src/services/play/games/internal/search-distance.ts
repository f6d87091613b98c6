const MAX_WORD_LENGTH = 128;
const isVowel = new Uint8Array(128);
for (const vowel of 'aeiou') isVowel[vowel.charCodeAt(0)] = 1;

/** One vowel heard as another is half a mistake: "lucky" is written "лаки". */
function substitution(one: number, other: number): number {
  if (one === other) return 0;
  return isVowel[one] === 1 && isVowel[other] === 1 ? 0.5 : 1;
}

// Three rows of the table, kept between calls: a search compares some hundred words and would else leave as many arrays.
let beforeLast = new Float64Array(MAX_WORD_LENGTH + 1);
let last = new Float64Array(MAX_WORD_LENGTH + 1);
let current = new Float64Array(MAX_WORD_LENGTH + 1);

/**
 * Mistakes between what was typed and a word: letters left out, added, changed or swapped with their neighbour.
 * whole: to the whole word; start: to that beginning of the word which is nearest, for words still being typed.
 * Infinity for both once there must be more than enough.
 */
export function mistakes(typed: string, word: string, enough = Infinity): { whole: number; start: number } {
  const width = Math.min(word.length, MAX_WORD_LENGTH);
  // Whoever leaves this band beside the diagonal has left out or added more than enough.
  const band = Math.floor(Math.min(enough, MAX_WORD_LENGTH));
  for (let column = 0; column <= width; column += 1) last[column] = column;
  let lowest = 0;
  for (let row = 1; row <= typed.length; row += 1) {
    const here = typed.charCodeAt(row - 1);
    const before = typed.charCodeAt(row - 2);
    const [from, to] = [Math.max(1, row - band), Math.min(width, row + band)];
    current[from - 1] = from === 1 ? row : Infinity;
    lowest = from === 1 ? row : Infinity;
    for (let column = from; column <= to; column += 1) {
      const there = word.charCodeAt(column - 1);
      let best = (last[column - 1] ?? 0) + substitution(here, there);
      best = Math.min(best, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
      if (row > 1 && column > 1 && here !== there && here === word.charCodeAt(column - 2) && before === there) {
        best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1);
      }
      current[column] = best;
      if (best < lowest) lowest = best;
    }
    if (to < width) current[to + 1] = Infinity;
    if (lowest > enough) return { whole: Infinity, start: Infinity };
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  const isInBand = Math.abs(width - typed.length) <= band;
  return { whole: isInBand ? (last[width] ?? typed.length) : Infinity, start: lowest };
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
