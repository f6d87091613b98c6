'use client';

import { useEffect, useState } from 'react';
import { FlipCard } from '@/components/display/flip-card';
import { PlayingCard } from '@/components/display/playing-card';
import type { JackpotWin } from '../store';

const CARDS = ['left', 'middle', 'right'] as const;
const REVEAL_EVERY_MS = 220;

/** Three cards face down that turn over one after another, all of one suit. Decorative. */
export function RevealedSuits({ suit }: { suit: JackpotWin['suit'] }) {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setShown((count) => Math.min(count + 1, CARDS.length)), REVEAL_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <span className="relative flex gap-2.5">
      {CARDS.map((card, position) => (
        <FlipCard
          key={card}
          flipped={position < shown}
          className="w-18"
          back={<PlayingCard face="back" className="w-18" />}
          front={<PlayingCard suit={suit} className="w-18" />}
        />
      ))}
    </span>
  );
}
