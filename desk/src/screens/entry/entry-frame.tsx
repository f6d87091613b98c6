import type { ReactNode } from 'react';

/** The one thing on a page before the sign-in. It begins at one height: what comes late below moves nothing under a pointer. */
export function EntryFrame({ title, text, children }: { title: ReactNode; text?: ReactNode; children: ReactNode }) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-sm flex-col gap-4 px-4 pt-[clamp(2.5rem,16dvh,10rem)] pb-10">
      <p className="font-bold text-muted tracking-wide">Kozyr</p>
      <h1 className="font-semibold text-xl">{title}</h1>
      {text && <p className="text-muted">{text}</p>}
      {children}
    </main>
  );
}
