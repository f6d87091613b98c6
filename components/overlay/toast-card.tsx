import { Icon } from '../display/icon';

export type ToastKind = 'success' | 'error' | 'warning' | 'info';

const colour = {
  success: 'text-active',
  error: 'text-danger',
  warning: 'text-pending',
  info: 'text-diamonds',
} as const;

/** The inside of a toast: the type as the title, the message below (spec §2). */
export function ToastCard({ kind, title, message }: { kind: ToastKind; title: string; message: string }) {
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
