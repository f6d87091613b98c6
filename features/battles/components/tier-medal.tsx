import { useId } from 'react';
import { cn } from '@/lib/class-names';
import type { BattleTier } from '../types';

/** Classes that paint a tier; brilliant runs from white to ice. */
const METALS: Record<BattleTier, { light: string; main: string }> = {
  bronze: { light: '#f0c9a4', main: 'text-bronze' },
  silver: { light: '#f4f8fb', main: 'text-silver' },
  gold: { light: '#fff0c9', main: 'text-gold' },
  platinum: { light: '#eafaff', main: 'text-platinum' },
  brilliant: { light: '#ffffff', main: 'text-ice' },
};
const NOTCHES = 28;

/** A medal of the tier's metal on a ribbon, with a place struck into it or, without one, a star. Decorative. */
export function TierMedal({ tier, place, width = 120 }: { tier: BattleTier; place?: number; width?: number }) {
  const { light, main } = METALS[tier];
  const metal = useId();
  return (
    <svg
      viewBox="0 0 120 140"
      width={width}
      height={(width * 140) / 120}
      aria-hidden
      className={cn('relative shrink-0', main)}
    >
      <defs>
        <linearGradient id={metal} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor={light} />
          <stop offset="0.45" stopColor="currentColor" />
          <stop offset="1" stopColor="currentColor" stopOpacity={0.55} />
        </linearGradient>
      </defs>
      <path d="M36 4h20l10 46H50zM84 4H64L54 50h16z" fill="var(--color-hearts)" opacity={0.9} />
      <path d="M64 4h20L70 50H56z" fill="#000" opacity={0.22} />
      <g transform="translate(60 86)">
        {Array.from({ length: NOTCHES }, (_, notch) => (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: a notch is its position
            key={notch}
            cx={0}
            cy={-44}
            r={4.5}
            fill={`url(#${metal})`}
            transform={`rotate(${(notch * 360) / NOTCHES})`}
          />
        ))}
        <circle r={44} fill="#0c1613" />
        <circle r={44} fill={`url(#${metal})`} />
        <circle r={36} fill="none" stroke="#0c1613" strokeOpacity={0.35} strokeWidth={1.5} />
        <circle r={33} fill="#0c1613" fillOpacity={0.16} />
        {place === undefined ? (
          <path
            d="M0-21 5.6-7.2 20.4-6.4 8.9 3.1 12.7 17.4 0 9.3-12.7 17.4-8.9 3.1-20.4-6.4-5.6-7.2Z"
            className="fill-on-gold"
            opacity={0.85}
          />
        ) : (
          <text
            textAnchor="middle"
            dominantBaseline="central"
            className="fill-on-gold font-bold font-display"
            fontSize={place > 99 ? 24 : 34}
          >
            {place}
          </text>
        )}
      </g>
    </svg>
  );
}
