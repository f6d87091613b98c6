import type { ReactNode } from 'react';

/** The top bar. `back` stands before everything, at 1440 above the page's left edge. `search` is shown from 768 px, where there is room for it; the phone has it in the bottom bar. */
export function SiteHeader({
  back,
  brand,
  search,
  balance,
  session,
}: {
  back?: ReactNode;
  brand: ReactNode;
  search?: ReactNode;
  balance?: ReactNode;
  session?: ReactNode;
}) {
  return (
    <header className="group/header sticky top-0 z-20 bg-ground/95 backdrop-blur-sm tablet:pl-18 desktop1440:z-40 desktop1440:pl-0">
      <div className="flex h-16 items-center gap-3 px-4 tablet:gap-4 tablet:px-6 desktop1440:pr-8 desktop1440:pl-5">
        {back}
        <div className="shrink-0 desktop1440:-order-1 desktop1440:w-59">{brand}</div>
        <div className="hidden min-w-0 flex-1 tablet:block">
          <div className="max-w-md">{search}</div>
        </div>
        <div className="ml-auto flex min-w-0 items-center gap-1 tablet:gap-3">
          {balance}
          {session}
        </div>
      </div>
    </header>
  );
}
