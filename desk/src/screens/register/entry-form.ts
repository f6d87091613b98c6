import { dayIn, dayStart } from '@desk/lib/format/zone-days';
import { IDENTITY_DOCUMENTS } from '@kozyr/contracts/identity';
import { CURRENCY_ZONES } from '@kozyr/contracts/money';
import { type RegisterEntryInput, registerEntryInput } from '@kozyr/contracts/operator/exclusion-register';
import * as z from 'zod/mini';

/** What is typed of a person who may not play; '' where nothing is. Days are YYYY-MM-DD. */
export type EntryForm = {
  phone: string;
  email: string;
  document: string;
  bornOn: string;
  /** 'ever', or 'day': then `until` is the first day on which they may play. */
  term: 'ever' | 'day';
  until: string;
  source: string;
  reason: string;
};

export const EMPTY_ENTRY: EntryForm = {
  phone: '',
  email: '',
  document: '',
  bornOn: '',
  term: 'ever',
  until: '',
  source: '',
  reason: '',
};

/** What is missing or wrong, by the name of its text. */
export type EntryProblem = 'person' | 'document' | 'bornOn' | 'until' | 'source' | 'reason';

/** Letters of a reason at least, as the contract has it. */
const MIN_REASON = 5;

type Read =
  | { problems: readonly EntryProblem[] }
  | { body: { source: string; reason: string; entries: [RegisterEntryInput] } };

/** Operators read and write days as they are there. */
const ZONE = CURRENCY_ZONES.uah;

/** A document is kept as a hash of all that is written, so that one written in another way would never be found. */
const DOCUMENT = new RegExp(`^[a-z]{2}[ -](?:${IDENTITY_DOCUMENTS.join('|')})[ -].*\\d`, 'i');

const isDay = (text: string) => z.safeParse(z.iso.date(), text).success;

/** The parts of a person that were typed. */
export function personOf({ phone, email, document }: Pick<EntryForm, 'phone' | 'email' | 'document'>) {
  const given = { phone: phone.trim(), email: email.trim(), document: document.trim() };
  return {
    ...(given.phone === '' ? {} : { phone: given.phone }),
    ...(given.email === '' ? {} : { email: given.email }),
    ...(given.document === '' ? {} : { document: given.document }),
  };
}

/**
 * An entry of the register out of what was typed, or everything that has to be put right first. A day begins at midnight in Kyiv.
 * @param now an exclusion that is over by then is none
 */
export function readEntry(form: EntryForm, now: Date): Read {
  const today = dayIn(now, ZONE);
  const person = personOf(form);
  const [source, reason] = [form.source.trim(), form.reason.trim()];
  const problems: EntryProblem[] = [];
  if (Object.keys(person).length === 0) problems.push('person');
  if (person.document !== undefined && !DOCUMENT.test(person.document)) problems.push('document');
  if (form.bornOn !== '' && !(isDay(form.bornOn) && form.bornOn < today)) problems.push('bornOn');
  if (form.term === 'day' && !(isDay(form.until) && form.until > today)) problems.push('until');
  if (source === '') problems.push('source');
  if (reason.length < MIN_REASON) problems.push('reason');
  const entry = z.safeParse(registerEntryInput, {
    ...person,
    ...(form.bornOn === '' ? {} : { born_on: form.bornOn }),
    until: form.term === 'ever' || problems.includes('until') ? null : dayStart(form.until, ZONE),
  });
  if (!entry.success && problems.length === 0) problems.push('person');
  return !entry.success || problems.length > 0 ? { problems } : { body: { source, reason, entries: [entry.data] } };
}
