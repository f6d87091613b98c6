import type { ReactNode } from 'react';
import { cn } from '@/lib/class-names';
import { AppLink } from '../controls/app-link';

export type Tab = { key: string; href: string; label: ReactNode; count?: number };

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
      <ul className="flex w-max min-w-full gap-1 rounded-control bg-surface-1 p-1">
        {tabs.map((tab) => (
          <li key={tab.key} className="flex-1">
            <AppLink
              href={tab.href}
              replace={replace}
              scroll={false}
              aria-current={tab.key === current ? 'page' : undefined}
              className={cn(
                'flex min-h-11 items-center justify-center gap-2 whitespace-nowrap rounded-control px-3 font-medium tablet:px-4 text-sm transition-colors',
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
