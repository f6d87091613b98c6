/** Spec §9, in pixels. */
const CROSS_SIZE = 14;

/** The cross that closes things, 14 by 14 (spec §9). Decorative: its button has a name. */
export function CrossMark() {
  return (
    <svg viewBox="0 0 14 14" width={CROSS_SIZE} height={CROSS_SIZE} aria-hidden className="shrink-0">
      <path
        d="M1.5 1.5l11 11M12.5 1.5l-11 11"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
      />
    </svg>
  );
}
