import { Icon, type Suit } from '@/components/display/icon';
import { cn } from '@/lib/class-names';

/** The first places in the colours of the four-colour deck, the highest suit first. */
const MEDALS: readonly { suit: Suit; colour: string }[] = [
  { suit: 'spades', colour: 'text-spades' },
  { suit: 'hearts', colour: 'text-hearts' },
  { suit: 'diamonds', colour: 'text-diamonds' },
  { suit: 'clubs', colour: 'text-clubs' },
];

/** A place of a battle: the first four struck into a card of their suit, the others a number. The number is its text. */
export function PlaceMark({ place }: { place: number }) {
  const medal = MEDALS[place - 1];
  if (!medal) return <span className="inline-block min-w-8 text-center tabular">{place}</span>;
  return (
    <span
      className={cn(
        'card-night inline-flex h-10 w-8 flex-col items-center justify-center gap-0.5 rounded-md font-display font-semibold text-sm leading-none',
        medal.colour,
      )}
    >
      {place}
      <Icon name={medal.suit} size={12} />
    </span>
  );
}
