import type { ReactNode } from 'react';
import { PlayingCard } from './playing-card';

/** A card turned up on another one that lies face down, with a sign in place of a suit, lit from behind. Decorative. */
export function EmblemCard({ children }: { children: ReactNode }) {
  return (
    <span aria-hidden className="relative grid w-22 place-items-center">
      <span className="-rotate-9 absolute inset-0 -translate-x-5 block">
        <PlayingCard face="back" className="w-22" />
      </span>
      <span className="relative block rotate-4">
        <PlayingCard className="w-22">
          <span className="absolute inset-[6cqw] rounded-[6cqw] ring-1 ring-gold/40" />
          <span className="absolute size-[92cqw] rounded-chip bg-radial from-current to-transparent to-65% opacity-20" />
          <span className="relative grid place-items-center drop-shadow-[0_2px_6px_rgb(0_0_0/0.6)]">{children}</span>
        </PlayingCard>
      </span>
    </span>
  );
}
