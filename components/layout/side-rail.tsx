import { Icon } from '../display/icon';
import type { NavItem } from './nav-item';
import { NavLink } from './nav-link';
import { RailToggle } from './rail-toggle';

/** The left rail: wide at 1440, icons between 768 and 1440 with a button that opens it over the page. */
export function SideRail({
  label,
  items,
  toggle,
}: {
  label: string;
  items: readonly NavItem[];
  toggle: { open: string; close: string };
}) {
  return (
    <aside className="group/rail fixed inset-y-0 left-0 z-30 hidden w-18 flex-col overflow-x-hidden overflow-y-auto bg-surface-1 pt-2 pb-4 tablet:flex desktop1440:w-60 has-[[aria-expanded=true]]:w-60 has-[[aria-expanded=true]]:shadow-soft">
      <div className="flex h-14 shrink-0 items-center px-3.5 desktop1440:hidden">
        <RailToggle open={toggle.open} close={toggle.close} />
      </div>
      <nav aria-label={label} className="px-3 desktop1440:pt-16">
        <ul className="flex flex-col gap-1">
          {items.map((item) => (
            <li key={item.key}>
              <NavLink
                href={item.href}
                segment={item.segment}
                className="flex h-12 items-center gap-3.5 rounded-control px-3 font-medium text-muted transition-colors hover:bg-surface-2 hover:text-ivory aria-[current=page]:bg-surface-3 aria-[current=page]:text-ivory"
              >
                <Icon name={item.icon} size={24} />
                <span className="truncate opacity-0 transition-opacity desktop1440:opacity-100 group-has-[[aria-expanded=true]]/rail:opacity-100">
                  {item.label}
                </span>
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
