'use client';
import { call } from '@desk/lib/call';
import { keyOf } from '@desk/lib/query/endpoint-query';
import * as chat from '@kozyr/contracts/operator/chat';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** So long a thread is looked at before it counts as read, in milliseconds: whoever goes through many by keys has read none. */
const LOOKED_AT_MS = 1_200;

/** Marks a player's messages as read once they have been seen for a while; the player is told. @param upTo null: nothing is unread */
export function useReadMark(player: string, upTo: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    if (upTo === null) return;
    const mark = () => {
      if (document.visibilityState !== 'visible') return;
      call(chat.readChatThread, { params: { id: player }, body: { up_to: upTo } })
        .then(() => client.invalidateQueries({ queryKey: keyOf(chat.listChatThreads) }))
        // It is marked by the next look, or by the answer.
        .catch(() => undefined);
    };
    const timer = setTimeout(mark, LOOKED_AT_MS);
    document.addEventListener('visibilitychange', mark);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', mark);
    };
  }, [client, player, upTo]);
}
