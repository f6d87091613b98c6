import type { IconName } from '../display/icon';

/** An entry of the rail, the bottom bar or the menu. `segment` is the first part of the addresses it stands for. */
export type NavItem = { key: string; href: string; segment: string | null; icon: IconName; label: string };
