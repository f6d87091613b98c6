import { type Ref, useId } from 'react';
import { SOLID_ICONS } from '@/components/display/icon-paths';
import { pointAt, sectorCentre, sectorPath } from '../rules';
import type { WheelSector } from '../types';

const RADIUS = 128;
const RIM = 142;
const LAMPS = 24;
/** How many characters fit along a sector at full size. */
const FITS = 9;

/** The wheel as drawn: sectors in the colours of the deck, a gold rim with lamps, the trump in the middle. `turning` is what turns. */
export function WheelFace({ sectors, turning }: { sectors: readonly WheelSector[]; turning?: Ref<SVGGElement> }) {
  const id = useId();
  const foil = `${id}-foil`;
  const shade = `${id}-shade`;
  const count = sectors.length;
  return (
    <svg viewBox="-156 -162 312 318" aria-hidden className="block w-full">
      <defs>
        <linearGradient id={foil} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff0c9" />
          <stop offset="0.35" stopColor="var(--color-gold)" />
          <stop offset="0.7" stopColor="#a8741f" />
          <stop offset="1" stopColor="var(--color-gold-hover)" />
        </linearGradient>
        <radialGradient id={shade}>
          <stop offset="0.35" stopColor="#000" stopOpacity={0.5} />
          <stop offset="0.75" stopColor="#000" stopOpacity={0} />
          <stop offset="1" stopColor="#000" stopOpacity={0.35} />
        </radialGradient>
      </defs>
      <circle r={RIM + 8} fill="#000" opacity={0.35} cy={4} />
      <circle r={RIM + 4} fill={`url(#${foil})`} />
      <circle r={RIM} fill="var(--color-surface-1)" />
      <g ref={turning} style={{ transformOrigin: '0 0' }}>
        {sectors.map(({ id: key, label, suit }, position) => {
          const colour = `var(--color-${suit})`;
          const middle = sectorCentre(position, count);
          return (
            <g key={key}>
              <path
                d={sectorPath(position, count, RADIUS)}
                fill={`color-mix(in oklab, ${colour} ${position % 2 ? 26 : 40}%, var(--color-surface-1))`}
                stroke={`url(#${foil})`}
                strokeWidth={1.25}
              />
              <g transform={`rotate(${middle})`}>
                <g transform="translate(-9 -122) scale(0.75)" style={{ color: colour }}>
                  <path d={SOLID_ICONS[suit]} fill="currentColor" />
                </g>
                <text
                  transform="translate(0 -100) rotate(90)"
                  dominantBaseline="central"
                  className="fill-ivory font-display font-semibold tabular"
                  fontSize={label.length > FITS ? 11 : 15}
                >
                  {label}
                </text>
              </g>
            </g>
          );
        })}
        <circle r={RADIUS} fill={`url(#${shade})`} />
        <circle r={RADIUS} fill="none" stroke={`url(#${foil})`} strokeWidth={2} />
      </g>
      {Array.from({ length: LAMPS }, (_, lamp) => {
        const { x, y } = pointAt((lamp * 360) / LAMPS, (RADIUS + RIM) / 2 + 0.5);
        const lit = lamp % 2 === 0;
        return (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: a lamp is its position
            key={lamp}
            cx={x}
            cy={y}
            r={lit ? 3 : 2.2}
            fill={lit ? '#fff0c9' : 'var(--color-gold)'}
            opacity={lit ? 1 : 0.55}
          />
        );
      })}
      <circle r={31} fill="#000" opacity={0.35} cy={2} />
      <circle r={29} fill={`url(#${foil})`} />
      <circle r={24} fill="var(--color-surface-1)" />
      <g transform="translate(-15.6 -16) scale(1.3)">
        <path d={SOLID_ICONS.spades} fill={`url(#${foil})`} />
      </g>
      <path d="M0 -122 -12 -152a12.5 12.5 0 1 1 24 0Z" fill="#000" opacity={0.4} transform="translate(0 3)" />
      <path d="M0 -122 -12 -152a12.5 12.5 0 1 1 24 0Z" fill={`url(#${foil})`} />
      <circle cy={-151} r={4.5} fill="var(--color-surface-1)" />
    </svg>
  );
}
