import type { ReactNode } from 'react';
import { cn } from '@/lib/class-names';
import { Icon, type Suit } from './icon';

/** Classes that paint a suit in its colour of the four-colour deck. */
const SUIT_COLOURS: Record<Suit, string> = {
  clubs: 'text-clubs',
  diamonds: 'text-diamonds',
  hearts: 'text-hearts',
  spades: 'text-spades',
};

/**
 * A playing card, drawn: its width comes from `className` ("w-24"). `face` night is black paper, gold the trump, back its
 * back. `rank` stands in the corners; `children` takes the place of the suit in the middle. Decorative.
 */
export function PlayingCard({
  suit,
  rank,
  face = 'night',
  className,
  children,
}: {
  suit?: Suit;
  rank?: string;
  face?: 'night' | 'gold' | 'back';
  className?: string;
  children?: ReactNode;
}) {
  const colour = face === 'gold' ? 'text-on-gold' : suit && SUIT_COLOURS[suit];
  const corner = (
    <span className="flex flex-col items-center gap-[2cqw] font-display font-semibold text-[17cqw] leading-none">
      {rank}
      {suit && <Icon name={suit} className="size-[15cqw]" />}
    </span>
  );
  return (
    <span aria-hidden className={cn('@container relative block aspect-5/7 select-none', colour, className)}>
      <span
        className={cn(
          'absolute inset-0 block overflow-hidden rounded-[10cqw]',
          face === 'gold' ? 'card-gold' : 'card-night',
        )}
      >
        {face === 'back' ? (
          <>
            <span className="card-back absolute inset-[6cqw] rounded-[6cqw] ring-1 ring-gold/45" />
            <span className="absolute inset-0 grid place-items-center text-gold">
              <span className="grid size-[42cqw] place-items-center rounded-chip bg-surface-1 ring-1 ring-gold/45">
                <Icon name="spades" className="size-[22cqw]" />
              </span>
            </span>
          </>
        ) : (
          <>
            <span className="absolute top-[7cqw] left-[8cqw]">{corner}</span>
            <span className="absolute right-[8cqw] bottom-[7cqw] rotate-180">{corner}</span>
            <span className="absolute inset-0 grid place-items-center">
              {children ?? (suit && <Icon name={suit} className="size-[48cqw]" />)}
            </span>
          </>
        )}
      </span>
    </span>
  );
}
