import type { RegisterEntryInput } from '@kozyr/contracts/operator/exclusion-register';
import type { Context } from '../../../context';
import type { exclusionRegister } from '../../../db/schema/exclusion-register';
import { DomainError } from '../../../errors';
import { parseEmail, parsePhone } from '../../kernel/players/contact';
import { birthHashOf, markOf } from '../../kernel/protection/marks';

type Row = typeof exclusionRegister.$inferInsert;
type Known = Pick<RegisterEntryInput, 'phone' | 'email' | 'document'>;

const wrong = (field: string, what: string) =>
  new DomainError('VALIDATION_ERROR', `The ${field} of an entry is not ${what}.`);

/** What a person is known by, in the form that players' contacts have. @throws DomainError VALIDATION_ERROR */
function contactsOf({ phone, email }: Known): { phone: string | null; email: string | null } {
  const number = phone === undefined ? null : (parsePhone(phone, 'UA') ?? parsePhone(phone, 'KZ'));
  const address = email === undefined ? null : parseEmail(email);
  if (phone !== undefined && !number) throw wrong('phone', 'a Ukrainian or Kazakh number');
  if (email !== undefined && !address) throw wrong('email', 'an email address');
  return { phone: number?.value ?? null, email: address?.value ?? null };
}

/** The hashes by which a person is written down, and the phone itself to find players by. @throws DomainError VALIDATION_ERROR */
export function hashesOf(ctx: Context, known: Known) {
  const { phone, email } = contactsOf(known);
  return {
    phone,
    hashes: {
      phoneHash: phone && markOf(ctx, 'phone', phone).hash,
      emailHash: email && markOf(ctx, 'email', email).hash,
      documentHash: known.document === undefined ? null : markOf(ctx, 'document', known.document).hash,
    },
  };
}

/** An entry as it is kept. @throws DomainError VALIDATION_ERROR */
export function rowOf(
  ctx: Context,
  input: RegisterEntryInput,
  { source, addedBy }: { source: string; addedBy: string },
): { row: Row; phone: string | null } {
  const now = ctx.now();
  const { phone, hashes } = hashesOf(ctx, input);
  const from = input.from === undefined ? now : new Date(input.from);
  const until = input.until === null ? null : new Date(input.until);
  if (until && until <= from) throw wrong('until', 'after its from');
  if (until && until <= now) throw wrong('until', 'in the future');
  const birthHash = input.born_on === undefined ? null : birthHashOf(ctx, input.born_on);
  return { row: { ...hashes, birthHash, from, until, source, addedAt: now, addedBy }, phone };
}
