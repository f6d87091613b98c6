import type { ReactNode } from 'react';

/** The heading of a page, with an optional sentence and an action at the right. */
export function PageHeader({
  title,
  children,
  action,
}: {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-4 pt-2 tablet:pt-4">
      <div className="min-w-0">
        <h1 className="font-bold font-display text-2xl tablet:text-3xl">{title}</h1>
        {children && <p className="mt-2 max-w-2xl text-muted">{children}</p>}
      </div>
      {action}
    </header>
  );
}
