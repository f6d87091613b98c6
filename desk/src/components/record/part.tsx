import { type ReactNode, useId } from 'react';

/** A part of a page with its heading and what can be done there. */
export function Part({ title, action, children }: { title: ReactNode; action?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-hairline bg-surface">
      <header className="flex flex-wrap items-center gap-3 border-hairline border-b px-3 py-2">
        <h2 id={id} className="flex-1 font-semibold text-base">
          {title}
        </h2>
        {action}
      </header>
      <div className="p-3">{children}</div>
    </section>
  );
}
