import { type Draw, pick } from '../../../studio/src/maths/random';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const KEYS = {
  ru: 'йцукенгшщзхъфывапролджэячсмитьбю',
  uk: 'йцукенгшщзхїфівапролджєячсмитьбю',
} as const;

export type Ear = 'uk' | 'ru' | 'kk';

/** Sounds as somebody writes them who hears English, longest first: "th" is "т", "ee" is "и". */
const HEARD: readonly (readonly [string, string, string, string])[] = [
  ['shch', 'щ', 'щ', 'щ'],
  ['tch', 'ч', 'ч', 'ч'],
  ['igh', 'ай', 'ай', 'ай'],
  ['sh', 'ш', 'ш', 'ш'],
  ['ch', 'ч', 'ч', 'ч'],
  ['zh', 'ж', 'ж', 'ж'],
  ['kh', 'х', 'х', 'х'],
  ['ph', 'ф', 'ф', 'ф'],
  ['th', 'т', 'т', 'т'],
  ['ck', 'к', 'к', 'к'],
  ['qu', 'кв', 'кв', 'кв'],
  ['oo', 'у', 'у', 'у'],
  ['ee', 'і', 'и', 'и'],
  ['ea', 'і', 'и', 'и'],
  ['ts', 'ц', 'ц', 'ц'],
  ['ya', 'я', 'я', 'я'],
  ['yu', 'ю', 'ю', 'ю'],
  ['ia', 'ія', 'ия', 'ия'],
  ['ce', 'се', 'се', 'се'],
  ['ci', 'сі', 'си', 'си'],
  ['x', 'кс', 'кс', 'кс'],
  ['j', 'дж', 'дж', 'дж'],
  ...['aааа', 'bббб', 'cккк', 'dддд', 'eеее', 'fффф', 'gггг', 'hхгх', 'iіиі', 'kккк', 'lллл', 'mммм', 'nннн'].map(
    ([letter = '', uk = '', ru = '', kk = '']) => [letter, uk, ru, kk] as const,
  ),
  ...['oооо', 'pппп', 'qккқ', 'rррр', 'sссс', 'tттт', 'uууу', 'vввв', 'wввв', 'yийй', 'zззз'].map(
    ([letter = '', uk = '', ru = '', kk = '']) => [letter, uk, ru, kk] as const,
  ),
];

/** A text in Latin letters as it is written in Cyrillic ones by ear. */
export function byEar(text: string, ear: Ear): string {
  let written = '';
  for (let at = 0; at < text.length; ) {
    const heard = HEARD.find(([sound]) => text.startsWith(sound, at));
    written += heard ? heard[['uk', 'ru', 'kk'].indexOf(ear) + 1] : text[at];
    at += heard ? heard[0].length : 1;
  }
  return written;
}

/** A text in Latin letters, typed with another layout on. */
export function withLayout(text: string, layout: keyof typeof KEYS): string {
  return [...text].map((letter) => KEYS[layout][LATIN.indexOf(letter)] ?? letter).join('');
}

/** The letters that lie beside one on the keyboard. */
function besides(letter: string): string[] {
  const row = ROWS.findIndex((keys) => keys.includes(letter));
  const at = ROWS[row]?.indexOf(letter) ?? 0;
  return [ROWS[row]?.[at - 1], ROWS[row]?.[at + 1], ROWS[row - 1]?.[at], ROWS[row + 1]?.[at]].flatMap(
    (key) => key ?? [],
  );
}

export type Hand = 'swap' | 'lose' | 'double' | 'add' | 'change';

/** One slip of the hand in a word; the first letter is mostly right, as people look at it. */
export function slipIn(word: string, hand: Hand, draw: Draw): string {
  const at = word.length > 3 && draw(8) > 0 ? 1 + draw(word.length - 1) : draw(word.length);
  const [before, letter, after] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)];
  if (hand === 'lose') return before + after;
  if (hand === 'double') return before + letter + letter + after;
  if (hand === 'add') return before + pick(draw, [...LETTERS]) + letter + after;
  if (hand === 'change') return before + pick(draw, besides(letter).length > 0 ? besides(letter) : [letter]) + after;
  // A letter changes places with the next that differs from it; "aa" has none.
  const places = [...word].flatMap((each, place) => (place > 0 && each !== word[place - 1] ? [place] : []));
  const place = places.length > 1 ? places[1 + draw(places.length - 1)] : places[0];
  if (place === undefined) return word;
  return word.slice(0, place - 1) + (word[place] ?? '') + (word[place - 1] ?? '') + word.slice(place + 1);
}
