import { useTranslations } from 'next-intl';
import { cn } from '@/lib/class-names';
import { Icon } from './icon';

const MAX_STARS = 5;

/** `value` full stars of five; said in words to screen readers. `size` in pixels. */
export function StarRating({ value, size = 20 }: { value: number; size?: number }) {
  const t = useTranslations('ui');
  const full = Math.min(MAX_STARS, Math.max(0, Math.floor(value)));
  return (
    <span role="img" aria-label={t('stars', { value: full, max: MAX_STARS })} className="inline-flex gap-1">
      {Array.from({ length: MAX_STARS }, (_, position) => (
        <Icon
          // biome-ignore lint/suspicious/noArrayIndexKey: a star is its position
          key={position}
          name="star"
          size={size}
          className={cn(position < full ? 'text-gold' : 'text-hairline')}
        />
      ))}
    </span>
  );
}
