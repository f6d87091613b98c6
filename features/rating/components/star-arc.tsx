import { SOLID_ICONS } from '@/components/display/icon-paths';

const STARS = 5;
const TURN = 21;

/** Five stars on an arc, the reached ones of gold foil. Decorative. */
export function StarArc({ rating }: { rating: number }) {
  return (
    <svg viewBox="-130 -84 260 110" width={300} height={127} aria-hidden className="relative">
      <defs>
        <linearGradient id="star-foil" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff0c9" />
          <stop offset="0.45" stopColor="var(--color-gold)" />
          <stop offset="1" stopColor="#a8741f" />
        </linearGradient>
      </defs>
      {Array.from({ length: STARS }, (_, star) => {
        const off = star - (STARS - 1) / 2;
        const size = 2.5 - Math.abs(off) * 0.38;
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a star is its position
            key={star}
            transform={`rotate(${off * TURN} 0 130) translate(0 -34) rotate(${-off * 6}) scale(${size}) translate(-12 -12)`}
          >
            <path d={SOLID_ICONS.star} fill="#000" opacity={0.45} transform="translate(0 1.2)" />
            <path
              d={SOLID_ICONS.star}
              fill={star < rating ? 'url(#star-foil)' : '#0c1613'}
              stroke={star < rating ? '#fff0c9' : 'var(--color-hairline)'}
              strokeWidth={star < rating ? 0.3 : 0.8}
              strokeLinejoin="round"
            />
          </g>
        );
      })}
    </svg>
  );
}
