import { cn } from '@/lib/class-names';
import type { Suit } from './icon';
import { SOLID_ICONS } from './icon-paths';

export type AvatarColour = Suit | 'gold';
export type AvatarPattern = 'plain' | 'lattice' | 'rays' | 'dots';

const COLOURS: Record<AvatarColour, string> = {
  clubs: 'text-clubs',
  diamonds: 'text-diamonds',
  hearts: 'text-hearts',
  spades: 'text-spades',
  gold: 'text-gold',
};

/** Lines of a card's back in a square of 40, under the suit. */
const PATTERNS: Record<AvatarPattern, string> = {
  plain: '',
  lattice:
    'M-8 12 12-8M-8 28 28-8M-4 40 40-4M12 48 48 12M28 48 48 28M28-8 48 12M12-8 48 28M0-4 44 40M-8 12 28 48M-8 28 12 48',
  rays: 'M20 20V-9M20 20 34.5-5M20 20 45 5.5M20 20H49M20 20 45 34.5M20 20 34.5 45M20 20V49M20 20 5.5 45M20 20-5 34.5M20 20H-9M20 20-5 5.5M20 20 5.5-5',
  dots: [4, 12, 20, 28, 36].flatMap((y) => [4, 12, 20, 28, 36].map((x) => `M${x} ${y}h.01`)).join(''),
};

/** A player's avatar: a suit on a pattern of a card's back, in a colour of the deck or gold. `size` in pixels. Decorative. */
export function SuitAvatar({
  suit,
  colour,
  pattern,
  size = 40,
  className,
}: {
  suit: Suit;
  colour: AvatarColour;
  pattern: AvatarPattern;
  size?: number;
  className?: string;
}) {
  return (
    <svg
      viewBox="0 0 40 40"
      width={size}
      height={size}
      aria-hidden
      className={cn('shrink-0 rounded-full bg-surface-3', COLOURS[colour], className)}
    >
      <rect width="40" height="40" fill="currentColor" opacity="0.12" />
      <path
        d={PATTERNS[pattern]}
        fill="none"
        stroke="currentColor"
        strokeWidth={pattern === 'dots' ? 2.5 : 1}
        strokeLinecap="round"
        opacity="0.35"
      />
      <circle cx="20" cy="20" r="12.5" className="fill-surface-1" />
      <path d={SOLID_ICONS[suit]} fill="currentColor" transform="translate(11 11) scale(0.75)" />
    </svg>
  );
}
