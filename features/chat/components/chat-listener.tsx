'use client';

import type { ChatNotice } from '@kozyr/contracts/chat';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { onPlayerEvent } from '@/lib/events/player-events';
import { receiveNotice } from '../queries';

/** Hears what happens in the player's thread and keeps what is known of it true. Shows nothing. */
export function ChatListener({ onNotice = () => undefined }: { onNotice?: (notice: ChatNotice) => void }) {
  const client = useQueryClient();
  const receive = useEffectEvent((notice: ChatNotice) => {
    receiveNotice(client, notice);
    onNotice(notice);
  });
  useEffect(() => onPlayerEvent((event) => event.type === 'chat' && receive(event.chat)), []);
  return null;
}
