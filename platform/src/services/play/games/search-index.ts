import { likeness } from './internal/search-distance';
import { ungluing } from './internal/search-glued';
import { type Like, LikesOfQuery, NEAR_ENOUGH } from './internal/search-likes';
import { readNames, type SearchedName } from './internal/search-names';
import { SearchScores, WordSums } from './internal/search-scores';
import { heardAs, heardWord, type Reading, type TypedQuery, typedWord } from './internal/search-typed';

/** Names nearest to a query first, as places in the list the index was built of. */
export type SearchIndex = {
  search: (query: TypedQuery, limit: number) => number[];
  /** For a query that finds nothing: names that have something of it, such as one of its words. */
  nearest: (query: TypedQuery, limit: number) => number[];
};

/** No name that is found may lag further behind the best. */
const BEHIND_THE_BEST = 0.25;
/** The words of a query together must resemble a name that is only proposed like this much. */
const WORTH_PROPOSING = 0.25;
/** Every word is there, or begun: no other reading of the query is tried. */
const RIGHT = 0.9;
/** Every word of the name was typed: it stands before names that have more words. */
const NAMED_IN_FULL = 0.004;
/** The whole query is what names are described by ("high low"): they stand before what only begins so. */
const DESCRIBED_IN_WHOLE = 0.995;
/** A reading with spaces put in must beat what was typed: it is told by less, and every word of it must be like something. */
const UNGLUED_PENALTY = 0.97;
const UNGLUED_ENOUGH = 0.75;
/** Pieces of three letters that a whole name must share, and how many such names are compared letter by letter. */
const SHARED_BY_NAMES = 0.4;
const NAMES_COMPARED = 64;
const MIN_JOINED_LENGTH = 6;
/** More than sums of the same worths in another order may differ by. */
const ROUNDING = 1e-9;

/** What is asked of an index. enough: what a reading must resemble a name; behind: how far a name may lag behind the best. */
type Wanted = { limit: number; enough: number; behind: number };

const namesOf = (likes: readonly Like[]): number => likes.reduce((sum, { places }) => sum + places.length, 0);

/**
 * An index of names in memory, over the sound of their words. Forgives typing mistakes, the wrong keyboard layout, spaces
 * left out, and Latin, Ukrainian, Russian and Kazakh letters for one another. Words of the maker and of phrases about a name may stand
 * together with words of the name, in any order.
 */
export function buildSearchIndex(names: readonly SearchedName[]): SearchIndex {
  // Inside, names are numbered by rank: of equals the first is the better one.
  const order = [...names.keys()].sort((one, other) => (names[other]?.rank ?? 0) - (names[one]?.rank ?? 0));
  const { sounds, spellings, describedInWhole, lengths, joined, wholes } = readNames(
    order.flatMap((place) => names[place] ?? []),
  );
  const [unglueSpelled, unglueSounds] = [ungluing(spellings), ungluing(sounds)];
  const sums = new WordSums(lengths);
  const scores = new SearchScores(names.length);
  const likes = new LikesOfQuery(sounds, spellings);

  /**
   * Likeness of names to a reading: the mean over its words of the most like word of the name. What can't come among the best any more is
   * not looked at: words after one that is too little like any, and names that only the words which lead to most of them lead to.
   */
  function scoreByWords({ typed, weight }: Reading, enough: number, { limit, behind }: Wanted): void {
    const toReach = Math.max(scores.best() - behind - ROUNDING, scores.leastOfBest(limit));
    const least = Math.max(enough, toReach / weight - NAMED_IN_FULL) * typed.length - ROUNDING;
    let most = typed.length;
    const found: { led: readonly Like[]; best: number; names: number }[] = [];
    for (const word of typed) {
      const led = likes.of(word);
      const best = led[0]?.worth ?? 0;
      most += best - 1;
      if (most < least) return;
      found.push({ led, best, names: namesOf(led) });
    }
    found.sort((one, other) => one.names - other.names);
    sums.clear();
    let rest = most;
    for (const { led, best } of found) {
      sums.add(led, least - (most - best), rest >= least);
      rest -= best;
    }
    for (const place of sums.places()) {
      const mean = sums.sum(place) / typed.length;
      if (mean >= enough) scores.raise(place, (mean + (sums.isInFull(place) ? NAMED_IN_FULL : 0)) * weight);
    }
  }

  /** Likeness of whole names with the spaces left out, on both sides: "goldrush" for "Gold Rush". */
  function scoreJoined(typed: string, weight: number): void {
    if (typed.length < MIN_JOINED_LENGTH) return;
    for (const place of wholes.mostSharing(typed, SHARED_BY_NAMES, NAMES_COMPARED)) {
      const like = likeness(typed, joined[place] ?? '');
      if (like >= NEAR_ENOUGH) scores.raise(place, like * weight);
    }
  }

  /** Words that are like none may be several that were typed without a space. */
  function scoreUnglued({ typed, weight }: Reading, wanted: Wanted): void {
    for (const [turn, word] of typed.entries()) {
      if ((likes.of(word)[0]?.like ?? 0) >= RIGHT) continue;
      const read = unglueSpelled(word.spelling).map((parts) => parts.map(typedWord));
      const heard = read.length > 0 ? [] : unglueSounds(word.sound).map((parts) => parts.map(heardWord));
      for (const parts of [...read, ...heard]) {
        const unglued = { typed: typed.toSpliced(turn, 1, ...parts), weight: weight * UNGLUED_PENALTY };
        scoreByWords(unglued, UNGLUED_ENOUGH, wanted);
      }
    }
  }

  function scoreReading(reading: Reading, wanted: Wanted): void {
    const described = describedInWhole.get(heardAs(reading.typed)) ?? [];
    for (const place of described.slice(0, wanted.limit)) scores.raise(place, DESCRIBED_IN_WHOLE * reading.weight);
    scoreByWords(reading, wanted.enough, wanted);
  }

  /** What was typed, then with other layouts on unless that was right, then with other spaces unless one of those was. */
  function score({ asTyped, inOtherLayouts }: TypedQuery, wanted: Wanted, isEnough: () => boolean): void {
    if (asTyped.typed.length === 0) return;
    scoreReading(asTyped, wanted);
    if (isEnough()) return;
    const readings = [asTyped, ...inOtherLayouts()];
    for (const reading of readings.slice(1)) scoreReading(reading, wanted);
    if (scores.best() >= RIGHT) return;
    for (const reading of readings) {
      scoreJoined(reading.typed.map(({ sound }) => sound).join(''), reading.weight);
      scoreUnglued(reading, wanted);
    }
  }

  function take(minScore: number, limit: number): number[] {
    likes.clear();
    return scores.takeBest(minScore, limit).map((place) => order[place] ?? 0);
  }

  return {
    search(query, limit) {
      const wanted = { limit, enough: NEAR_ENOUGH, behind: BEHIND_THE_BEST };
      score(query, wanted, () => scores.best() >= RIGHT);
      return take(scores.best() - BEHIND_THE_BEST - ROUNDING, limit);
    },
    nearest(query, limit) {
      score(query, { limit, enough: WORTH_PROPOSING, behind: Infinity }, () => false);
      return take(0, limit);
    },
  };
}
