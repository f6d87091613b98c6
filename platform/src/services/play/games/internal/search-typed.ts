import { otherLayouts } from './search-layouts';
import { soundOfWord, spelled } from './search-skeleton';

/** A word as it was typed, in Latin letters. spelling: empty where only the sound is known. */
export type TypedWord = { spelling: string; sound: string };

/** A query as somebody may have meant it; weight: what a name that is found by it counts, against one found by what was typed. */
export type Reading = { typed: readonly TypedWord[]; weight: number };

/** A query, read once for every index that is asked. */
export type TypedQuery = { asTyped: Reading; inOtherLayouts: () => readonly Reading[] };

/** Longer queries are cut: no name is that long, and the work stays bounded. */
const MAX_QUERY_LENGTH = 64;
/** A reading with another keyboard layout must beat what was really typed. */
const LAYOUT_PENALTY = 0.95;

export const typedWord = (spelling: string): TypedWord => ({ spelling, sound: soundOfWord(spelling) });
/** A part of what was heard is spelled no other way. */
export const heardWord = (sound: string): TypedWord => ({ spelling: '', sound });

/** The sounds of words, parted by spaces. */
export const heardAs = (typed: readonly TypedWord[]): string => typed.map(({ sound }) => sound).join(' ');

/** The words of a reading; null when one is not to be spoken: keys read in a layout that was not on give mostly consonants. */
function plausibleWords(reading: string): TypedWord[] | null {
  const typed: TypedWord[] = [];
  for (const spelling of spelled(reading)) {
    const word = typedWord(spelling);
    if (word.sound.length >= 4 && !/[aeiou]|^\d+$/.test(word.sound)) return null;
    typed.push(word);
  }
  return typed;
}

/** Readings with another layout on, each sound once. */
function readInOtherLayouts(query: string): Reading[] {
  const heard = new Map<string, Reading>();
  for (const reading of otherLayouts(query)) {
    const typed = plausibleWords(reading);
    if (!typed || typed.length === 0) continue;
    const sound = heardAs(typed);
    if (!heard.has(sound)) heard.set(sound, { typed, weight: LAYOUT_PENALTY });
  }
  return [...heard.values()];
}

/** Reads a query by its words. Other layouts are read when they are first asked for. */
export function readTyped(query: string): TypedQuery {
  const cut = query.slice(0, MAX_QUERY_LENGTH);
  let others: readonly Reading[] | null = null;
  return {
    asTyped: { typed: spelled(cut).map(typedWord), weight: 1 },
    inOtherLayouts: () => {
      others ??= readInOtherLayouts(cut);
      return others;
    },
  };
}
