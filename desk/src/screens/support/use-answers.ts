'use client';
import { call } from '@desk/lib/call';
import { useExplain } from '@desk/lib/i18n/use-explain';
import { useOperator } from '@desk/lib/own/operator-provider';
import type { ChatMessage } from '@kozyr/contracts/chat';
import * as chat from '@kozyr/contracts/operator/chat';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import {
  answerFailed,
  answerGone,
  answerSending,
  answersOf,
  draftChanged,
  noAnswers,
  type Outgoing,
  subscribeAnswers,
} from './answers';
import { threadQuery } from './queries';
import { inOrder } from './rules';

/**
 * What this operator writes to a player. An answer keeps its key until it has arrived, however often it is sent: it is said once.
 * @param seen the player's newest message on the screen: it is read by answering
 */
export function useAnswers(player: string, seen: string | undefined) {
  const { name } = useOperator();
  const client = useQueryClient();
  const explain = useExplain();
  const { drafts, outgoing } = useSyncExternalStore(subscribeAnswers, () => answersOf(name), noAnswers);
  const { queryKey } = threadQuery(player);

  const show = (message: ChatMessage) =>
    client.setQueryData(queryKey, (thread) => {
      const [newest, ...older] = thread?.pages ?? [];
      if (!thread || !newest) return thread;
      return { ...thread, pages: [{ ...newest, messages: inOrder([newest, { messages: [message] }]) }, ...older] };
    });

  const deliver = async ({ key, text }: Pick<Outgoing, 'key' | 'text'>) => {
    answerSending({ key, player, text });
    try {
      const body = { text, idempotency_key: key, read_up_to: seen };
      show(await call(chat.answerChat, { params: { id: player }, body }));
      answerGone(key);
      client.invalidateQueries({ queryKey });
    } catch (error) {
      answerFailed(key, explain(error));
    }
  };

  return {
    draft: drafts[player] ?? '',
    outgoing: outgoing.filter((one) => one.player === player),
    write: (text: string) => draftChanged(player, text),
    send: (text: string) => {
      draftChanged(player, '');
      return deliver({ key: crypto.randomUUID(), text });
    },
    again: deliver,
    giveUp: ({ key, text }: Pick<Outgoing, 'key' | 'text'>) => {
      answerGone(key);
      // What was written is not lost with it.
      if ((drafts[player] ?? '') === '') draftChanged(player, text);
    },
  };
}
