import type { ReactNode } from 'react';
import { NavEntry } from './nav-entry';
import type { NavGroup } from './nav-item';
import { NavLink } from './nav-link';

/** The foot of every page: all sections, payment marks, social channels, the age mark, the licence, languages. */
export function SiteFooter({
  label,
  groups,
  payments,
  social,
  languages,
  responsible,
  legal,
}: {
  label: string;
  groups: readonly NavGroup[];
  payments: ReactNode;
  social?: ReactNode;
  languages: ReactNode;
  /** What stands beside the 21+ mark. */
  responsible: ReactNode;
  legal: ReactNode;
}) {
  return (
    <footer className="mt-16 flex flex-col gap-8 rounded-card bg-surface-1 px-5 py-8 text-sm tablet:px-8">
      <nav aria-label={label} className="grid grid-cols-2 gap-x-6 gap-y-8 tablet:grid-cols-4">
        {groups.map((group) => (
          <div key={group.key} data-needs={group.needs}>
            <p id={`foot-${group.key}`} className="mb-1 font-semibold">
              {group.label}
            </p>
            <ul aria-labelledby={`foot-${group.key}`}>
              {group.items.map((item) => (
                <NavEntry key={item.key} item={item}>
                  <NavLink
                    item={item}
                    className="inline-flex min-h-11 items-center text-muted leading-5 transition-colors hover:text-ivory aria-[current]:text-gold desktop:min-h-9"
                  >
                    {item.label}
                  </NavLink>
                </NavEntry>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className="flex flex-col gap-5 border-hairline border-t pt-6">
        {payments}
        {social}
      </div>
      <div className="flex flex-col gap-6 border-hairline border-t pt-6 desktop:flex-row desktop:items-start desktop:justify-between">
        <div className="flex max-w-3xl items-start gap-4">
          <span
            aria-hidden
            className="flex size-11 shrink-0 items-center justify-center rounded-chip font-bold font-display text-xs ring-2 ring-muted"
          >
            21+
          </span>
          <div className="flex min-w-0 flex-col gap-3 text-muted">
            {responsible}
            <div className="text-xs">{legal}</div>
          </div>
        </div>
        <div className="shrink-0">{languages}</div>
      </div>
    </footer>
  );
}
