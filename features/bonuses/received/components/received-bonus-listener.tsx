'use client';

import type { ReceivedBonus } from '@kozyr/contracts/received-bonuses';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useEventsFlow } from '@/lib/events/flow';
import { RECEIVED_POLL_MS, RECEIVED_REST_MS } from '../../constants';
import { seeReceivedMutation } from '../../mutations';
import { receivedBonusesQuery } from '../queries';

/**
 * Tells of what was received (spec §3), one after the other, oldest first, each once over all devices: closing is kept by the
 * platform. `quiet` while something on the page must not be covered; what waits comes a moment after. `show` draws it.
 */
export function ReceivedBonusListener({
  quiet,
  show,
}: {
  quiet: boolean;
  show: (received: ReceivedBonus, onClose: () => void) => ReactNode;
}) {
  const flows = useEventsFlow();
  const { data } = useQuery({ ...receivedBonusesQuery, refetchInterval: flows ? false : RECEIVED_POLL_MS });
  const { mutate } = useMutation(seeReceivedMutation);
  // Closed here already, whether or not the platform has heard of it yet.
  const [closed, setClosed] = useState<readonly string[]>([]);
  const [free, setFree] = useState(!quiet);
  useEffect(() => {
    if (quiet) {
      setFree(false);
      return;
    }
    const timer = setTimeout(() => setFree(true), RECEIVED_REST_MS);
    return () => clearTimeout(timer);
  }, [quiet]);

  const next = free && !quiet ? data?.items.find(({ id }) => !closed.includes(id)) : undefined;
  if (!next) return null;
  return show(next, () => {
    setClosed((ids) => [...ids, next.id]);
    mutate(next.id);
  });
}
