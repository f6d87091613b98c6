import { NavEntry } from './nav-entry';
import type { NavGroup } from './nav-item';
import { NavLink } from './nav-link';
import { NavSign } from './nav-sign';
import { RailToggle } from './rail-toggle';

/** Words of the rail: seen where it is wide. */
const worded = 'opacity-0 transition-opacity desktop1440:opacity-100 group-has-[[aria-expanded=true]]/rail:opacity-100';

/** Where words stand beside the icon its badge goes to the end of the line. */
const WIDE = {
  sign: 'desktop1440:static group-has-[[aria-expanded=true]]/rail:static',
  badge:
    'desktop1440:inset-y-0 desktop1440:right-3 desktop1440:left-auto desktop1440:flex desktop1440:items-center group-has-[[aria-expanded=true]]/rail:inset-y-0 group-has-[[aria-expanded=true]]/rail:right-3 group-has-[[aria-expanded=true]]/rail:left-auto group-has-[[aria-expanded=true]]/rail:flex group-has-[[aria-expanded=true]]/rail:items-center',
};

/** The left rail: wide at 1440, icons between 768 and 1440 with a button that opens it over the page. */
export function SideRail({
  label,
  groups,
  toggle,
}: {
  label: string;
  groups: readonly NavGroup[];
  toggle: { open: string; close: string };
}) {
  return (
    <aside className="group/rail scrollbar-none fixed inset-y-0 left-0 z-30 hidden w-18 flex-col overflow-y-auto overflow-x-hidden overscroll-contain bg-surface-1 pt-2 pb-4 tablet:flex desktop1440:w-60 has-[[aria-expanded=true]]:w-60 has-[[aria-expanded=true]]:shadow-soft">
      <div className="flex h-14 shrink-0 items-center px-3.5 desktop1440:hidden">
        <RailToggle open={toggle.open} close={toggle.close} />
      </div>
      <nav aria-label={label} className="flex flex-col gap-2 px-3 desktop1440:gap-3 desktop1440:pt-18">
        {groups.map((group) => (
          <div
            key={group.key}
            data-needs={group.needs}
            className="border-hairline border-t pt-2 first:border-t-0 first:pt-0 desktop1440:border-t-0 desktop1440:pt-0"
          >
            <p
              id={`rail-${group.key}`}
              className={`hidden h-7 items-center truncate px-3 text-muted text-xs desktop1440:flex group-has-[[aria-expanded=true]]/rail:flex ${worded}`}
            >
              {group.label}
            </p>
            <ul aria-labelledby={`rail-${group.key}`} className="flex flex-col gap-0.5">
              {group.items.map((item) => (
                <NavEntry key={item.key} item={item}>
                  <NavLink
                    item={item}
                    title={item.label}
                    className="relative flex h-11 items-center gap-3.5 rounded-control px-3 font-medium text-muted transition-colors hover:bg-surface-2 hover:text-ivory aria-[current]:bg-surface-3 aria-[current]:text-ivory"
                  >
                    <NavSign item={item} size={22} wide={WIDE} />
                    <span className={`truncate ${worded}`}>{item.label}</span>
                  </NavLink>
                </NavEntry>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </aside>
  );
}
