import { cn } from '@/lib/class-names';
import { LINE_ICONS, SOLID_ICONS } from './icon-paths';
import { LineIcon } from './line-icon';

export type LineIconName = keyof typeof LINE_ICONS;
export type IconName = LineIconName | keyof typeof SOLID_ICONS;
export type Suit = 'clubs' | 'diamonds' | 'hearts' | 'spades';

function isLine(name: IconName): name is LineIconName {
  return name in LINE_ICONS;
}

/** One of the product's own icons. Decorative unless `label` is given. `size` in pixels. */
export function Icon({
  name,
  size = 24,
  label,
  className,
}: {
  name: IconName;
  size?: number;
  label?: string;
  className?: string;
}) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  if (isLine(name)) return <LineIcon d={LINE_ICONS[name]} size={size} className={className} {...meaning} />;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is either hidden or named by aria-label
    <svg viewBox="0 0 24 24" width={size} height={size} className={cn('shrink-0', className)} {...meaning}>
      <path d={SOLID_ICONS[name]} fill="currentColor" />
    </svg>
  );
}
