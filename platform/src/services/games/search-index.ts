import { likeness } from './search-distance';
import { otherLayouts } from './search-layouts';
import { createPieceIndex } from './search-pieces';
import { skeleton } from './search-skeleton';

/** Names nearest to a query first, as places in the list the index was built of. */
export type SearchIndex = {
  search: (query: string, limit: number) => number[];
  /** For a query that finds nothing: names that have something of it, such as one of its words. */
  nearest: (query: string, limit: number) => number[];
};

/** The words of a query together must resemble a name like this much, and no name may lag further behind the best. */
const NEAR_ENOUGH = 0.6;
const BEHIND_THE_BEST = 0.25;
/** The same for a name that is only proposed. */
const WORTH_PROPOSING = 0.25;
/** Every word is there, or begun: no other reading of the query is tried. */
const RIGHT = 0.9;
/** A reading with another keyboard layout must beat what was really typed. */
const LAYOUT_PENALTY = 0.95;
/** Longer queries are cut: no name is that long, and the work stays bounded. */
const LONGEST_QUERY = 64;
/** Pieces of two letters that a word must share to be compared: two swapped letters spoil three. Short words: one. */
const SHARED_BY_WORDS = 0.3;
/** Pieces of three letters that a whole name must share, and how many such names are compared letter by letter. */
const SHARED_BY_NAMES = 0.4;
const NAMES_COMPARED = 64;
const SHORTEST_JOINED = 6;

type Scores = Map<number, number>;

function raise(scores: Scores, place: number, score: number): void {
  if (score > (scores.get(place) ?? 0)) scores.set(place, score);
}

/**
 * An index of names in memory, over the sound of their words. Forgives typing mistakes, the wrong keyboard layout, spaces
 * left out, and Latin, Ukrainian, Russian and Kazakh letters for one another. rank breaks ties, larger first.
 */
export function buildSearchIndex(names: readonly { name: string; rank: number }[]): SearchIndex {
  const vocabulary: string[] = [];
  const namesWith: number[][] = [];
  const joined: string[] = [];
  const words = createPieceIndex(2);
  const wholes = createPieceIndex(3);
  // Which word of the running query last raised a name, and the sum of its words' likenesses.
  const raisedBy = new Int32Array(names.length).fill(-1);
  const sums = new Float64Array(names.length);

  const numberOf = new Map<string, number>();
  for (const [place, { name }] of names.entries()) {
    const parts = skeleton(name);
    for (const word of new Set(parts)) {
      let number = numberOf.get(word);
      if (number === undefined) {
        number = vocabulary.push(word) - 1;
        numberOf.set(word, number);
        namesWith.push([]);
        words.add(word);
      }
      namesWith[number]?.push(place);
    }
    joined.push(parts.join(''));
    wholes.add(parts.join(''));
  }

  /** Words that resemble a typed one, most like first. */
  function similarWords(typed: string): { number: number; like: number }[] {
    const found: { number: number; like: number }[] = [];
    words.sharing(typed, typed.length <= 4 ? 0 : SHARED_BY_WORDS, (number) => {
      const like = likeness(typed, vocabulary[number] ?? '');
      if (like >= NEAR_ENOUGH) found.push({ number, like });
    });
    return found.sort((one, other) => other.like - one.like);
  }

  /** Likeness of names to a reading: the mean over its words of the most like word of the name. */
  function scoreByWords(typed: readonly string[], weight: number, scores: Scores, enough: number): void {
    const touched: number[] = [];
    for (const [turn, word] of typed.entries()) {
      for (const { number, like } of similarWords(word)) {
        for (const place of namesWith[number] ?? []) {
          if (raisedBy[place] === turn) continue;
          if (raisedBy[place] === -1) touched.push(place);
          raisedBy[place] = turn;
          sums[place] = (sums[place] ?? 0) + like;
        }
      }
    }
    for (const place of touched) {
      const mean = (sums[place] ?? 0) / typed.length;
      if (mean >= enough) raise(scores, place, mean * weight);
      raisedBy[place] = -1;
      sums[place] = 0;
    }
  }

  /** Likeness of whole names with the spaces left out, on both sides: "goldrush" for "Gold Rush". */
  function scoreJoined(typed: string, weight: number, scores: Scores): void {
    if (typed.length < SHORTEST_JOINED) return;
    const near: { place: number; shared: number }[] = [];
    wholes.sharing(typed, SHARED_BY_NAMES, (place, shared) => near.push({ place, shared }));
    near.sort((one, other) => other.shared - one.shared);
    for (const { place } of near.slice(0, NAMES_COMPARED)) {
      const like = likeness(typed, joined[place] ?? '');
      if (like >= NEAR_ENOUGH) raise(scores, place, like * weight);
    }
  }

  const best = (scores: Scores) => {
    let most = 0;
    for (const score of scores.values()) if (score > most) most = score;
    return most;
  };

  function read(text: string, weight: number, scores: Scores, enough = NEAR_ENOUGH): void {
    const typed = skeleton(text);
    // Keys read in a layout that was not on give mostly consonants: no name sounds like that.
    const plausible = weight === 1 || typed.every((word) => word.length < 4 || /[aeiou]/.test(word));
    if (typed.length === 0 || !plausible) return;
    scoreByWords(typed, weight, scores, enough);
    if (best(scores) < RIGHT * weight) scoreJoined(typed.join(''), weight, scores);
  }

  const rank = (place: number) => names[place]?.rank ?? 0;
  const bestFirst = (scores: Scores, least: number, limit: number) =>
    [...scores]
      .filter(([, score]) => score >= least)
      .sort(([one, scoreOne], [two, scoreTwo]) => scoreTwo - scoreOne || rank(two) - rank(one) || one - two)
      .slice(0, limit)
      .map(([place]) => place);

  return {
    search(query, limit) {
      const typed = query.slice(0, LONGEST_QUERY);
      const scores: Scores = new Map();
      read(typed, 1, scores);
      if (best(scores) < RIGHT) for (const reading of otherLayouts(typed)) read(reading, LAYOUT_PENALTY, scores);
      return bestFirst(scores, best(scores) - BEHIND_THE_BEST, limit);
    },
    nearest(query, limit) {
      const typed = query.slice(0, LONGEST_QUERY);
      const scores: Scores = new Map();
      read(typed, 1, scores, WORTH_PROPOSING);
      for (const reading of otherLayouts(typed)) read(reading, LAYOUT_PENALTY, scores, WORTH_PROPOSING);
      return bestFirst(scores, 0, limit);
    },
  };
}
