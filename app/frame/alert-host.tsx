'use client';

import { useEffect, useState } from 'react';
import { alertsWait } from '@/lib/alerts/alerts';
import { AlertsIsland } from '../islands/frame-islands';

/**
 * Mounted once: shows what the page before left to be told (spec §3, §4: alert messages). Only where somebody looks: after a
 * login every tab loads its page anew, and the message is for the one that the player sees.
 */
export function AlertHost() {
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible' && alertsWait()) setWaiting(true);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return waiting && <AlertsIsland onTold={() => setWaiting(false)} />;
}
