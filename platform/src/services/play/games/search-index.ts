import { likeness } from './internal/search-distance';
import { ungluing } from './internal/search-glued';
import { otherLayouts } from './internal/search-layouts';
import { type Bond, readNames, type SearchedName, type Words } from './internal/search-names';
import { SearchScores, WordSums } from './internal/search-scores';
import { soundOfWord, spelled } from './internal/search-skeleton';

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
/** A word that is not of the name itself counts less: names stand first, then their makers', then what is said about them. */
const WORTH: Readonly<Record<Bond, number>> = { own: 1, maker: 0.95, about: 0.92 };
/** Every word of the name was typed: it stands before names that have more words. */
const NAMED_IN_FULL = 0.004;
/** Words about a name are many: one or two letters, sounds left together, begin too many of them to mean one. */
const MIN_BEGUN_LETTERS = 3;
/** The whole query is what names are described by ("high low"): they stand before what only begins so. */
const DESCRIBED_IN_WHOLE = 0.995;
/** A reading with another keyboard layout must beat what was really typed. */
const LAYOUT_PENALTY = 0.95;
/** So must a reading with spaces put in, which is told by less, and every word of which must be like something. */
const UNGLUED_PENALTY = 0.97;
const UNGLUED_ENOUGH = 0.75;
/** Longer queries are cut: no name is that long, and the work stays bounded. */
const MAX_QUERY_LENGTH = 64;
/** Pieces of two letters that a word must share to be compared: two swapped letters spoil three. Short words: one. */
const SHARED_BY_WORDS = 0.3;
/** Pieces of three letters that a whole name must share, and how many such names are compared letter by letter. */
const SHARED_BY_NAMES = 0.4;
const NAMES_COMPARED = 64;
const MIN_JOINED_LENGTH = 6;

type TypedWord = { spelling: string; sound: string };
/** Names that a word leads to, how like it is to what was typed, and what that is worth. */
type Like = { places: readonly number[]; like: number; worth: number; isOwn: boolean };

const typedWord = (spelling: string): TypedWord => ({ spelling, sound: soundOfWord(spelling) });
/** A part of what was heard is spelled no other way. */
const heardWord = (sound: string): TypedWord => ({ spelling: '', sound });

function likeWords(words: Words, typed: string, bonds: readonly Bond[], isName: boolean): Like[] {
  const found: Like[] = [];
  words.pieces.sharing(typed, typed.length <= 4 ? 0 : SHARED_BY_WORDS, (number) => {
    const word = words.list[number] ?? '';
    const like = likeness(typed, word);
    if (like === 0) return;
    for (const bond of bonds) {
      const places = words.places[bond][number] ?? [];
      if (places.length === 0) continue;
      // Sounds left together, a letter lost: too many of the words about names begin so to mean one.
      const mayBegin = typed.length >= MIN_BEGUN_LETTERS && !(isName && bond === 'about');
      const isMeant = bond === 'own' || word === typed || (like >= NEAR_ENOUGH && mayBegin);
      if (isMeant) found.push({ places, like, worth: like * WORTH[bond], isOwn: bond === 'own' });
    }
  });
  return found;
}

/**
 * By the sound, and by the letters where the word is no name as it stands: a slip may change the sound of the letters around it
 * ("cihme"). A word that is a name's as it stands is no beginning of another that describes ("high" of "hive").
 */
function likesOf(sounds: Words, spellings: Words, { spelling, sound }: TypedWord): Like[] {
  const isName = spellings.numbers.has(spelling);
  const found = likeWords(sounds, sound, ['own', 'maker', 'about'], isName);
  if (spelling !== '' && !isName) found.push(...likeWords(spellings, spelling, ['own', 'maker'], isName));
  return found.sort((one, other) => other.worth - one.worth);
}

const heardAs = (typed: readonly TypedWord[]): string => typed.map(({ sound }) => sound).join(' ');

/** A query as somebody may have meant it. */
type Reading = { typed: TypedWord[]; weight: number };

/** Readings with another layout on, each sound once. */
function inOtherLayouts(query: string): Reading[] {
  const heard = new Map<string, Reading>();
  for (const reading of otherLayouts(query)) {
    const typed = spelled(reading).map(typedWord);
    // Keys read in a layout that was not on give mostly consonants: no name sounds like that.
    const isPlausible = typed.every(({ sound }) => sound.length < 4 || /[aeiou]|^\d+$/.test(sound));
    const sound = heardAs(typed);
    if (typed.length > 0 && isPlausible && !heard.has(sound)) heard.set(sound, { typed, weight: LAYOUT_PENALTY });
  }
  return [...heard.values()];
}

/**
 * An index of names in memory, over the sound of their words. Forgives typing mistakes, the wrong keyboard layout, spaces
 * left out, and Latin, Ukrainian, Russian and Kazakh letters for one another. Words of the maker and of phrases about a name may stand
 * together with words of the name, in any order.
 */
export function buildSearchIndex(names: readonly SearchedName[]): SearchIndex {
  const { sounds, spellings, describedInWhole, lengths, joined, wholes } = readNames(names);
  const [unglueSpelled, unglueSounds] = [ungluing(spellings), ungluing(sounds)];
  const sums = new WordSums(lengths);
  // Of the running query: a word comes again in other readings of it.
  const likes = new Map<string, readonly Like[]>();
  const scores = new SearchScores(names.length, (place) => names[place]?.rank ?? 0);

  /** Likeness of names to a reading: the mean over its words of the most like word of the name. @returns that of each word at best. */
  function scoreByWords(typed: readonly TypedWord[], weight: number, enough: number): number[] {
    const best = typed.map((word) => {
      const key = `${word.spelling} ${word.sound}`;
      const found = likes.get(key) ?? likesOf(sounds, spellings, word);
      likes.set(key, found);
      sums.add(found);
      return found[0]?.like ?? 0;
    });
    sums.take((place, sum, isInFull) => {
      const mean = sum / typed.length;
      if (mean >= enough) scores.raise(place, (mean + (isInFull ? NAMED_IN_FULL : 0)) * weight);
    });
    return best;
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

  /** Words that are like none may be several that were typed without a space. */
  function scoreUnglued(typed: readonly TypedWord[], best: readonly number[], weight: number): void {
    for (const [turn, word] of typed.entries()) {
      if ((best[turn] ?? 0) >= RIGHT) continue;
      const read = unglueSpelled(word.spelling).map((parts) => parts.map(typedWord));
      const heard = read.length > 0 ? [] : unglueSounds(word.sound).map((parts) => parts.map(heardWord));
      for (const parts of [...read, ...heard])
        scoreByWords(typed.toSpliced(turn, 1, ...parts), weight * UNGLUED_PENALTY, UNGLUED_ENOUGH);
    }
  }

  /** @returns how like its words are to known ones. */
  function scoreReading({ typed, weight }: Reading, enough: number): number[] {
    const best = scoreByWords(typed, weight, enough);
    for (const place of describedInWhole.get(heardAs(typed)) ?? []) scores.raise(place, DESCRIBED_IN_WHOLE * weight);
    return best;
  }

  /** What was typed, then with other layouts on unless that was right, then with other spaces unless one of those was. */
  function score(query: string, enough: number, isEnough: () => boolean): void {
    const asTyped = { typed: spelled(query).map(typedWord), weight: 1 };
    if (asTyped.typed.length === 0) return;
    const bests = [scoreReading(asTyped, enough)];
    if (isEnough()) return;
    const readings = [asTyped, ...inOtherLayouts(query)];
    for (const reading of readings.slice(1)) bests.push(scoreReading(reading, enough));
    if (scores.best() >= RIGHT) return;
    for (const [at, { typed, weight }] of readings.entries()) {
      scoreJoined(typed.map(({ sound }) => sound).join(''), weight);
      scoreUnglued(typed, bests[at] ?? [], weight);
    }
  }

  function take(minScore: number, limit: number): number[] {
    likes.clear();
    return scores.takeBest(minScore, limit);
  }

  return {
    search(query, limit) {
      score(query.slice(0, MAX_QUERY_LENGTH), NEAR_ENOUGH, () => scores.best() >= RIGHT);
      return take(scores.best() - BEHIND_THE_BEST, limit);
    },
    nearest(query, limit) {
      score(query.slice(0, MAX_QUERY_LENGTH), WORTH_PROPOSING, () => false);
      return take(0, limit);
    },
  };
}
