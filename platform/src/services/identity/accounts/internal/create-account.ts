import type { Locale } from '@kozyr/contracts/locales';
import type { register } from '@kozyr/contracts/sign-in';
import type * as z from 'zod/mini';
import type { Queryable } from '../../../../db/database';
import { consents, credentials, users } from '../../../../db/schema/accounts';
import type { Contact } from '../../../kernel/players/contact';
import { setFirstLimit } from '../../../kernel/protection/set-first-limit';
import { registrationCountry } from '../closed-country';

export type Registration = z.output<typeof register.body>;

/**
 * Writes a player with password, consents and the limit they set at once; run it in a transaction.
 * @param input.proved whether a code has proved that the contact is theirs
 * @param input.profiles which hold for them, by name
 * @returns null when the contact belongs to somebody already, also to one who came a moment earlier.
 */
export async function createAccount(
  db: Queryable,
  input: {
    contact: Contact;
    registration: Registration;
    passwordHash: string;
    locale: Locale;
    proved: boolean;
    profiles: string[];
    now: Date;
  },
): Promise<typeof users.$inferSelect | null> {
  const { contact, registration, passwordHash, locale, proved, profiles, now } = input;
  const { currency, termsVersion, newsletterConsent, depositLimit } = registration;
  const [user] = await db
    .insert(users)
    .values({
      phone: contact.type === 'Phone' ? contact.value : null,
      phoneVerifiedAt: contact.type === 'Phone' && proved ? now : null,
      email: contact.type === 'Email' ? contact.value : null,
      emailVerifiedAt: contact.type === 'Email' && proved ? now : null,
      currency,
      locale,
      country: registrationCountry(contact, registration),
      profiles,
      createdAt: now,
      seenAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!user) return null;
  const consent = { userId: user.id, termsVersion, recordedAt: now };
  await db.insert(credentials).values({ userId: user.id, passwordHash, changedAt: now });
  await db.insert(consents).values([
    { ...consent, kind: 'age_and_terms', granted: true },
    { ...consent, kind: 'newsletter', granted: newsletterConsent },
  ]);
  if (depositLimit) await setFirstLimit(db, now, { userId: user.id, kind: 'deposit', ...depositLimit });
  return user;
}
