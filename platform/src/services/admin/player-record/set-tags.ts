import { eq } from 'drizzle-orm';
import type { Context, OperatorCaller } from '../../../context';
import { playerTags } from '../../../db/schema/player-records';
import { recordOperatorDeed } from '../../kernel/audit/record-operator-deed';
import { lockPlayer } from '../../kernel/players/lock-player';
import { requirePresent } from './internal/require-present';

/** Says which tags a player has from now on. @throws DomainError NOT_FOUND; STATE_CONFLICT for an account that was erased */
export async function setPlayerTags(
  ctx: Context,
  operator: OperatorCaller,
  input: { id: string; tags: readonly string[] },
): Promise<{ tags: string[] }> {
  const { id } = input;
  const tags = [...new Set(input.tags)].toSorted();
  await ctx.db.transaction(async (tx) => {
    await lockPlayer(tx, id);
    await requirePresent(tx, id);
    const had = await tx.delete(playerTags).where(eq(playerTags.userId, id)).returning({ tag: playerTags.tag });
    if (tags.length > 0) await tx.insert(playerTags).values(tags.map((tag) => ({ userId: id, tag })));
    const before = had.map(({ tag }) => tag).toSorted();
    if (before.join() === tags.join()) return;
    await recordOperatorDeed(ctx, tx, operator, {
      action: 'player_tags_set',
      subject: { kind: 'player', id },
      details: { before: before.join(' '), after: tags.join(' ') },
    });
  });
  return { tags };
}
