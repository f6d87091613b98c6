/** Cyrillic letters by their sound in Latin ones, alphabet beside sounds. Г, ґ, ғ come to one; so do х and һ. */
const ALPHABET = 'а ә б в г ґ ғ д е ё є э ж з и і ї й ы к қ л м н ң о ө п р с т у ұ ү ў ф х һ ц ч ш щ ъ ь ю я';
const ALPHABET_SOUNDS =
  'a a b v g g g d e e e e zh z i i i i i k k l m n n o o p r s t u u u u f h h ts ch sh sh _ _ iu ia';

const soundOf = new Map(
  ALPHABET.split(' ').map((letter, place) => [letter, ALPHABET_SOUNDS.split(' ')[place]?.replace('_', '') ?? '']),
);

/** Spellings of one sound, longest first; both an English title and its transliteration come to the same letters. */
const SOUNDS: readonly [RegExp, string][] = [
  [/dzh|dj|zh/g, 'j'],
  [/shch/g, 'S'],
  [/igh/g, 'ai'],
  // "tides", "fire", "nine": the silent e makes the i long.
  [/i([dfklmnrtv])e(s?)$/g, 'ai$1$2'],
  [/ou|ow(?![aeiou])/g, 'u'],
  [/ngu(?=[aeio])/g, 'ngv'],
  [/ng(?=r)/g, 'n'],
  [/zz(?=[aio])/g, 'ts'],
  [/sch|sh/g, 'S'],
  [/tch|ch/g, 'C'],
  [/kh/g, 'h'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/wh/g, 'v'],
  [/gh/g, 'g'],
  [/ck/g, 'k'],
  [/qu/g, 'kv'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/w/g, 'v'],
  [/oo/g, 'u'],
  [/ee|ea/g, 'i'],
  [/y/g, 'i'],
  [/h/g, 'g'],
  [/(\p{L})\1+/gu, '$1'],
];

function latin(text: string): string {
  // A letter held too long, while it is still one: ц would become ts, and ццц a long word.
  const once = text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(/([а-яёґєіїәғқңөұүўһ])\1+/gu, '$1');
  const letters = [...once].map((letter) => soundOf.get(letter) ?? letter).join('');
  return letters.normalize('NFKD').replaceAll(/\p{M}/gu, '');
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

/** A spelled word by its sound. Pure. */
export function soundOfWord(word: string): string {
  return SOUNDS.reduce((text, [spelling, sound]) => text.replaceAll(spelling, sound), word);
}

/** The words of a name by their sound, in Latin letters: "Фортуна" and "Fortuna" come to the same. Pure. */
export function skeleton(name: string): string[] {
  return spelled(name).map(soundOfWord);
}
