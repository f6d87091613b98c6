import type { CountryCode } from '@kozyr/contracts/countries';
import { and, eq, isNull, ne, or } from 'drizzle-orm';
import { isValidPhoneNumber } from 'libphonenumber-js/mobile';
import type { Context } from '../../../../context';
import type { Queryable } from '../../../../db/database';
import { users } from '../../../../db/schema/accounts';
import { DomainError } from '../../../../errors';
import { parsePhone } from '../../../kernel/players/contact';
import { rememberMark } from '../../../kernel/protection/remember-mark';

type UserRow = typeof users.$inferSelect;

const taken = () => new DomainError('NUMBER_ALREADY_USED', 'This phone number is already used');

/**
 * Ten digits as the mobile number they are, E.164 without the plus. Land lines and premium numbers are no phones here: nobody but
 * a fraud wants them called.
 * @throws DomainError PHONE_INVALID_ERROR
 */
export function mobileOf(digits: string, countryCode: CountryCode): string {
  const contact = parsePhone(digits, countryCode);
  if (contact && isValidPhoneNumber(`+${contact.value}`, countryCode)) return contact.value;
  throw new DomainError('PHONE_INVALID_ERROR', 'The phone is not a mobile number of the country.');
}

/**
 * The player, locked, who may prove that this phone is theirs.
 * @throws DomainError ACCOUNT_LINKED_ANOTHER_NUMBER, NUMBER_ALREADY_USED (spec §8), UNAUTHORIZED when the account is gone
 */
export async function lockForPhone(db: Queryable, userId: string, phone: string): Promise<UserRow> {
  const [user] = await db.select().from(users).where(eq(users.id, userId)).for('no key update');
  if (!user) throw new DomainError('UNAUTHORIZED', 'This account does not exist any more.');
  if (user.phone !== null && user.phone !== phone)
    throw new DomainError('ACCOUNT_LINKED_ANOTHER_NUMBER', 'User has another phone number');
  const [other] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.phone, phone), ne(users.id, userId)));
  if (other) throw taken();
  return user;
}

/**
 * Keeps a phone as the player's own, as proved by a code or not. Run it in the transaction of the proof, which has the player's lock.
 * @throws DomainError as lockForPhone; of two players who prove one phone at once, one gets it.
 */
export async function keepPhone(
  ctx: Context,
  db: Queryable,
  { userId, phone, proved }: { userId: string; phone: string; proved: boolean },
): Promise<UserRow> {
  await lockForPhone(db, userId, phone);
  const [user] = await db
    .update(users)
    .set({ phone, ...(proved ? { phoneVerifiedAt: ctx.now() } : {}) })
    .where(and(eq(users.id, userId), or(isNull(users.phone), eq(users.phone, phone))))
    .returning();
  if (!user) throw taken();
  if (proved) await rememberMark(ctx, db, { userId, kind: 'phone', value: phone });
  return user;
}

/** A phone that somebody else took in the same moment meets the database's own rule; it is said as what it is. */
export async function sayTaken<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && error.cause instanceof Error && 'constraint' in error.cause)
      if (error.cause.constraint === 'users_phone_unique') throw taken();
    throw error;
  }
}
