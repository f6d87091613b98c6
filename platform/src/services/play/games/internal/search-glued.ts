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

/** A text and which stretches of it are known words, by where they begin and end: they are asked for over and over. */
class Stretches {
  private readonly known: Uint8Array;
  private readonly width: number;

  constructor(
    readonly text: string,
    known: ReadonlySet<string>,
    longest: number,
  ) {
    this.width = text.length + 1;
    this.known = new Uint8Array(this.width * this.width);
    for (let from = 0; from + MIN_PART <= text.length; from += 1) {
      for (let to = from + MIN_PART; to <= Math.min(text.length, from + longest); to += 1) {
        if (known.has(text.slice(from, to))) this.known[from * this.width + to] = 1;
      }
    }
  }

  isKnown(from: number, to: number): boolean {
    return this.known[from * this.width + to] === 1;
  }

  /** Ways to read a stretch as so many known words; the last of them may also be `last`. */
  intoKnown(from: number, to: number, parts: number, last: ReadonlySet<string> | null): string[][] {
    const { text } = this;
    if (parts === 1) {
      const isRead = this.isKnown(from, to) || last?.has(text.slice(from, to));
      return isRead ? [[text.slice(from, to)]] : [];
    }
    const found: string[][] = [];
    for (let at = to - MIN_PART; at >= from + MIN_PART && found.length < MAX_READINGS; at -= 1) {
      if (!this.isKnown(from, at)) continue;
      for (const rest of this.intoKnown(at, to, parts - 1, last)) found.push([text.slice(from, at), ...rest]);
    }
    return found.slice(0, MAX_READINGS);
  }

  /** The first way to read a stretch as few known words. */
  fewestKnown(from: number, to: number): string[] | null {
    for (let parts = 1; parts < MAX_PARTS; parts += 1) {
      const [found] = this.intoKnown(from, to, parts, null);
      if (found) return found;
    }
    return null;
  }
}

function besideKnown(stretches: Stretches): string[][] {
  const { text } = stretches;
  const found: { length: number; parts: string[] }[] = [];
  for (let at = MIN_BEGUN; at <= text.length - MIN_BEGUN; at += 1) {
    const [before, after] = [stretches.fewestKnown(0, at), stretches.fewestKnown(at, text.length)];
    const [start, end] = [text.slice(0, at), text.slice(at)];
    if (before && start.length >= MIN_KNOWN_BESIDE) found.push({ length: start.length, parts: [...before, end] });
    if (after && end.length >= MIN_KNOWN_BESIDE) found.push({ length: end.length, parts: [start, ...after] });
  }
  return found
    .toSorted((one, other) => other.length - one.length || one.parts.length - other.parts.length)
    .slice(0, MAX_READINGS)
    .map(({ parts }) => parts);
}

/**
 * Reads a word as several of names and makers: "honeycombbunny" is "honeycomb bunny". The last may be begun only. When it can't be read so,
 * known words and a rest that may be mistyped; the most that is known first.
 */
export function ungluing({ list, places }: Words): Unglue {
  const known = new Set<string>();
  const beginnings = new Set<string>();
  let longest = 0;
  for (const [number, word] of list.entries()) {
    const isNamed = (places.own[number]?.length ?? 0) + (places.maker[number]?.length ?? 0) > 0;
    if (!isNamed || word.length < MIN_PART) continue;
    known.add(word);
    longest = Math.max(longest, word.length);
    for (let end = MIN_BEGUN; end <= word.length; end += 1) beginnings.add(word.slice(0, end));
  }

  return (typed) => {
    if (typed.length < MIN_GLUED) return [];
    const stretches = new Stretches(typed, known, longest);
    for (let parts = 2; parts <= MAX_PARTS; parts += 1) {
      const found = stretches.intoKnown(0, typed.length, parts, beginnings);
      if (found.length > 0) return found;
    }
    return besideKnown(stretches);
  };
}
