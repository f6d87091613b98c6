import type { ReactNode } from 'react';
import { cn } from '@/lib/class-names';
import { Icon } from '../display/icon';

export type StatusTone = 'active' | 'pending' | 'danger' | 'neutral';

const look = {
  active: { colour: 'text-active', icon: 'success' },
  pending: { colour: 'text-pending', icon: 'history' },
  danger: { colour: 'text-danger', icon: 'error' },
  neutral: { colour: 'text-muted', icon: 'info' },
} as const;

/** A state in words with its icon: colour is never alone. */
export function StatusMark({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <span className={cn('inline-flex items-center gap-1.5 font-medium text-sm', look[tone].colour)}>
      <Icon name={look[tone].icon} size={18} />
      {children}
    </span>
  );
}
