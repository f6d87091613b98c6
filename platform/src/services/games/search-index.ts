import { likeness } from './search-distance';
import { otherLayouts } from './search-layouts';
import { skeleton } from './search-skeleton';

/** Names nearest to a query first, as places in the list the index was built of. */
export type SearchIndex = { search: (query: string, limit: number) => number[] };

/** A word must resemble its like this much, all words of a query together this much, and no name lag further behind the best. */
const NEAR_ENOUGH = 0.6;
const BEHIND_THE_BEST = 0.25;
/** A reading with another keyboard layout must beat what was really typed. */
const LAYOUT_PENALTY = 0.95;
/** Longer queries are cut: no name is that long, and the work stays bounded. */
const LONGEST_QUERY = 64;

/** Pieces of two letters, the first one marked as a beginning: "sun" is "^s su un". */
function pieces(word: string): string[] {
  return [...`^${word}`].slice(0, -1).map((letter, place) => letter + word.charAt(place));
}

/** The words of a name, neighbours also written together: "Gold Rush" is found as "goldrush". */
function indexed(words: readonly string[]): Set<string> {
  const pairs = words.slice(1).map((word, place) => (words[place] ?? '') + word);
  return new Set([...words, ...pairs, words.join('')]);
}

function add<K>(lists: Map<K, number[]>, key: K, value: number): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/**
 * An index of names in memory, over the sound of their words. Forgives typing mistakes, the wrong keyboard layout, and
 * Latin, Ukrainian, Russian and Kazakh letters for one another. rank breaks ties, larger first.
 */
export function buildSearchIndex(names: readonly { name: string; rank: number }[]): SearchIndex {
  const vocabulary: string[] = [];
  const numberOf = new Map<string, number>();
  const namesWith: number[][] = [];
  const wordsWith = new Map<string, number[]>();

  for (const [place, { name }] of names.entries()) {
    for (const word of indexed(skeleton(name))) {
      let number = numberOf.get(word);
      if (number === undefined) {
        number = vocabulary.push(word) - 1;
        numberOf.set(word, number);
        namesWith.push([]);
        for (const piece of new Set(pieces(word))) add(wordsWith, piece, number);
      }
      namesWith[number]?.push(place);
    }
  }

  /** Words of the vocabulary that resemble a typed one. Two swapped letters spoil three pieces, so few need be shared. */
  function similarWords(typed: string): Map<number, number> {
    const shared = new Map<number, number>();
    const wanted = new Set(pieces(typed));
    for (const piece of wanted)
      for (const word of wordsWith.get(piece) ?? []) shared.set(word, (shared.get(word) ?? 0) + 1);
    const found = new Map<number, number>();
    const least = Math.max(1, Math.floor(wanted.size / 4));
    for (const [number, count] of shared) {
      if (count < least) continue;
      const like = likeness(typed, vocabulary[number] ?? '');
      if (like >= NEAR_ENOUGH) found.set(number, like);
    }
    return found;
  }

  /** Likeness of names to a reading: the mean over its words of the most like word of the name. */
  function score(words: readonly string[], weight: number, best: Map<number, number>): void {
    const sums = new Map<number, number>();
    for (const word of words) {
      const nearest = new Map<number, number>();
      for (const [number, like] of similarWords(word))
        for (const place of namesWith[number] ?? []) nearest.set(place, Math.max(nearest.get(place) ?? 0, like));
      for (const [place, like] of nearest) sums.set(place, (sums.get(place) ?? 0) + like);
    }
    for (const [place, sum] of sums) {
      const total = (sum / words.length) * weight;
      if (total >= NEAR_ENOUGH * weight) best.set(place, Math.max(best.get(place) ?? 0, total));
    }
  }

  return {
    search(query, limit) {
      const typed = query.slice(0, LONGEST_QUERY);
      const best = new Map<number, number>();
      for (const [reading, weight] of [typed, ...otherLayouts(typed)].map((text, nth) => [text, nth] as const)) {
        const words = skeleton(reading);
        if (words.length === 0) continue;
        const penalty = weight === 0 ? 1 : LAYOUT_PENALTY;
        score(words, penalty, best);
        if (words.length > 1) score([words.join('')], penalty, best);
      }
      const top = Math.max(0, ...best.values());
      const rank = (place: number) => names[place]?.rank ?? 0;
      return [...best]
        .filter(([, like]) => like >= top - BEHIND_THE_BEST)
        .sort(([one, likeOne], [two, likeTwo]) => likeTwo - likeOne || rank(two) - rank(one) || one - two)
        .slice(0, limit)
        .map(([place]) => place);
    },
  };
}
