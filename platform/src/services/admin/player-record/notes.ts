import type { PlayerNote } from '@kozyr/contracts/operator/player-record';
import { and, desc, eq } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import { operators } from '../../../db/schema/operators';
import { playerNotes } from '../../../db/schema/player-records';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { lockPlayer } from '../../kernel/players/lock-player';
import { requireLooked } from './internal/require-looked';
import { requirePresent } from './internal/require-present';
import { before, momentText, type Part, type Placed, placeOf, turnPage } from './internal/turn-page';

/** A page of what operators wrote about a player, newest first. @throws DomainError NOT_FOUND, BAD_REQUEST */
export async function listPlayerNotes(
  ctx: Context,
  operator: OperatorCaller,
  { id, cursor, pageSize }: Part,
): Promise<{ items: PlayerNote[]; next: string | null }> {
  await requireLooked(ctx, operator, id);
  const found = await ctx.db
    .select({ row: playerNotes, by: operators.name, at: momentText(playerNotes.writtenAt) })
    .from(playerNotes)
    .innerJoin(operators, eq(operators.id, playerNotes.operatorId))
    .where(and(eq(playerNotes.userId, id), before(placeOf(cursor), playerNotes.writtenAt, playerNotes.id)))
    .orderBy(desc(playerNotes.writtenAt), desc(playerNotes.id))
    .limit(pageSize + 1);
  const placed = found.map((one): Placed & typeof one => ({ ...one, place: [one.at, one.row.id] }));
  const { rows, next } = turnPage(placed, pageSize);
  return {
    items: rows.map(({ row, by }) => ({ id: row.id, at: row.writtenAt.toISOString(), by, text: row.text })),
    next,
  };
}

/** Writes a note about a player. @throws DomainError NOT_FOUND; STATE_CONFLICT for an account that was erased */
export async function addPlayerNote(
  ctx: Context,
  operator: OperatorCaller,
  { id, text }: { id: string; text: string },
): Promise<PlayerNote> {
  return ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, id);
    await requirePresent(tx, id);
    const [row] = await tx
      .insert(playerNotes)
      .values({ userId: id, operatorId: operator.operatorId, text, writtenAt: ctx.now() })
      .returning();
    if (!row) throw new Error('A note was not written.');
    await recordOperatorDeed(ctx, tx, operator, {
      action: 'player_note_added',
      subject: { kind: 'player', id },
      details: { note: row.id },
    });
    return { id: row.id, at: row.writtenAt.toISOString(), by: operator.name, text: row.text };
  });
}
