import {
  type DocumentKind,
  type DocumentSide,
  type IdentityDenial,
  type IdentityEndReason,
  MINIMUM_AGE,
  SIDES_OF,
} from '@kozyr/contracts/identity';
import { dayAfter, monthsLater, startOfUtcDay, utcDayOf } from '../../kernel/time/days';

/** How long an approved check counts at most, months: people keep their face and lose their job. */
export const TERM_MONTHS: Readonly<Record<2 | 3, number>> = { 2: 36, 3: 12 };

/** After how long a verifier that says nothing is no longer waited for, hours. */
export const VERIFIER_HOURS = 24;

/** A check that nobody submitted is forgotten with its pictures after so many days. */
export const DRAFT_DAYS = 30;

/** How long a decided check is kept once the account is closed, months: the law against money laundering asks for five years. */
export const KEPT_MONTHS = 60;

/** A day of birth before which a slip of the hand is likelier than an age, whole years. */
export const MAX_AGE = 120;

/** Whole years from a day of birth to another day, each YYYY-MM-DD; who was born on 29 February is a year older on 1 March. */
export function ageOn(bornOn: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(bornOn.slice(0, 4));
  return day.slice(5) < bornOn.slice(5) ? years - 1 : years;
}

/** Cyrillic letters that look like Latin ones: series of documents are typed in either alphabet. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  А: 'A',
  В: 'B',
  Е: 'E',
  І: 'I',
  К: 'K',
  М: 'M',
  Н: 'H',
  О: 'O',
  Р: 'P',
  С: 'C',
  Т: 'T',
  У: 'Y',
  Х: 'X',
};

/** A document's number in the one form by which it is known again. */
export const normalNumber = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\d]/gu, '')
    .replaceAll(/\p{L}/gu, (letter) => LOOKALIKES[letter] ?? letter);

/** The pictures that a document still needs. */
export const missingSides = (kind: DocumentKind, given: readonly DocumentSide[]): DocumentSide[] =>
  SIDES_OF[kind].filter((side) => !given.includes(side));

/** What the platform itself knows against a check, whoever looks at it after that. */
export type CheckFacts = {
  bornOn: string;
  documentExpiresOn: string | null;
  /** SHA-256 of its pictures. */
  pictures: readonly string[];
  /** Whether the check of another player that was approved has this document, or one of these very pictures. */
  documentUsed: boolean;
};

/** Why a check is denied before anybody looks at its pictures; null: nothing is against it. today: YYYY-MM-DD, UTC. */
export function ownDenial(facts: CheckFacts, today: string): IdentityDenial | null {
  // No law lets anybody younger play; one that asks for more does so when the check is begun.
  if (ageOn(facts.bornOn, today) < MINIMUM_AGE) return 'under_age';
  if (facts.documentExpiresOn !== null && facts.documentExpiresOn < today) return 'document_expired';
  if (new Set(facts.pictures).size < facts.pictures.length) return 'picture_unclear';
  return facts.documentUsed ? 'document_used' : null;
}

/** Until when a check counts that is approved at a moment: its term, and no longer than its document. */
export function expiryOf(level: 2 | 3, documentExpiresOn: string | null, approvedAt: Date): Date {
  const term = monthsLater(approvedAt, TERM_MONTHS[level]);
  if (documentExpiresOn === null) return term;
  const documentEnds = startOfUtcDay(dayAfter(documentExpiresOn));
  if (documentEnds < term) return documentEnds;
  return term;
}

/** Why an approved check counts no more, once its time is over. */
export const endReasonOf = (documentExpiresOn: string | null, now: Date): IdentityEndReason =>
  documentExpiresOn !== null && documentExpiresOn < utcDayOf(now) ? 'document_ended' : 'term_over';
