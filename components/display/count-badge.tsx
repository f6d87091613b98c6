/** A red counter for a corner; above 99 it says 99+. `label` is the sentence a screen reader says ("3 bonuses"). */
export function CountBadge({ count, label }: { count: number; label: string }) {
  if (count <= 0) return null;
  return (
    <span className="inline-flex h-5 min-w-5 items-center justify-center rounded-chip bg-counter px-1.5 font-bold text-black text-xs tabular">
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
