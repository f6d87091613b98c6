import { createPieceIndex, type PieceIndex } from './search-pieces';
import { skeleton } from './search-skeleton';

/** A name, and phrases by which it is found too, such as what kind of thing it names. */
export type SearchedName = { name: string; rank: number; about?: readonly string[] };

/** What an index knows of names by their sound: their words and those they are described by, each with the places of its names. */
export type NamedWords = {
  vocabulary: readonly string[];
  /** By the number of a word: names that have it, and names that are described by it and have it not. */
  namesWith: readonly (readonly number[])[];
  describedBy: readonly (readonly number[])[];
  /** Names by a whole phrase that describes them, its words parted by spaces. */
  describedInWhole: ReadonlyMap<string, readonly number[]>;
  /** Names with the spaces left out, by place. */
  joined: readonly string[];
  words: PieceIndex;
  wholes: PieceIndex;
};

export function readNames(names: readonly SearchedName[]): NamedWords {
  const vocabulary: string[] = [];
  const namesWith: number[][] = [];
  const describedBy: number[][] = [];
  const joined: string[] = [];
  const words = createPieceIndex(2);
  const wholes = createPieceIndex(3);

  const numbers = new Map<string, number>();
  const numberOf = (word: string): number => {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    const number = vocabulary.push(word) - 1;
    numbers.set(word, number);
    namesWith.push([]);
    describedBy.push([]);
    words.add(word);
    return number;
  };
  const describedInWhole = new Map<string, number[]>();
  // Thousands of names are described by the same few hundred phrases.
  const read = new Map<string, { words: number[]; places: number[] }>();
  const readPhrase = (phrase: string) => {
    const known = read.get(phrase);
    if (known) return known;
    const parts = skeleton(phrase);
    const whole = parts.join(' ');
    const places = describedInWhole.get(whole) ?? [];
    describedInWhole.set(whole, places);
    const fresh = { words: parts.map(numberOf), places };
    read.set(phrase, fresh);
    return fresh;
  };
  for (const [place, { name, about }] of names.entries()) {
    const parts = skeleton(name);
    const own = new Set(parts.map(numberOf));
    for (const number of own) namesWith[number]?.push(place);
    const described = (about ?? []).map(readPhrase);
    for (const number of new Set(described.flatMap((phrase) => phrase.words)))
      if (!own.has(number)) describedBy[number]?.push(place);
    for (const places of new Set(described.map((phrase) => phrase.places))) places.push(place);
    joined.push(parts.join(''));
    wholes.add(parts.join(''));
  }
  return { vocabulary, namesWith, describedBy, describedInWhole, joined, words, wholes };
}
