/** Still rays behind what was won: the whole of our celebration, and none for a win below its stake (the caller decides). */
export function Glow() {
  return (
    <span aria-hidden className="pointer-events-none absolute inset-0 grid animate-fade-in place-items-center">
      <span className="rays size-72 shrink-0 text-gold" />
    </span>
  );
}
