import { lettersOf } from './search-distance';

/** Cyrillic letters by their sound in Latin ones, alphabet beside sounds. Г, ґ, ғ come to one; so do х and һ. */
const ALPHABET = 'а ә б в г ґ ғ д е ё є э ж з и і ї й ы к қ л м н ң о ө п р с т у ұ ү ў ф х һ ц ч ш щ ъ ь ю я';
const ALPHABET_SOUNDS =
  'a a b v g g g d e e e e zh z i i i i i k k l m n n o o p r s t u u u u f h h ts ch sh sh _ _ iu ia';

const soundOf = new Map(
  ALPHABET.split(' ').map((letter, place) => [letter, ALPHABET_SOUNDS.split(' ')[place]?.replace('_', '') ?? '']),
);

/**
 * Spellings of one sound, longest first, after the letters of which one must be there; no line writes a letter that a later one asks for.
 * Both an English title and its transliteration come to the same letters.
 */
const SOUNDS: readonly [string, RegExp, string][] = [
  ['hj', /dzh|dj|zh/g, 'j'],
  ['h', /shch/g, 'S'],
  ['h', /igh/g, 'ai'],
  // "tides", "fire", "nine": the silent e makes the i long.
  ['e', /i([dfklmnrtv])e(s?)$/g, 'ai$1$2'],
  ['o', /ou|ow(?![aeiou])/g, 'u'],
  ['g', /ngu(?=[aeio])/g, 'ngv'],
  ['g', /ng(?=r)/g, 'n'],
  ['z', /zz(?=[aio])/g, 'ts'],
  ['h', /sch|sh/g, 'S'],
  ['h', /tch|ch/g, 'C'],
  ['h', /kh/g, 'h'],
  ['h', /ph/g, 'f'],
  ['h', /th/g, 't'],
  ['h', /wh/g, 'v'],
  ['h', /gh/g, 'g'],
  ['c', /ck/g, 'k'],
  ['q', /qu/g, 'kv'],
  ['x', /x/g, 'ks'],
  ['c', /c(?=[eiy])/g, 's'],
  ['cq', /[cq]/g, 'k'],
  ['w', /w/g, 'v'],
  ['o', /oo/g, 'u'],
  ['e', /ee|ea/g, 'i'],
  ['y', /y/g, 'i'],
  ['h', /h/g, 'g'],
];
const SOUNDS_BY_LETTERS = SOUNDS.map(([letters, spelling, sound]) => ({
  letters: lettersOf(letters),
  spelling,
  sound,
}));

function isAscii(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 127) return false;
  return true;
}

function latin(text: string): string {
  if (isAscii(text)) return text.toLowerCase();
  // A letter held too long, while it is still one: ц would become ts, and ццц a long word.
  const once = text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/([а-яёґєіїәғқңөұүўһ])\1+/gu, '$1');
  const letters = [...once].map((letter) => soundOf.get(letter) ?? letter).join('');
  return isAscii(letters) ? letters : letters.normalize('NFKD').replaceAll(/\p{M}/gu, '');
}

/**
 * The words of a name in Latin letters as they are spelled. Apostrophes join ("Hero's"), everything else that is neither letter
 * nor digit parts words. Pure.
 */
export function spelled(name: string): string[] {
  return latin(name)
    .replaceAll(/['’ʼ`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

function isLetterHeld(word: string): boolean {
  for (let at = 1; at < word.length; at += 1) if (word.charCodeAt(at) === word.charCodeAt(at - 1)) return true;
  return false;
}

/** A spelled word by its sound. Pure. */
export function soundOfWord(word: string): string {
  const letters = lettersOf(word);
  let text = word;
  for (const each of SOUNDS_BY_LETTERS) {
    if ((each.letters & letters) !== 0) text = text.replaceAll(each.spelling, each.sound);
  }
  return isLetterHeld(text) ? text.replaceAll(/(\p{L})\1+/gu, '$1') : text;
}

/** The words of a name by their sound, in Latin letters: "Фортуна" and "Fortuna" come to the same. Pure. */
export function skeleton(name: string): string[] {
  return spelled(name).map(soundOfWord);
}
