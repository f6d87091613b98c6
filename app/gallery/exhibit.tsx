import type { ReactNode } from 'react';

/** One component with its name, in as many states as it has. `wide` gives the states a whole row each. */
export function Exhibit({ name, wide = false, children }: { name: string; wide?: boolean; children: ReactNode }) {
  return (
    <section className="min-w-0 rounded-card bg-surface-1/60 p-4 tablet:p-5">
      <h3 lang="en" className="mb-4 font-medium text-muted text-sm">
        {name}
      </h3>
      <div className={wide ? 'flex flex-col gap-4' : 'flex flex-wrap items-center gap-3'}>{children}</div>
    </section>
  );
}
