import { type GlyphName, NAV_GLYPHS } from './nav-glyph-paths';

/** The sign of a section, decorative. `size` in pixels. For server components only, see nav-glyph-paths. */
export function NavGlyph({ name, size = 24, className = '' }: { name: GlyphName; size?: number; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden className={`shrink-0 ${className}`}>
      <path
        d={NAV_GLYPHS[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
