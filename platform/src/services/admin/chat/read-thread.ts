import type { ChatThread } from '@kozyr/contracts/chat';
import { eq } from 'drizzle-orm';
import type { Caller, Context } from '../../../context';
import { chatThreads } from '../../../db/schema/chat';
import { readMessages } from './internal/message-view';
import { supportState } from './support-presence';

/** How many answers the player has not read. */
export async function unreadByPlayer(ctx: Context, { userId }: Pick<Caller, 'userId'>): Promise<number> {
  const [thread] = await ctx.db
    .select({ unread: chatThreads.unreadByPlayer })
    .from(chatThreads)
    .where(eq(chatThreads.userId, userId));
  return thread?.unread ?? 0;
}

/** The player's thread: its newest messages, or those before an id. */
export async function readThread(
  ctx: Context,
  caller: Pick<Caller, 'userId'>,
  { before }: { before?: string | undefined },
): Promise<ChatThread> {
  return {
    ...(await readMessages(ctx.db, caller.userId, before)),
    unread: await unreadByPlayer(ctx, caller),
    ...(await supportState(ctx)),
  };
}
