import type { ReactNode } from 'react';
import { cn } from '@/lib/class-names';

/**
 * A card that turns over in space when `flipped`; with reduced motion its faces fade. Both have the size of `back`.
 * Decorative: what the card shows is said in text beside it.
 */
export function FlipCard({
  flipped,
  front,
  back,
  className,
}: {
  flipped: boolean;
  front: ReactNode;
  back: ReactNode;
  className?: string;
}) {
  const face =
    'backface-hidden block transition-opacity duration-240 motion-reduce:rotate-y-0 motion-reduce:backface-visible';
  return (
    <span aria-hidden className={cn('block perspective-[700px]', className)}>
      <span
        data-flipped={flipped}
        className={cn(
          'transform-3d relative block transition-transform duration-240 motion-reduce:transform-none',
          flipped && 'rotate-y-180',
        )}
      >
        <span className={cn(face, flipped && 'motion-reduce:opacity-0')}>{back}</span>
        <span className={cn(face, 'absolute inset-0 rotate-y-180', !flipped && 'motion-reduce:opacity-0')}>
          {front}
        </span>
      </span>
    </span>
  );
}
