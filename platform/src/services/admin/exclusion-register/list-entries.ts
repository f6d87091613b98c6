import type { listRegister, RegisterEntry } from '@kozyr/contracts/operator/exclusion-register';
import { count, desc, eq, or } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Context } from '../../../context';
import { exclusionRegister } from '../../../db/schema/exclusion-register';
import { operators } from '../../../db/schema/operators';
import { hashesOf } from './entry-rows';

type Query = z.output<typeof listRegister.query>;

function viewOf({ entry, name }: { entry: typeof exclusionRegister.$inferSelect; name: string | null }): RegisterEntry {
  return {
    id: entry.id,
    known_by: [
      ...(entry.phoneHash ? (['phone'] as const) : []),
      ...(entry.emailHash ? (['email'] as const) : []),
      ...(entry.documentHash ? (['document'] as const) : []),
      ...(entry.birthHash ? (['born_on'] as const) : []),
    ],
    from: entry.from.toISOString(),
    until: entry.until?.toISOString() ?? null,
    source: entry.source,
    added_at: entry.addedAt.toISOString(),
    added_by: name,
  };
}

/** Entries, what was added last first; page counts from 1. Of a person: those of their phone, email or document. */
export async function listRegisterEntries(ctx: Context, { page, pageSize, ...known }: Query) {
  const { phoneHash, emailHash, documentHash } = hashesOf(ctx, known).hashes;
  const wanted = or(
    phoneHash ? eq(exclusionRegister.phoneHash, phoneHash) : undefined,
    emailHash ? eq(exclusionRegister.emailHash, emailHash) : undefined,
    documentHash ? eq(exclusionRegister.documentHash, documentHash) : undefined,
  );
  const rows = await ctx.db
    .select({ entry: exclusionRegister, name: operators.name })
    .from(exclusionRegister)
    .leftJoin(operators, eq(operators.id, exclusionRegister.addedBy))
    .where(wanted)
    .orderBy(desc(exclusionRegister.addedAt), desc(exclusionRegister.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [all] = await ctx.db.select({ total: count() }).from(exclusionRegister).where(wanted);
  return { items: rows.map(viewOf), total: all?.total ?? 0, page, pageSize };
}
