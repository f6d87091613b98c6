'use client';

import { type JackpotRound as Round, turnJackpotCard } from '@kozyr/contracts/jackpots';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { call } from '@/lib/api/call';
import { onPlayerEvent } from '@/lib/events/player-events';
import { jackpotRoundClosed, jackpotWon } from '../store';
import { JackpotRoundModal } from './jackpot-round-modal';

/**
 * The jackpot round that lies on the table: turns cards, hears what another tab of the player turns, and hands over what it paid.
 * `shown` false: something else lies over it, and only the cards of the other tab are turned.
 */
export function JackpotRound({ round: begun, shown }: { round: Round; shown: boolean }) {
  const [round, setRound] = useState(begun);
  const take = useCallback(
    // Cards are never turned back: an answer that comes late knows fewer.
    (now: Round) =>
      setRound((known) => (now.id === known.id && now.turned.length >= known.turned.length ? now : known)),
    [],
  );
  useEffect(
    () =>
      onPlayerEvent((event) => {
        if (event.type === 'jackpot-round') take(event.round);
      }),
    [take],
  );
  const turn = useMutation({
    mutationFn: (position: number) => call(turnJackpotCard, { params: { id: round.id }, body: { position } }),
    onSuccess: take,
  });
  const finish = () => {
    jackpotRoundClosed();
    if (round.level && round.amount)
      jackpotWon({ suit: round.level, amount: round.amount, stake: round.stake, currency: round.currency });
  };
  return (
    shown && (
      <JackpotRoundModal
        round={round}
        turning={turn.isPending ? turn.variables : null}
        failed={turn.isError}
        onTurn={turn.mutate}
        onFinish={finish}
        onClose={round.status === 'paid' ? finish : jackpotRoundClosed}
      />
    )
  );
}
