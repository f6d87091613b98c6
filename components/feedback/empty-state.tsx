import type { ReactNode } from 'react';
import { Icon, type Suit } from '../display/icon';

/** Nothing here yet: a card's back with the reason and, if there is one, what to do about it. */
export function EmptyState({
  title,
  children,
  action,
  suit = 'spades',
}: {
  title: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  suit?: Suit;
}) {
  return (
    <div className="card-back grid rounded-card p-3">
      <div className="flex flex-col items-center justify-center gap-3 rounded-control bg-surface-1 px-5 py-10 text-center">
        <Icon name={suit} size={40} className="text-hairline" />
        <p className="font-display font-semibold text-lg">{title}</p>
        {children && <div className="max-w-md text-muted">{children}</div>}
        {action && <div className="pt-2">{action}</div>}
      </div>
    </div>
  );
}
