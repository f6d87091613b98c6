import { NavGlyph } from './nav-glyph';
import type { NavItem } from './nav-item';

/** An entry's icon with its badge in the upper corner, if it has one. */
export function NavSign({
  item: { icon, badge },
  size,
  className,
}: {
  item: Pick<NavItem, 'icon' | 'badge'>;
  size: number;
  className?: string;
}) {
  const glyph = <NavGlyph name={icon} size={size} className={className} />;
  if (!badge) return glyph;
  return (
    <span className="relative">
      {glyph}
      <span className="-top-2 left-3 absolute">{badge}</span>
    </span>
  );
}
