import type { ReactNode } from 'react';
import { cn } from '@/lib/class-names';
import { AppLink } from '../controls/app-link';

export type Tab = {
  key: string;
  href: string;
  label: ReactNode;
  count?: number;
  /** Of what is not offered everywhere: what it is, see lib/place. */
  needs?: string;
};

const MANY = 3;

/** Tabs whose state is the address: each is a link, the current one is marked. Paths without locale. */
export function Tabs({
  label,
  tabs,
  current,
  replace = true,
}: {
  label: string;
  tabs: readonly Tab[];
  current: string;
  replace?: boolean;
}) {
  return (
    <nav aria-label={label} className="scrollbar-none -mx-1 overflow-x-auto p-1">
      <ul
        className={cn(
          'flex min-w-full gap-1 rounded-control bg-surface-1 p-1',
          // A few tabs share a phone's width, their words on two lines if need be; many scroll.
          tabs.length > MANY ? 'w-max' : 'tablet:w-max',
        )}
      >
        {tabs.map((tab) => (
          <li key={tab.key} data-needs={tab.needs} className="min-w-min flex-auto tablet:flex-1">
            <AppLink
              href={tab.href}
              replace={replace}
              scroll={false}
              aria-current={tab.key === current ? 'page' : undefined}
              className={cn(
                'flex min-h-11 items-center justify-center gap-2 wrap-normal rounded-control px-2 text-center font-medium text-sm leading-tight transition-colors tablet:whitespace-nowrap tablet:px-4',
                tabs.length > MANY && 'whitespace-nowrap px-3',
                tab.key === current ? 'bg-surface-3 text-ivory' : 'text-muted hover:text-ivory',
              )}
            >
              {tab.label}
              {tab.count !== undefined && <span className="text-muted tabular">{tab.count}</span>}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
