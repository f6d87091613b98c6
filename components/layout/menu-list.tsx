import { NavEntry } from './nav-entry';
import type { NavGroup } from './nav-item';
import { NavLink } from './nav-link';
import { NavSign } from './nav-sign';

/** Every section of the site by groups, for the menu sheet. */
export function MenuList({ label, groups }: { label: string; groups: readonly NavGroup[] }) {
  return (
    <nav aria-label={label} className="flex flex-col gap-5">
      {groups.map((group) => (
        <div key={group.key} data-needs={group.needs}>
          <p id={`menu-${group.key}`} className="mb-2 text-muted text-sm">
            {group.label}
          </p>
          <ul aria-labelledby={`menu-${group.key}`} className="grid grid-cols-2 gap-2">
            {group.items.map((item) => (
              <NavEntry key={item.key} item={item}>
                <NavLink
                  item={item}
                  className="flex h-full min-h-13 items-center gap-3 rounded-control bg-surface-2 px-3 py-2 font-medium text-sm leading-5 transition-colors hover:bg-surface-3 aria-[current]:bg-surface-3 aria-[current]:text-gold"
                >
                  <NavSign item={item} size={22} className="text-muted" />
                  <span className="min-w-0 hyphens-auto">{item.label}</span>
                </NavLink>
              </NavEntry>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
