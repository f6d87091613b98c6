'use client';

import { useEffect, useRef, useState } from 'react';

/** Says the balance once when a win has landed on it. `waiting`: a win is paid and not shown yet. */
export function LandedWin({ text, waiting }: { text: string; waiting: boolean }) {
  const [said, setSaid] = useState('');
  const waited = useRef(waiting);
  useEffect(() => {
    if (waiting) setSaid('');
    else if (waited.current) setSaid(text);
    waited.current = waiting;
  }, [text, waiting]);
  return (
    <span role="status" className="sr-only">
      {said}
    </span>
  );
}
