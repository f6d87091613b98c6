'use client';

import { useEffect } from 'react';
import { Icon } from '../display/icon';

export type ToastKind = 'success' | 'error' | 'warning' | 'info';

const colour = {
  success: 'text-active',
  error: 'text-danger',
  warning: 'text-pending',
  info: 'text-diamonds',
} as const;

/** So long a message has to stand in sight to count as seen. */
export const SEEN_AFTER_MS = 1000;

/** The inside of a toast: the type as the title, the message below (spec §2). `onSeen` runs once it was in sight for a moment. */
export function ToastCard({
  kind,
  title,
  message,
  onSeen,
}: {
  kind: ToastKind;
  title: string;
  message: string;
  onSeen?: (() => void) | undefined;
}) {
  useEffect(() => {
    if (!onSeen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(onSeen, SEEN_AFTER_MS);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [onSeen]);
  return (
    <span className="flex items-start gap-3">
      <Icon name={kind} size={24} className={colour[kind]} />
      <span className="min-w-0">
        <span className="block font-semibold text-white leading-6">{title}</span>
        <span className="block text-sm text-white">{message}</span>
      </span>
    </span>
  );
}
