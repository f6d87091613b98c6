'use client';
import { call } from '@desk/lib/call';
import { keyOf } from '@desk/lib/query/endpoint-query';
import * as chat from '@kozyr/contracts/operator/chat';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { threadKey } from './queries';

/** How often it is asked what has changed, in milliseconds, while this page is seen. */
const EVERY_MS = 1_500;

/**
 * Follows all threads by one call: what has changed is read anew. Answers who is writing and how many wait; `error` while the platform is
 * not reached, which is tried again by itself.
 */
export function useChanges() {
  const client = useQueryClient();
  const cursor = useRef<string | undefined>(undefined);
  // The same thread may be told twice; only what is new in it is worth a call.
  const told = useRef(new Map<string, string>());
  return useQuery({
    queryKey: keyOf(chat.getChatChanges),
    queryFn: async () => {
      const answer = await call(chat.getChatChanges, { query: { since: cursor.current } });
      cursor.current = answer.cursor;
      const fresh = answer.threads.filter((thread) => told.current.get(thread.player) !== JSON.stringify(thread));
      for (const thread of fresh) told.current.set(thread.player, JSON.stringify(thread));
      const stale = [
        ...(answer.reset || fresh.length > 0 ? [keyOf(chat.listChatThreads)] : []),
        ...(answer.reset ? [keyOf(chat.getChatThread)] : fresh.map(({ player }) => threadKey(player))),
      ];
      for (const queryKey of stale) client.invalidateQueries({ queryKey });
      return answer;
    },
    // A browser without a network is told so at once, and tries on: what is paused shows nothing.
    networkMode: 'always',
    refetchInterval: EVERY_MS,
    retry: false,
    staleTime: 0,
    gcTime: 0,
  });
}
