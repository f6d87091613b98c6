'use client';

import type { Deposit } from '@kozyr/contracts/payments';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { onPlayerEvent } from '@/lib/events/player-events';
import { endangeredBonusQuery } from '../queries';
import { tellFirstDeposit, useFirstDeposit } from '../store';

/**
 * Mounted once for players: tells of their first deposit when it arrives. A bonus that came with it and is to be wagered has a modal of its
 * own, which tells of both: then nothing is shown here. `show` draws the moment.
 */
export function FirstDepositListener({ show }: { show: (deposit: Deposit) => ReactNode }) {
  const moment = useFirstDeposit((state) => state.moment);
  const came = moment?.bonus?.given != null;
  const { data: running, isFetching } = useQuery({ ...endangeredBonusQuery, enabled: came });
  useEffect(
    () => onPlayerEvent((event) => void (event.type === 'deposit' && tellFirstDeposit(event.deposit, new Date()))),
    [],
  );
  if (!moment || (came && (isFetching || running !== null))) return null;
  return show(moment);
}
