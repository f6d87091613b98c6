import { likeness } from './internal/search-distance';
import { otherLayouts } from './internal/search-layouts';
import { readNames, type SearchedName } from './internal/search-names';
import { SearchScores } from './internal/search-scores';
import { skeleton } from './internal/search-skeleton';

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
/** A word that is not of the name itself but is said about it counts less: names stand first. */
const DESCRIBED = 0.92;
/** Words about a name are many: one or two letters, sounds left together, begin too many of them to mean one. */
const MIN_BEGUN_LETTERS = 3;
/** The whole query is what names are described by ("high low"): they stand before what only begins so. */
const DESCRIBED_IN_WHOLE = 0.995;
/** A reading with another keyboard layout must beat what was really typed. */
const LAYOUT_PENALTY = 0.95;
/** Longer queries are cut: no name is that long, and the work stays bounded. */
const MAX_QUERY_LENGTH = 64;
/** Pieces of two letters that a word must share to be compared: two swapped letters spoil three. Short words: one. */
const SHARED_BY_WORDS = 0.3;
/** Pieces of three letters that a whole name must share, and how many such names are compared letter by letter. */
const SHARED_BY_NAMES = 0.4;
const NAMES_COMPARED = 64;
const MIN_JOINED_LENGTH = 6;

/**
 * An index of names in memory, over the sound of their words. Forgives typing mistakes, the wrong keyboard layout, spaces
 * left out, and Latin, Ukrainian, Russian and Kazakh letters for one another. rank breaks ties, larger first. about: phrases by which
 * a name is found too, such as what kind of thing it names; their words may stand together with words of the name.
 */
export function buildSearchIndex(names: readonly SearchedName[]): SearchIndex {
  const { vocabulary, namesWith, describedBy, describedInWhole, joined, words, wholes } = readNames(names);
  // Which word of the running query last raised a name, and the sum of its words' likenesses.
  const raisedBy = new Int32Array(names.length).fill(-1);
  const sums = new Float64Array(names.length);
  const scores = new SearchScores(names.length, (place) => names[place]?.rank ?? 0);

  /** Names that have a word like a typed one, or are described by it, most like first. */
  function namesLike(typed: string): { places: readonly number[]; like: number }[] {
    const found: { places: readonly number[]; like: number }[] = [];
    words.sharing(typed, typed.length <= 4 ? 0 : SHARED_BY_WORDS, (number) => {
      const like = likeness(typed, vocabulary[number] ?? '');
      if (like < NEAR_ENOUGH) return;
      const [own = [], about = []] = [namesWith[number], describedBy[number]];
      if (own.length > 0) found.push({ places: own, like });
      const isMeant = typed.length >= MIN_BEGUN_LETTERS || vocabulary[number] === typed;
      if (about.length > 0 && isMeant) found.push({ places: about, like: like * DESCRIBED });
    });
    return found.sort((one, other) => other.like - one.like);
  }

  /** Likeness of names to a reading: the mean over its words of the most like word of the name. */
  function scoreByWords(typed: readonly string[], weight: number, enough: number): void {
    const touched: number[] = [];
    for (const [turn, word] of typed.entries()) {
      for (const { places, like } of namesLike(word)) {
        for (const place of places) {
          if (raisedBy[place] === turn) continue;
          if (raisedBy[place] === -1) touched.push(place);
          raisedBy[place] = turn;
          sums[place] = (sums[place] ?? 0) + like;
        }
      }
    }
    for (const place of touched) {
      const mean = (sums[place] ?? 0) / typed.length;
      if (mean >= enough) scores.raise(place, mean * weight);
      raisedBy[place] = -1;
      sums[place] = 0;
    }
  }

  /** Likeness of whole names with the spaces left out, on both sides: "goldrush" for "Gold Rush". */
  function scoreJoined(typed: string, weight: number): void {
    if (typed.length < MIN_JOINED_LENGTH) return;
    const near: { place: number; shared: number }[] = [];
    wholes.sharing(typed, SHARED_BY_NAMES, (place, shared) => near.push({ place, shared }));
    near.sort((one, other) => other.shared - one.shared);
    for (const { place } of near.slice(0, NAMES_COMPARED)) {
      const like = likeness(typed, joined[place] ?? '');
      if (like >= NEAR_ENOUGH) scores.raise(place, like * weight);
    }
  }

  function score(text: string, weight: number, enough = NEAR_ENOUGH): void {
    const typed = skeleton(text);
    // Keys read in a layout that was not on give mostly consonants: no name sounds like that.
    const plausible = weight === 1 || typed.every((word) => word.length < 4 || /[aeiou]/.test(word));
    if (typed.length === 0 || !plausible) return;
    scoreByWords(typed, weight, enough);
    for (const place of describedInWhole.get(typed.join(' ')) ?? []) scores.raise(place, DESCRIBED_IN_WHOLE * weight);
    if (scores.best() < RIGHT * weight) scoreJoined(typed.join(''), weight);
  }

  return {
    search(query, limit) {
      const typed = query.slice(0, MAX_QUERY_LENGTH);
      score(typed, 1);
      if (scores.best() < RIGHT) for (const reading of otherLayouts(typed)) score(reading, LAYOUT_PENALTY);
      return scores.takeBest(scores.best() - BEHIND_THE_BEST, limit);
    },
    nearest(query, limit) {
      const typed = query.slice(0, MAX_QUERY_LENGTH);
      score(typed, 1, WORTH_PROPOSING);
      for (const reading of otherLayouts(typed)) score(reading, LAYOUT_PENALTY, WORTH_PROPOSING);
      return scores.takeBest(0, limit);
    },
  };
}
