import { lettersOf } from './search-distance';
import { PieceIndex } from './search-pieces';
import { soundOfWord, spelled } from './search-skeleton';

/**
 * A name to be found, what breaks ties (larger first), who made what it names, and phrases by which it is found too, such as what kind
 * of thing it names.
 */
export type SearchedName = { name: string; rank: number; maker?: string; about?: readonly string[] };

/** Why a word leads to a name: it is of the name itself, of its maker's, or of a phrase that describes it. */
export type Bond = 'own' | 'maker' | 'about';
/** Why a word leads to names, the closest bond first. */
const BONDS: readonly Bond[] = ['own', 'maker', 'about'];

/** Words, each with the places of the names it leads to. */
export type Words = {
  list: readonly string[];
  numbers: ReadonlyMap<string, number>;
  /** By the number of a word. */
  letters: readonly number[];
  /** By the number of a word; a place stands in the list of its closest bond alone. */
  places: Readonly<Record<Bond, readonly (readonly number[])[]>>;
  pieces: PieceIndex;
};

/** What an index knows of names. */
export type NamedWords = {
  /** Words by their sound, and those of names and makers as they are spelled. */
  sounds: Words;
  spellings: Words;
  /** Names by a whole phrase that describes them or names their maker, by sound, its words parted by spaces. */
  describedInWhole: ReadonlyMap<string, readonly number[]>;
  /** How many words a name has, and its sound with the spaces left out, by place. */
  lengths: readonly number[];
  joined: readonly string[];
  wholes: PieceIndex;
};

const MIN_PIECE = 2;
const MIN_PIECE_OF_NAMES = 3;

/** A list of words that grows; each knows its number. */
function growingWords() {
  const list: string[] = [];
  const numbers = new Map<string, number>();
  const letters: number[] = [];
  const places: Record<Bond, number[][]> = { own: [], maker: [], about: [] };
  const pieces = new PieceIndex(MIN_PIECE);
  const numberOf = (word: string): number => {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    const number = list.push(word) - 1;
    numbers.set(word, number);
    letters.push(lettersOf(word));
    for (const bond of BONDS) places[bond].push([]);
    pieces.add(word);
    return number;
  };
  /** Leads the words of each bond to a place. */
  const lead = (place: number, words: Readonly<Record<Bond, readonly string[]>>): void => {
    const led = new Set<string>();
    for (const bond of BONDS) {
      for (const word of words[bond]) {
        if (led.has(word)) continue;
        led.add(word);
        places[bond][numberOf(word)]?.push(place);
      }
    }
  };
  return { list, numbers, letters, places, pieces, lead };
}

/** Reads names into what an index searches in. */
export function readNames(names: readonly SearchedName[]): NamedWords {
  const sounds = growingWords();
  const spellings = growingWords();
  const wholes = new PieceIndex(MIN_PIECE_OF_NAMES);
  const describedInWhole = new Map<string, number[]>();
  const [lengths, joined]: [number[], string[]] = [[], []];

  // Thousands of names are described by the same few hundred phrases.
  const read = new Map<string, { spelling: string[]; sound: string[]; places: number[] }>();
  const readPhrase = (phrase: string) => {
    const known = read.get(phrase);
    if (known) return known;
    const spelling = spelled(phrase);
    const sound = spelling.map(soundOfWord);
    const whole = sound.join(' ');
    const places = describedInWhole.get(whole) ?? [];
    describedInWhole.set(whole, places);
    const fresh = { spelling, sound, places };
    read.set(phrase, fresh);
    return fresh;
  };

  for (const [place, { name, maker, about = [] }] of names.entries()) {
    const spelling = spelled(name);
    const sound = spelling.map(soundOfWord);
    const made = maker === undefined ? null : readPhrase(maker);
    const described = about.map(readPhrase);
    const [makerSpelling, makerSound] = [made?.spelling ?? [], made?.sound ?? []];
    sounds.lead(place, { own: sound, maker: makerSound, about: described.flatMap((phrase) => phrase.sound) });
    spellings.lead(place, { own: spelling, maker: makerSpelling, about: [] });
    for (const places of new Set([...(made ? [made] : []), ...described].map((phrase) => phrase.places)))
      places.push(place);
    lengths.push(new Set(sound).size);
    joined.push(sound.join(''));
    wholes.add(sound.join(''));
  }
  return { sounds, spellings, describedInWhole, lengths, joined, wholes };
}
