import { AppLink } from '../controls/app-link';
import { Icon } from '../display/icon';
import type { NavItem } from './nav-item';

/** Links as full-width rows, for the menu sheet. */
export function MenuList({ items }: { items: readonly NavItem[] }) {
  return (
    <ul className="-mx-2 flex flex-col">
      {items.map((item) => (
        <li key={item.key}>
          <AppLink
            href={item.href}
            className="flex min-h-12 items-center gap-3.5 rounded-control px-2 font-medium hover:bg-surface-2"
          >
            <Icon name={item.icon} size={22} className="text-muted" />
            {item.label}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
