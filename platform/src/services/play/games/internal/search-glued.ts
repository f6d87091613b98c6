import type { Words } from './search-names';

const MIN_GLUED = 5;
const MIN_PART = 2;
/** A word that only begins, or stands beside one that is not known, must be this long to mean anything. */
const MIN_BEGUN = 3;
const MIN_KNOWN_BESIDE = 4;
const MAX_PARTS = 4;
const MAX_READINGS = 4;

/** Parts words that were typed without the spaces between them. */
export type Unglue = (typed: string) => string[][];

/**
 * Reads a word as several of names and makers: "honeycombbunny" is "honeycomb bunny". The last may be begun only. When it can't be read so,
 * known words and a rest that may be mistyped; the most that is known first.
 */
export function ungluing({ list, places }: Words): Unglue {
  const known = new Set<string>();
  const beginnings = new Set<string>();
  for (const [number, word] of list.entries()) {
    const isNamed = (places.own[number]?.length ?? 0) + (places.maker[number]?.length ?? 0) > 0;
    if (!isNamed || word.length < MIN_PART) continue;
    known.add(word);
    for (let end = MIN_BEGUN; end <= word.length; end += 1) beginnings.add(word.slice(0, end));
  }

  const isKnown = (word: string) => known.has(word);
  const isBegun = (word: string) => known.has(word) || beginnings.has(word);

  /** Ways to read a text as so many known words, by what the last of them must be. */
  function intoKnown(text: string, parts: number, mayEnd: (word: string) => boolean): string[][] {
    if (parts === 1) return mayEnd(text) ? [[text]] : [];
    const found: string[][] = [];
    for (let at = text.length - MIN_PART; at >= MIN_PART && found.length < MAX_READINGS; at -= 1) {
      const start = text.slice(0, at);
      if (!known.has(start)) continue;
      for (const rest of intoKnown(text.slice(at), parts - 1, mayEnd)) found.push([start, ...rest]);
    }
    return found.slice(0, MAX_READINGS);
  }

  /** The first way to read it as few known words. */
  function fewestKnown(text: string): string[] | null {
    for (let parts = 1; parts < MAX_PARTS; parts += 1) {
      const [found] = intoKnown(text, parts, isKnown);
      if (found) return found;
    }
    return null;
  }

  function besideKnown(text: string): string[][] {
    const found: { length: number; parts: string[] }[] = [];
    const keep = (length: number, parts: string[]) => length >= MIN_KNOWN_BESIDE && found.push({ length, parts });
    for (let at = MIN_BEGUN; at <= text.length - MIN_BEGUN; at += 1) {
      const [start, end] = [text.slice(0, at), text.slice(at)];
      const [before, after] = [fewestKnown(start), fewestKnown(end)];
      if (before) keep(at, [...before, end]);
      if (after) keep(end.length, [start, ...after]);
    }
    return found
      .toSorted((one, other) => other.length - one.length || one.parts.length - other.parts.length)
      .slice(0, MAX_READINGS)
      .map(({ parts }) => parts);
  }

  return (typed) => {
    if (typed.length < MIN_GLUED) return [];
    for (let parts = 2; parts <= MAX_PARTS; parts += 1) {
      const found = intoKnown(typed, parts, isBegun);
      if (found.length > 0) return found;
    }
    return besideKnown(typed);
  };
}
