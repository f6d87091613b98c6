'use client';

import type { ChatNotice } from '@kozyr/contracts/chat';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ErrorState } from '@/components/feedback/error-state';
import { Skeleton } from '@/components/feedback/skeleton';
import { useEventsFlow } from '@/lib/events/flow';
import { POLL_OPEN_MS, TYPING_SHOWN_MS } from '../constants';
import { publishTyping, readChatMutation, sendMessage } from '../mutations';
import { chatQuery } from '../queries';
import { inOrder, linesOf, readUpTo } from '../rules';
import { draftChanged, messageGivenUp, useChatDraft, writerCame } from '../store';
import { ChatListener } from './chat-listener';
import { ChatLog } from './chat-log';
import { Composer } from './composer';

/** The player's chat with support, which is their own thread: what was said, what is on its way, and where they write. */
export function ChatThread({ userId }: { userId: string }) {
  const client = useQueryClient();
  const flows = useEventsFlow();
  const thread = useInfiniteQuery({ ...chatQuery, refetchInterval: flows ? false : POLL_OPEN_MS });
  const { mutate: markRead } = useMutation(readChatMutation);
  const { writer, draft, outgoing } = useChatDraft();
  const [typedAt, setTypedAt] = useState(0);
  useEffect(() => writerCame(userId), [userId]);

  const pages = thread.data?.pages;
  const unread = pages ? readUpTo(inOrder(pages)) : null;
  useEffect(() => {
    if (unread === null) return;
    const read = () => document.visibilityState === 'visible' && markRead(unread);
    read();
    // What comes while nobody looks is read when somebody does.
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [unread, markRead]);

  const receive = (notice: ChatNotice) => {
    if (notice.kind === 'typing') setTypedAt(Date.now());
    if (notice.kind === 'message' && notice.message.from === 'operator') setTypedAt(0);
  };
  useEffect(() => {
    if (typedAt === 0) return;
    const over = setTimeout(() => setTypedAt(0), TYPING_SHOWN_MS);
    return () => clearTimeout(over);
  }, [typedAt]);

  if (!pages) {
    return thread.isError ? (
      <div className="flex-1 p-4">
        <ErrorState onRetry={() => thread.refetch()} />
      </div>
    ) : (
      <div className="flex flex-1 flex-col justify-end gap-3 p-4">
        <Skeleton className="h-14 w-3/5 rounded-card" />
        <Skeleton className="h-14 w-3/5 self-end rounded-card" />
        <Skeleton className="h-12 w-full rounded-control" />
      </div>
    );
  }
  return (
    <>
      <ChatListener onNotice={receive} />
      <ChatLog
        lines={linesOf(inOrder(pages), writer === userId ? outgoing : [])}
        typing={typedAt > 0}
        more={thread.hasNextPage}
        loadingMore={thread.isFetchingNextPage}
        onMore={() => thread.fetchNextPage()}
        onAgain={({ key, text }) => sendMessage(client, { key, text })}
        onGiveUp={({ key }) => messageGivenUp(key)}
      />
      <Composer
        draft={writer === userId ? draft : ''}
        onDraft={draftChanged}
        onTyping={publishTyping}
        onSend={(text) => {
          draftChanged('');
          sendMessage(client, { key: crypto.randomUUID(), text });
        }}
      />
    </>
  );
}
