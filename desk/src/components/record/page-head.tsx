import type { ReactNode } from 'react';

type Props = { title: ReactNode; detail?: ReactNode; badges?: ReactNode; actions?: ReactNode };

/** The head of a page: what it is, its states and its acts. */
export function PageHead({ title, detail, badges, actions }: Props) {
  return (
    <header className="flex flex-wrap items-start gap-x-4 gap-y-2">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-2">
          <h1 className="font-semibold text-xl">{title}</h1>
          {badges}
        </div>
        {detail && <p className="text-muted text-sm">{detail}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}
