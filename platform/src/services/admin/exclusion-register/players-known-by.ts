import { inArray } from 'drizzle-orm';
import type { Context } from '../../../context';
import type { exclusionRegister } from '../../../db/schema/exclusion-register';
import { personMarks } from '../../../db/schema/person-marks';
import type { Mark } from '../../kernel/protection/marks';

type Hashes = Partial<Pick<typeof exclusionRegister.$inferSelect, 'phoneHash' | 'emailHash' | 'documentHash'>>;

/** What an entry names people by. */
export function marksOfEntry({ phoneHash, emailHash, documentHash }: Hashes): Mark[] {
  return [
    ...(phoneHash ? [{ kind: 'phone', hash: phoneHash } as const] : []),
    ...(emailHash ? [{ kind: 'email', hash: emailHash } as const] : []),
    ...(documentHash ? [{ kind: 'document', hash: documentHash } as const] : []),
  ];
}

/** Players who have one of these marks. */
export async function playersKnownBy(ctx: Context, marks: readonly Mark[]): Promise<string[]> {
  if (marks.length === 0) return [];
  const hashes = marks.map(({ hash }) => hash);
  const rows = await ctx.db
    .selectDistinct({ userId: personMarks.userId })
    .from(personMarks)
    .where(inArray(personMarks.hash, hashes))
    .orderBy(personMarks.userId);
  return rows.map(({ userId }) => userId);
}
