import { useState } from 'react';

/** What is asked about over the page, one thing at a time; null: nothing is. */
export function useQuestion<T>(answered: () => void): { asked: T | null; ask: (about: T) => void; over: () => void } {
  const [asked, setAsked] = useState<T | null>(null);
  const over = () => {
    setAsked(null);
    answered();
  };
  return { asked, ask: setAsked, over };
}
