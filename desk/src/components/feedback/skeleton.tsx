/** Grey lines where something is on its way. @param lines how many */
export function Skeleton({ lines = 3, label }: { lines?: number; label: string }) {
  return (
    <div role="status" className="flex flex-col gap-2 p-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
        <span key={line} aria-hidden="true" className="h-5 animate-pulse rounded-sm bg-raised" />
      ))}
    </div>
  );
}
