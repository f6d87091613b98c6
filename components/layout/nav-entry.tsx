import type { ReactNode } from 'react';
import { AndroidPhoneOnly } from './android-phone-only';
import type { NavItem } from './nav-item';

/** The place of an entry in a list: none where its section does not exist. */
export function NavEntry({ item, children }: { item: Pick<NavItem, 'only' | 'needs'>; children: ReactNode }) {
  const entry = <li data-needs={item.needs}>{children}</li>;
  return item.only === 'android-phone' ? <AndroidPhoneOnly>{entry}</AndroidPhoneOnly> : entry;
}
