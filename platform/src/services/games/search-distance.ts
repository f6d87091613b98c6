const VOWELS = new Set('aeiou');

/** One vowel heard as another is half a mistake: "lucky" is written "лаки". */
function substitution(one: string, other: string): number {
  if (one === other) return 0;
  return VOWELS.has(one) && VOWELS.has(other) ? 0.5 : 1;
}

/**
 * Mistakes between what was typed and a word: letters left out, added, changed or swapped with their neighbour.
 * whole: to the whole word; start: to that beginning of the word which is nearest, for words still being typed.
 */
export function mistakes(typed: string, word: string): { whole: number; start: number } {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const here = typed.charAt(row - 1);
      const there = word.charAt(column - 1);
      let best = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + substitution(here, there),
      );
      const swapped =
        row > 1 && column > 1 && here === word.charAt(column - 2) && typed.charAt(row - 2) === there && here !== there;
      if (swapped) best = Math.min(best, (beforeLast[column - 2] ?? 0) + 1);
      current.push(best);
    }
    beforeLast = last;
    last = current;
  }
  return { whole: last[word.length] ?? typed.length, start: Math.min(...last) };
}

/** How many mistakes a word of this length may carry. */
export function allowedMistakes(length: number): number {
  if (length <= 2) return 0;
  if (length === 3) return 0.5;
  if (length <= 5) return 1;
  return length <= 8 ? 2 : 3;
}

/** How much the typed word resembles a word of a name: 1 the same, 0 not at all. Both are skeletons. */
export function likeness(typed: string, word: string): number {
  if (typed === word) return 1;
  if (word.startsWith(typed)) return 0.9 + (0.09 * typed.length) / word.length;
  const { whole, start } = mistakes(typed, word);
  const allowed = allowedMistakes(typed.length);
  const asWhole = whole <= allowed ? 1 - whole / typed.length : 0;
  const asStart = typed.length >= 4 && start <= allowed ? 0.9 - start / typed.length : 0;
  const asPart = typed.length >= 4 && word.includes(typed) ? 0.7 : 0;
  return Math.max(asWhole, asStart, asPart);
}
