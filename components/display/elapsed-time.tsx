'use client';

import { useEffect, useState } from 'react';
import { formatClock } from '@/lib/format/durations';

/** How long something has lasted; it ticks every second while it is shown. `since` in milliseconds since the epoch. */
export function ElapsedTime({ since }: { since: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    // Another beginning is looked at anew: it may be later than the last tick.
    const look = () => setNow(Math.max(since, Date.now()));
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [since]);
  return <span className="tabular">{formatClock(now - since)}</span>;
}
