import type { ReactNode } from 'react';

/** Nothing is here, why, and what may be done. */
export function Empty({ title, children }: { title: ReactNode; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-center gap-2 px-4 py-12 text-center">
      <p className="font-semibold">{title}</p>
      {children && <div className="max-w-prose text-muted text-sm">{children}</div>}
    </div>
  );
}
