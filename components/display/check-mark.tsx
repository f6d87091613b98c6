import { cn } from '@/lib/class-names';

/** Spec §9, in pixels. */
const CHECK_MARK_SIZE = 24;

/** A check in a disc, 24 by 24 (spec §9); `done` false leaves the disc empty. Decorative: say it in text beside. */
export function CheckMark({ done = true }: { done?: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={CHECK_MARK_SIZE}
      height={CHECK_MARK_SIZE}
      aria-hidden
      className={cn('shrink-0', done ? 'text-active' : 'text-muted')}
    >
      <circle cx={12} cy={12} r={10} fill="currentColor" opacity={done ? 0.16 : 0} />
      <circle cx={12} cy={12} r={10} fill="none" stroke="currentColor" strokeWidth={1.5} opacity={done ? 0.5 : 0.7} />
      {done && (
        <path
          d="m7.6 12.4 3 3 5.8-6.4"
          fill="none"
          stroke="currentColor"
          strokeWidth={2}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
