'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { userQuery } from '@/features/account/queries';
import { useEventsFlow } from '@/lib/events/flow';
import { JACKPOT_POLL_MS, useLiveJackpots } from '@/lib/jackpots/live-store';
import { jackpotRoundQuery } from '../queries';
import { jackpotRoundOffered, useJackpotFlags } from '../store';

/**
 * Lays the player's open jackpot round on the table, over whatever page: when the stream tells of one, and once after each load for
 * one that was left. Mounted once, for members.
 */
export function JackpotRoundListener() {
  const flows = useEventsFlow();
  const { data: round } = useQuery({ ...jackpotRoundQuery, refetchInterval: flows ? false : JACKPOT_POLL_MS });
  const { data: user } = useQuery(userQuery);
  const currency = user?.currency;
  const free = useJackpotFlags((flags) => flags.round === null && flags.win === null);
  useEffect(() => {
    if (round && free) jackpotRoundOffered(round);
  }, [round, free]);
  useEffect(() => {
    if (currency) useLiveJackpots.setState({ own: currency });
  }, [currency]);
  return null;
}
