import { Icon } from '@/components/display/icon';
import { cn } from '@/lib/class-names';

/** The heart of a game, over its picture or beside its name. `label` names the game. */
export function FavouriteHeart({
  liked,
  label,
  over = false,
  onPress,
}: {
  liked: boolean;
  label: string;
  /** It lies over a picture. */
  over?: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={liked}
      aria-label={label}
      onClick={onPress}
      className={cn(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-control transition-colors',
        liked ? 'text-hearts' : 'text-ivory hover:text-hearts',
        !over && 'bg-surface-2 hover:bg-surface-3',
      )}
    >
      <span className={cn('flex size-9 items-center justify-center rounded-chip', over && 'bg-ground/70')}>
        <Icon name={liked ? 'hearts' : 'heart'} size={20} />
      </span>
    </button>
  );
}
