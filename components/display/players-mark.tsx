import type { ReactNode } from 'react';

/** How many are in a game now, over its picture: a green dot and words. Nothing of it moves. */
export function PlayersMark({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex min-h-6 items-center gap-1.5 rounded-chip bg-ground/85 px-2 font-semibold text-ivory text-xs tabular">
      <span aria-hidden className="size-2 rounded-full bg-active" />
      {children}
    </span>
  );
}
