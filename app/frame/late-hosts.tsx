'use client';

import { type ComponentProps, Suspense, useEffect, useState } from 'react';
import { alertsMayWait } from '@/lib/alerts/alerts-key';
import { addressNow } from '@/lib/navigation/address-now';
import { whenCalm } from '@/lib/screen/calm';

type Hosts = typeof import('./frame-hosts').FrameHosts;

/**
 * The hosts of the frame. A guest's come once the page is calm, since what they wait for needs a reader; at once for a player,
 * who is told things, and where the address asks for one or the page before left something to tell. Until then links lead where they lead
 * without script, and what is asked for in a store waits there. Where they can't be had, it stays so.
 */
export function LateHosts(props: Omit<ComponentProps<Hosts>, 'landed'>) {
  const [loaded, setLoaded] = useState<{ Hosts: Hosts; landed: string }>();
  const member = props.audience === 'member';
  useEffect(() => {
    const landed = addressNow();
    const asked = member || window.location.search !== '' || alertsMayWait();
    Promise.resolve(asked || whenCalm())
      .then(() => import('./frame-hosts'))
      .then(
        ({ FrameHosts }) => setLoaded({ Hosts: FrameHosts, landed }),
        () => undefined,
      );
  }, [member]);
  return (
    loaded && (
      <Suspense>
        <loaded.Hosts {...props} landed={loaded.landed} />
      </Suspense>
    )
  );
}
