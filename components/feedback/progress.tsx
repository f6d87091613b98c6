import { cn } from '@/lib/class-names';

/** Spec §9: progress ends at 100. */
const PROGRESS_MAX = 100;

/** How far something has come: `value` 0 to 100, more or less is cut. `label` names it, `text` says it in words. */
export function Progress({
  value,
  label,
  text,
  tone = 'gold',
}: {
  value: number;
  label: string;
  text?: string;
  tone?: 'gold' | 'active';
}) {
  const shown = Math.min(PROGRESS_MAX, Math.max(0, Number.isFinite(value) ? value : 0));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={PROGRESS_MAX}
      aria-valuenow={Math.floor(shown)}
      aria-valuetext={text}
      className="h-2 w-full overflow-hidden rounded-chip bg-surface-3"
    >
      <span
        className={cn(
          'block size-full origin-left rounded-chip transition-transform',
          tone === 'gold' ? 'bg-gold' : 'bg-active',
        )}
        style={{ transform: `scaleX(${shown / PROGRESS_MAX})` }}
      />
    </div>
  );
}
