import { cn } from '@/lib/class-names';
import { Icon, type Suit } from './icon';

const corners = {
  'top-right': '-top-6 -right-6',
  'bottom-right': '-right-8 -bottom-8',
  'top-left': '-top-6 -left-6',
  'bottom-left': '-bottom-8 -left-8',
} as const;

/** A suit cut by a corner of its (relative, overflow-hidden) parent. Never more than one in a view. */
export function SuitMotif({
  suit,
  corner = 'bottom-right',
  size = 180,
  className = 'text-surface-3',
}: {
  suit: Suit;
  corner?: keyof typeof corners;
  size?: number;
  className?: string;
}) {
  return (
    <span aria-hidden className={cn('pointer-events-none absolute rotate-12', corners[corner], className)}>
      <Icon name={suit} size={size} />
    </span>
  );
}
