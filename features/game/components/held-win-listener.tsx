'use client';

import type { PlayerEvent } from '@kozyr/contracts/events';
import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent } from 'react';
import { notify } from '@/components/overlay/notify';
import { onPlayerEvent } from '@/lib/events/player-events';
import { formatMoney } from '@/lib/format/money';

type HeldWinEvent = Extract<PlayerEvent, { type: 'held-win' }>;

const KINDS = { pending: 'info', approved: 'success', denied: 'error', withdrawn: 'info' } as const;

/** Tells a player that a win of theirs is being checked, and what came of it. Shows nothing. */
export function HeldWinListener() {
  const t = useTranslations('heldWinNotice');
  const receive = useEffectEvent(({ game, currency, win }: HeldWinEvent) => {
    const amount = formatMoney(win.amount, { currency });
    const message = t(win.status, { title: game.title, amount, note: win.note ?? '' });
    notify({ kind: KINDS[win.status], message, id: `held-win-${win.id}` });
  });
  useEffect(() => onPlayerEvent((event) => event.type === 'held-win' && receive(event)), []);
  return null;
}
