import type { RegisterEntryInput } from '@kozyr/contracts/operator/exclusion-register';
import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import { users } from '../../../db/schema/accounts';
import { exclusionRegister } from '../../../db/schema/exclusion-register';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { lockPlayer } from '../../kernel/players/lock-player';
import { barByHouseRegister } from '../../kernel/protection/ask-registers';
import { lockMarks, type Mark } from '../../kernel/protection/marks';
import { rememberPhone } from '../../kernel/protection/remember-mark';
import { rowOf } from './entry-rows';
import { marksOfEntry, playersKnownBy } from './players-known-by';

type Added = { ids: string[]; known: number; players: number };

/** Players who proved one of these phones before marks were kept get theirs now: else nothing would find them. */
async function rememberPhones(ctx: Context, phones: readonly string[]): Promise<void> {
  if (phones.length === 0) return;
  const proved = and(inArray(users.phone, [...phones]), isNotNull(users.phoneVerifiedAt));
  const rows = await ctx.db.select().from(users).where(proved);
  for (const user of rows) await ctx.db.transaction((tx) => rememberPhone(ctx, tx, user));
}

/**
 * Writes people into the house's register, and excludes the players who are among them. An entry that stands there word for word is not
 * added again, so a file may be read twice.
 * @throws DomainError VALIDATION_ERROR
 */
export async function addToRegister(
  ctx: Context,
  operator: OperatorCaller,
  input: { source: string; reason: string; entries: readonly RegisterEntryInput[] },
): Promise<Added> {
  const { source, reason, entries } = input;
  const rows = entries.map((entry) => rowOf(ctx, entry, { source, addedBy: operator.operatorId }));
  await rememberPhones(
    ctx,
    rows.flatMap(({ phone }) => phone ?? []),
  );
  const marks: Mark[] = rows.flatMap(({ row }) => marksOfEntry(row));
  const added = await ctx.db.transaction(async (tx) => {
    // Whoever proves one of these in the same moment is found by their own look, or by ours below.
    await lockMarks(tx, marks);
    const written = await tx
      .insert(exclusionRegister)
      .values(rows.map(({ row }) => row))
      .onConflictDoNothing()
      .returning({ id: exclusionRegister.id });
    for (const { id } of written)
      await recordOperatorDeed(ctx, tx, operator, {
        action: 'register_entry_added',
        subject: { kind: 'register_entry', id },
        details: { source, reason },
      });
    return written.map(({ id }) => id);
  });
  let players = 0;
  for (const userId of await playersKnownBy(ctx, marks)) {
    const found = await ctx.db.transaction(async (tx) => {
      await lockPlayer(tx, userId);
      return barByHouseRegister(ctx, tx, userId);
    });
    if (found) players += 1;
  }
  return { ids: added, known: entries.length - added.length, players };
}
