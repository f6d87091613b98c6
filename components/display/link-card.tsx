import type { ReactNode } from 'react';
import { cn } from '@/lib/class-names';
import { AppLink } from '../controls/app-link';
import { Progress } from '../feedback/progress';

/**
 * One thing of a reader's own in a few words, the whole of it a link: `kind` is its heading (a level three), `title` what it is, `text` what there
 * is to know. `mark` is decoration; `progress`, 0 to 100, is drawn as a bar and has to be said by `text`. As high as its place:
 * the row gives the height.
 */
export function LinkCard({
  href,
  mark,
  kind,
  title,
  text,
  progress,
}: {
  /** Without locale. */
  href: string;
  mark: ReactNode;
  kind: string;
  title: string;
  text: string;
  progress?: number;
}) {
  return (
    <AppLink
      href={href}
      prefetch={false}
      className="flex h-full gap-3 overflow-hidden rounded-card bg-surface-1 p-4 transition-colors hover:bg-surface-2"
    >
      <span aria-hidden className="grid min-w-12 shrink-0 place-items-center self-start text-gold">
        {mark}
      </span>
      <div className="flex min-w-0 flex-1 flex-col">
        <h3 className="truncate font-normal text-muted text-sm leading-5">{kind}</h3>
        {/* Without a bar there is room for a second line. */}
        <p className={cn('font-semibold leading-6', progress === undefined ? 'line-clamp-2' : 'truncate')}>{title}</p>
        <p className="mt-1 line-clamp-2 text-sm tabular leading-5">{text}</p>
        {progress !== undefined && (
          <div aria-hidden className="mt-auto pt-2">
            <Progress value={progress} label={kind} />
          </div>
        )}
      </div>
    </AppLink>
  );
}
