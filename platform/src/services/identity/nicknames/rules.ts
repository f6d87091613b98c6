import {
  AVATAR_COLOURS,
  AVATAR_PATTERNS,
  AVATAR_SUITS,
  type Avatar,
  NICKNAME_DAYS,
  NICKNAME_MAX,
  NICKNAME_MIN,
  type NicknameRefusal,
} from '@kozyr/contracts/nicknames';
import { daysLater } from '../../kernel/time/days';
import { CONTACT_WORDS, HOUSE_WORDS, INSULTS } from './refused-words';

const LATIN = /[a-z]/i;
/** Letters of Russian, Ukrainian and Kazakh. */
const CYRILLIC = /[а-яёіїєґәғқңөұүһ]/i;
const LETTERS_AND_DIGITS = /^[a-zа-яёіїєґәғқңөұүһ][a-zа-яёіїєґәғқңөұүһ0-9]*$/i;
/** What stands in addresses of mail and of the web, in handles and in phone numbers. */
const OF_ADDRESSES = /[@.:/\\+#]/;
const MAX_DIGITS = 4;

/**
 * Each sign by one that it looks like, of any alphabet, in lower case and in capitals: а is a, В is b, 0 is o. A sign that looks like itself
 * alone is not here.
 */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  ...{ а: 'a', ә: 'a', в: 'b', б: '6', с: 'c', е: 'e', ё: 'e', є: 'e', ғ: 'г', ґ: 'г', н: 'h', һ: 'h', ң: 'h' },
  ...{ і: 'i', ї: 'i', l: 'i', '1': 'i', й: 'и', к: 'k', қ: 'k', м: 'm', о: 'o', ө: 'o', '0': 'o', р: 'p' },
  ...{ т: 't', у: 'y', ү: 'y', ұ: 'y', х: 'x', з: '3', ч: '4', щ: 'ш', ъ: 'ь', '5': 's' },
};

/** Digits by the letters they are put for: 4dm1n. */
const WRITTEN_FOR: Readonly<Record<string, string>> = { '3': 'e', '4': 'a', '7': 't', '6': 'b' };

const each = (text: string, by: Readonly<Record<string, string>>) => [...text].map((sign) => by[sign] ?? sign).join('');

/** What a nickname reads like: two that fold to one are taken for each other. */
export function foldNickname(nickname: string): string {
  return each(nickname.normalize('NFC').toLowerCase(), LOOKS_LIKE).replaceAll('rn', 'm').replaceAll('vv', 'w');
}

const withoutRepeats = (text: string) => text.replaceAll(/(.)\1+/gu, '$1');

/** Shorter than this a stem would be found in any word. */
const STEM_MIN = 3;

/** `exact`: of repeated letters alone, so that nothing of it is left without repeats: www is looked for as it is written. */
type Stem = { text: string; first: boolean; exact: boolean };
const stemOf = (word: string): Stem => {
  const first = word.startsWith('^');
  const folded = foldNickname(first ? word.slice(1) : word);
  const short = withoutRepeats(folded);
  const exact = short.length < STEM_MIN;
  return { text: exact ? folded : short, first, exact };
};
const HOUSE_STEMS = HOUSE_WORDS.map(stemOf);
const CONTACT_STEMS = CONTACT_WORDS.map(stemOf);
const INSULT_STEMS = INSULTS.map(stemOf);

/** Whether one of the stems is in it, however digits, look-alikes and repeated letters hide it. */
function holdsOne(folded: string, stems: readonly Stem[]): boolean {
  const readings = [folded, each(folded, WRITTEN_FOR), folded.replaceAll(/[0-9]/g, '')];
  return readings.some((reading) =>
    stems.some(({ text, first, exact }) => {
      const read = exact ? reading : withoutRepeats(reading);
      return first ? read.startsWith(text) : read.includes(text);
    }),
  );
}

/** A nickname that may be chosen, or why it may not. */
export type Fitted = { nickname: string; folded: string } | { refused: NicknameRefusal };

/** Reads what a player typed as a nickname. Whether somebody has it already is not asked. */
export function fitNickname(typed: string): Fitted {
  const nickname = typed.normalize('NFC').trim();
  if (OF_ADDRESSES.test(nickname)) return { refused: 'contact' };
  const { length } = [...nickname];
  if (length < NICKNAME_MIN || length > NICKNAME_MAX) return { refused: 'length' };
  if (!LETTERS_AND_DIGITS.test(nickname)) return { refused: 'letters' };
  if (LATIN.test(nickname) && CYRILLIC.test(nickname)) return { refused: 'mixed' };
  if (nickname.replaceAll(/[^0-9]/g, '').length > MAX_DIGITS) return { refused: 'digits' };
  const folded = foldNickname(nickname);
  if (holdsOne(folded, CONTACT_STEMS)) return { refused: 'contact' };
  if (holdsOne(folded, HOUSE_STEMS) || holdsOne(folded, INSULT_STEMS)) return { refused: 'refused' };
  return { nickname, folded };
}

/** From when a nickname that was chosen then may be changed; null: at once. */
export function changeableAt(chosenAt: Date | null, now: Date): Date | null {
  if (chosenAt === null) return null;
  const from = daysLater(chosenAt, NICKNAME_DAYS);
  return now < from ? from : null;
}

const at = <T>(list: readonly [T, ...T[]], byte: number): T => list[byte % list.length] ?? list[0];

/** The avatar of who has chosen none. @param bytes three that stay the player's own */
export function drawnAvatar(bytes: Uint8Array): Avatar {
  const [suit = 0, colour = 0, pattern = 0] = bytes;
  return { suit: at(AVATAR_SUITS, suit), colour: at(AVATAR_COLOURS, colour), pattern: at(AVATAR_PATTERNS, pattern) };
}
