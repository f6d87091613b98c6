import type { ReactNode } from 'react';
import { NavGlyph } from './nav-glyph';
import type { NavItem } from './nav-item';
import { NavLink } from './nav-link';
import { NavSign } from './nav-sign';

const cell =
  'flex h-16 w-full flex-col items-center justify-center gap-1 font-medium text-[0.6875rem] leading-none text-muted transition-colors aria-[current]:text-ivory';

/** The phone's bar: two entries, the cashbox raised in the middle, one more entry and the menu. */
export function BottomBar({
  label,
  before,
  cashbox,
  insteadOfCashbox,
  after,
  menu,
}: {
  label: string;
  before: readonly NavItem[];
  cashbox: NavItem;
  /** Where there is no cashbox. */
  insteadOfCashbox: readonly NavItem[];
  after: readonly NavItem[];
  menu: ReactNode;
}) {
  const entry = (item: NavItem) => (
    <li key={item.key} data-needs={item.needs} data-instead-of={item.insteadOf} className="min-w-0">
      <NavLink item={item} className={cell}>
        <NavSign item={item} size={24} />
        <span className="max-w-full truncate px-0.5">{item.label}</span>
      </NavLink>
    </li>
  );
  return (
    <nav
      aria-label={label}
      className="fixed inset-x-0 bottom-0 z-40 bg-surface-1 pb-[env(safe-area-inset-bottom)] shadow-soft tablet:hidden"
    >
      <ul className="grid grid-cols-5">
        {before.map(entry)}
        <li data-needs={cashbox.needs} className="min-w-0">
          <NavLink item={cashbox} className={`${cell} relative text-ivory`}>
            <span className="-mt-7 flex size-13 items-center justify-center rounded-chip bg-gold text-on-gold ring-4 ring-ground">
              <NavGlyph name={cashbox.icon} size={26} />
            </span>
            <span className="max-w-full truncate px-0.5">{cashbox.label}</span>
          </NavLink>
        </li>
        {insteadOfCashbox.map(entry)}
        {after.map(entry)}
        <li className="min-w-0">{menu}</li>
      </ul>
    </nav>
  );
}
