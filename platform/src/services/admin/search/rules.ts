import { MAX_SEARCH_RESULTS } from '@kozyr/contracts/operator/search';
import { parseEmail, parsePhone } from '../../kernel/players/contact';

/** The ends of a span of UUIDs, both included: those that begin alike stand side by side in an index. */
export type IdSpan = { from: string; to: string };

/** What a search asks for; null or empty: it can't be that. */
export type Lookup = {
  /** A whole id, or how one begins. */
  ids: IdSpan | null;
  /** Whole phones it can be, E.164 digits. */
  phones: readonly string[];
  /** The last digits of a phone. */
  phoneEnd: string | null;
  email: string | null;
  /** The beginning of a name of whatever has one. */
  name: string | null;
  /** A reference that a gateway or a provider gave. */
  reference: string | null;
};

const NOTHING: Lookup = { ids: null, phones: [], phoneEnd: null, email: null, name: null, reference: null };

/** Digits from which the end of a phone is looked for: fewer are the end of too many. */
const MIN_PHONE_END = 4;
/** A phone has no more digits: what has more is some number of a machine. */
const MAX_PHONE_DIGITS = 15;
const MIN_ID_START = 8;
const REFERENCE = /^[\w:.-]{4,128}$/;
/** Eight digits of an id, or more, with its dashes or without. */
const ID_START = /^[0-9a-f]{8}(-?[0-9a-f]{0,4}){0,3}(-?[0-9a-f]{0,12})$/i;

const dashed = (hex: string) =>
  [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');

function idsOf(asked: string): IdSpan | null {
  if (!ID_START.test(asked)) return null;
  const hex = asked.replaceAll('-', '').toLowerCase();
  if (hex.length < MIN_ID_START || hex.length > 32) return null;
  return { from: dashed(hex.padEnd(32, '0')), to: dashed(hex.padEnd(32, 'f')) };
}

/**
 * What an operator may mean by what they typed. What is a phone or an email is nothing else, so that nothing of a person is looked for
 * among the rest; bare digits that are no whole phone may be the end of one, an id or somebody's reference.
 */
export function lookupOf(typed: string): Lookup {
  const asked = typed.trim();
  if (asked.includes('@')) return { ...NOTHING, email: parseEmail(asked)?.value ?? null };
  const digits = asked.replaceAll(/\D/g, '');
  const written = /^\+?[\d\s()-]+$/.test(asked) && digits.length > 0 && digits.length <= MAX_PHONE_DIGITS;
  const phones = written
    ? [parsePhone(asked, 'UA'), parsePhone(asked, 'KZ')].flatMap((phone) => (phone ? [phone.value] : []))
    : [];
  if (phones.length > 0) return { ...NOTHING, phones };
  const phoneEnd = written && digits.length >= MIN_PHONE_END ? digits : null;
  // Signs that only phones are written with.
  if (phoneEnd !== null && /[+\s()]/.test(asked)) return { ...NOTHING, phoneEnd };
  const ids = idsOf(asked);
  return {
    ...NOTHING,
    ids,
    phoneEnd: /^\d+$/.test(asked) ? phoneEnd : null,
    name: ids !== null && asked.length > 16 ? null : asked,
    reference: REFERENCE.test(asked) ? asked : null,
  };
}

/** Every list has at most so many places before any has more. */
const EACH_FIRST = 5;

/** The results that are shown: the first of every list, then what else there is room for, in the order of the lists. */
export function sharedOut<T>(lists: readonly (readonly T[])[], room: number = MAX_SEARCH_RESULTS): T[] {
  const filled = lists.filter((list) => list.length > 0);
  const first = Math.min(EACH_FIRST, Math.floor(room / Math.max(1, filled.length)));
  const taken = filled.map((list) => Math.min(list.length, first));
  let left = room - taken.reduce((sum, one) => sum + one, 0);
  return filled.flatMap((list, place) => {
    const sure = taken[place] ?? 0;
    const more = Math.min(left, list.length - sure);
    left -= more;
    return list.slice(0, sure + more);
  });
}
