/** Still rays behind what was won: the whole of our celebration, and none for a win below its stake (the caller decides). */
export function Glow() {
  return (
    <span aria-hidden className="pointer-events-none absolute inset-0 animate-fade-in overflow-hidden">
      <span className="rays -translate-1/2 absolute top-1/2 left-1/2 size-96 text-gold" />
    </span>
  );
}
