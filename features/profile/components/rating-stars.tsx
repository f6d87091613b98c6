import { Icon } from '@/components/display/icon';

const STARS = [1, 2, 3, 4, 5];

/** Stars 0 to 5, decorative: say the number in words beside them. `size` of one in pixels. */
export function RatingStars({ rating, size }: { rating: number; size: number }) {
  return (
    <span aria-hidden className="flex gap-0.5">
      {STARS.map((star) => (
        <Icon key={star} name="star" size={size} className={star <= rating ? 'text-gold' : 'text-hairline'} />
      ))}
    </span>
  );
}
