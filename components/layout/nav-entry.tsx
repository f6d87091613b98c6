import type { ReactNode } from 'react';
import { AndroidPhoneOnly } from './android-phone-only';
import type { NavItem } from './nav-item';

/** The place of an entry in a list: none where its section does not exist. */
export function NavEntry({ item, children }: { item: Pick<NavItem, 'only'>; children: ReactNode }) {
  const entry = <li>{children}</li>;
  return item.only === 'android-phone' ? <AndroidPhoneOnly>{entry}</AndroidPhoneOnly> : entry;
}
