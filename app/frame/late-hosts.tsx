'use client';

import { type ComponentProps, Suspense, useEffect, useState } from 'react';

type Hosts = typeof import('./frame-hosts').FrameHosts;

/**
 * The hosts of the frame, fetched once the page is alive: what they wait for needs a reader. Until then links lead where they lead
 * without script, and what is asked for in a store or in the address waits there. Where they can't be had, it stays so.
 */
export function LateHosts(props: ComponentProps<Hosts>) {
  const [loaded, setLoaded] = useState<{ Hosts: Hosts }>();
  useEffect(() => {
    import('./frame-hosts').then(
      ({ FrameHosts }) => setLoaded({ Hosts: FrameHosts }),
      () => undefined,
    );
  }, []);
  return (
    loaded && (
      <Suspense>
        <loaded.Hosts {...props} />
      </Suspense>
    )
  );
}
