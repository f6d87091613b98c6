import type { ReactNode } from 'react';
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
  /** What it leads to that is not offered everywhere, as lib/place names it. */
  needs?: string;
  /** It takes the place of what needs that, where it is not offered. */
  insteadOf?: string;
  /** Its section is there on such devices alone. */
  only?: 'android-phone';
  icon: GlyphName;
  label: string;
  /** Sits on the icon; named for screen readers by itself. */
  badge?: ReactNode;
};

/** Entries that belong together. needs: what all of them are about. */
export type NavGroup = { key: string; label: string; items: readonly NavItem[]; needs?: string };
