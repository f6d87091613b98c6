import { clsx } from 'clsx';
import type { ReactNode } from 'react';

const LOOKS = {
  bad: 'border-bad bg-bad-ground text-bad',
  warn: 'border-warn bg-warn-ground text-warn',
  good: 'border-good bg-good-ground text-good',
  note: 'border-hairline bg-raised text-ink',
} as const;

type Props = { tone?: keyof typeof LOOKS; title?: ReactNode; children?: ReactNode; action?: ReactNode };

/** Something that has to be known here. What went wrong is read out at once. */
export function Notice({ tone = 'note', title, children, action }: Props) {
  return (
    <div
      role={tone === 'bad' ? 'alert' : undefined}
      className={clsx('flex flex-wrap items-center gap-3 rounded-card border px-3 py-2 text-sm', LOOKS[tone])}
    >
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
      {action}
    </div>
  );
}
