import { useRef, useState } from 'react';

/** Nothing is asked about for so long after a question is over, so that whoever asks without end leaves time to go. */
const PAUSE_MS = 2_000;

/** What is asked about over the page, one thing at a time; null: nothing is. What comes while something is asked about is left out. */
export function useQuestion<T>(answered: () => void): { asked: T | null; ask: (about: T) => void; over: () => void } {
  const [asked, setAsked] = useState<T | null>(null);
  const overAt = useRef(Number.NEGATIVE_INFINITY);
  const ask = (about: T) => {
    if (performance.now() - overAt.current >= PAUSE_MS) setAsked((before) => before ?? about);
  };
  const over = () => {
    overAt.current = performance.now();
    setAsked(null);
    answered();
  };
  return { asked, ask, over };
}
