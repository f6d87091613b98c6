import type { LinkedModal } from '@/lib/routes/routes';
import type { GlyphName } from './nav-glyph-paths';

/** An entry of the rail, the bottom bar or the menu. */
export type NavItem = {
  key: string;
  href: string;
  /** The path it stands for, with everything below; null for an entry that is never where the reader is. */
  place: string | null;
  /** A path below `place` that has an entry of its own. */
  except?: string;
  /** Opens over the page instead of leading away from it. */
  modal?: LinkedModal;
  icon: GlyphName;
  label: string;
};

/** Entries that belong together. */
export type NavGroup = { key: string; label: string; items: readonly NavItem[] };
