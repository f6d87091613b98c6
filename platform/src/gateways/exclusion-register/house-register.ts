import { and, desc, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { exclusionRegister } from '../../db/schema/exclusion-register';
import type { ExclusionRegister, Person } from './port';

const hashesOf = (person: Person, kind: Person['marks'][number]['kind']) =>
  person.marks.filter((mark) => mark.kind === kind).map(({ hash }) => hash);

/** Entries that speak of a person: one of their phone, email or document, and of no other date of birth where both are known. */
function entriesOf(person: Person) {
  const [phones, emails, documents] = [
    hashesOf(person, 'phone'),
    hashesOf(person, 'email'),
    hashesOf(person, 'document'),
  ];
  const same = or(
    phones.length > 0 ? inArray(exclusionRegister.phoneHash, phones) : undefined,
    emails.length > 0 ? inArray(exclusionRegister.emailHash, emails) : undefined,
    documents.length > 0 ? inArray(exclusionRegister.documentHash, documents) : undefined,
  );
  const born =
    person.birthHash === null
      ? undefined
      : or(isNull(exclusionRegister.birthHash), eq(exclusionRegister.birthHash, person.birthHash));
  return same && and(same, born);
}

/** The embedded register: a table of the house, kept as keyed hashes. In a transaction it sees what that has written. */
export function houseRegister(db: Queryable): ExclusionRegister {
  return {
    name: 'house',
    isExcluded: async (person, now) => {
      const entries = entriesOf(person);
      if (!entries) return 'unasked';
      const runs = or(isNull(exclusionRegister.until), gt(exclusionRegister.until, now));
      const [entry] = await db
        .select({ from: exclusionRegister.from, until: exclusionRegister.until })
        .from(exclusionRegister)
        .where(and(entries, lte(exclusionRegister.from, now), runs))
        // Null is last in ascending order: the entry without an end comes first here.
        .orderBy(desc(exclusionRegister.until))
        .limit(1);
      return entry ? { excluded: true, during: entry } : { excluded: false };
    },
    report: async (person, { from, until }, now) => {
      const [phoneHash = null] = hashesOf(person, 'phone');
      const [emailHash = null] = hashesOf(person, 'email');
      const [documentHash = null] = hashesOf(person, 'document');
      if (phoneHash === null && emailHash === null && documentHash === null) return false;
      const { birthHash } = person;
      const entry = { phoneHash, emailHash, documentHash, birthHash, from, until };
      await db
        .insert(exclusionRegister)
        .values({ ...entry, source: 'self-exclusion', addedAt: now })
        .onConflictDoNothing();
      return true;
    },
  };
}
