import type { ReactNode } from 'react';

/** Where the parts of every page stand: rail, header, main, footer, the phone's bar. Slots by props. */
export function AppFrame({
  skipLabel,
  rail,
  header,
  bottomBar,
  footer,
  children,
}: {
  skipLabel: string;
  rail: ReactNode;
  header: ReactNode;
  bottomBar: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <a
        href="#main"
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-control bg-gold px-4 py-3 font-semibold text-on-gold focus:translate-y-0"
      >
        {skipLabel}
      </a>
      {header}
      {rail}
      <div className="pb-28 tablet:pb-10 tablet:pl-18 desktop1440:pl-60">
        <div className="mx-auto w-full max-w-[1440px] px-4 pt-4 tablet:px-6 desktop1440:px-8">
          <main id="main" tabIndex={-1} className="min-h-[calc(100dvh-5rem)] outline-none">
            {children}
          </main>
          {footer}
        </div>
      </div>
      {bottomBar}
    </>
  );
}
