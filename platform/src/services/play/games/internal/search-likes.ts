import { allowedMistakes, leastMistakes, lettersOf, likeness } from './search-distance';
import type { Bond, Words } from './search-names';
import type { Led } from './search-scores';
import type { TypedWord } from './search-typed';

/** The words of a query together must resemble a name like this much. */
export const NEAR_ENOUGH = 0.6;
/** A word that is not of the name itself counts less: names stand first, then their makers', then what is said about them. */
const WORTH: Readonly<Record<Bond, number>> = { own: 1, maker: 0.95, about: 0.92 };
/** Words about a name are many: one or two letters, sounds left together, begin too many of them to mean one. */
const MIN_BEGUN_LETTERS = 3;
/** Pieces of two letters that a word must share to be compared: two swapped letters spoil three. Short words: one. */
const SHARED_BY_WORDS = 0.3;

/** Names that a word leads to, and how like it is to what was typed. */
export type Like = Led & { like: number };

function addLikes(found: Like[], words: Words, typed: string, bonds: readonly Bond[], isName: boolean): void {
  const letters = lettersOf(typed);
  const allowed = allowedMistakes(typed.length);
  // Sounds left together, a letter lost: too many of the words about names begin so to mean one.
  const mayBegin = typed.length >= MIN_BEGUN_LETTERS;
  for (const number of words.pieces.sharing(typed, typed.length <= 4 ? 0 : SHARED_BY_WORDS)) {
    if (leastMistakes(letters, words.letters[number] ?? 0) > allowed) continue;
    const word = words.list[number] ?? '';
    const like = likeness(typed, word);
    if (like === 0) continue;
    for (const bond of bonds) {
      const places = words.places[bond][number];
      if (!places || places.length === 0) continue;
      const isMeant =
        bond === 'own' || word === typed || (like >= NEAR_ENOUGH && mayBegin && !(isName && bond === 'about'));
      if (isMeant) found.push({ places, like, worth: like * WORTH[bond], isOwn: bond === 'own' });
    }
  }
}

/**
 * What a typed word leads to, worth most first: by the sound, and by the letters where the word is no name as it stands, since a slip may
 * change the sound of the letters around it ("cihme"). A word that is a name's as it stands is no beginning of another that describes
 * ("high" of "hive").
 */
function likesOf(sounds: Words, spellings: Words, { spelling, sound }: TypedWord): Like[] {
  const isName = spellings.numbers.has(spelling);
  const found: Like[] = [];
  addLikes(found, sounds, sound, ['own', 'maker', 'about'], isName);
  if (spelling !== '' && !isName) addLikes(found, spellings, spelling, ['own', 'maker'], isName);
  return found.sort((one, other) => other.worth - one.worth);
}

/** What the words of the running query lead to: a word comes again in other readings of it. */
export class LikesOfQuery {
  private readonly known = new Map<string, readonly Like[]>();

  constructor(
    private readonly sounds: Words,
    private readonly spellings: Words,
  ) {}

  of(word: TypedWord): readonly Like[] {
    const key = word.spelling || ` ${word.sound}`;
    const known = this.known.get(key);
    if (known) return known;
    const found = likesOf(this.sounds, this.spellings, word);
    this.known.set(key, found);
    return found;
  }

  clear(): void {
    this.known.clear();
  }
}
