import type { ReactNode } from 'react';
import { AppLink } from '@/components/controls/app-link';
import { cn } from '@/lib/class-names';

/** One thing a search proposes. A link, so that it opens in a new tab too; the field moves through them by arrows. */
export function SearchOption({
  id,
  href,
  active,
  picture,
  label,
  note,
  forgettable = false,
  onPick,
}: {
  id: string;
  /** Without locale. */
  href: string;
  active: boolean;
  picture: ReactNode;
  label: string;
  note?: ReactNode;
  /** An earlier search: the key Delete forgets it, and a button for that stands over its end. */
  forgettable?: boolean;
  onPick: () => void;
}) {
  return (
    <AppLink
      id={id}
      role="option"
      aria-selected={active}
      aria-keyshortcuts={forgettable ? 'Delete' : undefined}
      tabIndex={-1}
      href={href}
      prefetch={false}
      onClick={(event) => {
        // A press that opens another tab leaves this one as it is.
        if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onPick();
      }}
      className={cn(
        'flex min-h-14 items-center gap-3 rounded-control px-3 py-1.5 transition-colors',
        active ? 'bg-surface-3' : 'hover:bg-surface-2',
        forgettable && 'pr-14',
      )}
    >
      <span className="flex h-12 w-9 shrink-0 items-center justify-center overflow-hidden rounded-sm bg-surface-2 text-muted">
        {picture}
      </span>
      <span className="min-w-0 flex-1 truncate font-medium">{label}</span>
      {note && <span className="max-w-[45%] shrink-0 truncate text-muted text-sm">{note}</span>}
    </AppLink>
  );
}
