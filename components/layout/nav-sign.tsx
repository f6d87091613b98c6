import { cn } from '@/lib/class-names';
import { NavGlyph } from './nav-glyph';
import type { NavItem } from './nav-item';

/**
 * An entry's icon with its badge in the upper corner, if it has one. `wide`: where its words stand beside it, as classes that
 * take the badge to the end of the line, where it covers none of them; the line must be positioned.
 */
export function NavSign({
  item: { icon, badge },
  size,
  wide,
  className,
}: {
  item: Pick<NavItem, 'icon' | 'badge'>;
  size: number;
  wide?: { sign: string; badge: string };
  className?: string;
}) {
  const glyph = <NavGlyph name={icon} size={size} className={className} />;
  if (!badge) return glyph;
  return (
    <span className={cn('relative', wide?.sign)}>
      {glyph}
      <span className={cn('-top-2 left-3 absolute leading-none', wide?.badge)}>{badge}</span>
    </span>
  );
}
