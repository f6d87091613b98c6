import { BrandMark } from './brand-mark';

/**
 * A cover over the finished page on somebody's very first visit, while things really load and at most 3 s (spec §2), or, where
 * PRELOADER_MS is set, for that long at every start.
 * It is CSS alone and hidden by default; first-visit.js decides and takes it away. The first paint never waits for it.
 */
export function Preloader() {
  return (
    <div
      aria-hidden
      className="preloader pointer-events-none fixed inset-0 z-100 hidden place-items-center bg-ground transition-opacity duration-200 in-data-first-visit:grid in-data-[first-visit=fading]:opacity-0"
    >
      <span className="animate-pulse">
        <BrandMark size={72} />
      </span>
    </div>
  );
}
