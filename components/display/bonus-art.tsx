import { cn } from '@/lib/class-names';
import type { Suit } from './icon';
import { SOLID_ICONS } from './icon-paths';

/** What a picture of a bonus is about: the first deposit, a share of one, a promo code, a bonus to play with, money that comes back. */
export type BonusArtKind = 'first' | 'share' | 'code' | 'game' | 'back';

const SUITS = {
  first: 'hearts',
  share: 'diamonds',
  code: 'clubs',
  game: 'hearts',
  back: 'spades',
} as const satisfies Record<BonusArtKind, Suit>;

const COLOURS = {
  first: 'text-gold',
  share: 'text-diamonds',
  code: 'text-clubs',
  game: 'text-hearts',
  back: 'text-spades',
} as const satisfies Record<BonusArtKind, string>;

/** Black paper with a light edge, as every card of the product. */
function Paper({ foil = false }: { foil?: boolean }) {
  return (
    <>
      <rect x="-31" y="-42" width="62" height="88" rx="8" fill="#000" opacity={0.45} />
      <rect
        x="-31"
        y="-44"
        width="62"
        height="88"
        rx="8"
        fill={foil ? 'var(--color-gold)' : 'var(--color-surface-3)'}
        stroke={foil ? '#fff0c9' : 'var(--color-ivory)'}
        strokeOpacity={foil ? 0.6 : 0.22}
      />
      <rect
        x="-26"
        y="-39"
        width="52"
        height="78"
        rx="5"
        fill="none"
        stroke={foil ? 'var(--color-on-gold)' : 'var(--color-gold)'}
        strokeOpacity={0.35}
      />
    </>
  );
}

/** The one suit of the picture, in the middle of where it stands. `size` of its side. */
function Pip({ suit, size, fill = 'currentColor' }: { suit: Suit; size: number; fill?: string }) {
  return (
    <g transform={`translate(${-size / 2} ${-size / 2}) scale(${size / 24})`}>
      <path d={SOLID_ICONS[suit]} fill={fill} />
    </g>
  );
}

/** A card's back, as the deck has it. */
const Back = () => (
  <>
    <Paper />
    <path d="M0-34 24 0 0 34-24 0ZM0-20 14 0 0 20-14 0Z" fill="none" stroke="var(--color-gold)" strokeOpacity={0.5} />
  </>
);

const CHIP_EDGES = [-18, -6, 6, 18];

/** Chips in a pile, the lowest first. */
const Chips = ({ count }: { count: number }) =>
  Array.from({ length: count }, (_, place) => place).map((place) => (
    <g key={place} transform={`translate(0 ${-place * 9})`}>
      <path d="M-24 0v8a24 9 0 0 0 48 0v-8Z" fill="var(--color-surface-1)" stroke="currentColor" strokeWidth={1.5} />
      {CHIP_EDGES.map((x) => (
        <path key={x} d={`M${x} ${8 - Math.abs(x) / 9}v8`} stroke="var(--color-gold)" strokeWidth={3.5} />
      ))}
      <ellipse rx="24" ry="9" fill="var(--color-surface-3)" stroke="currentColor" strokeWidth={1.5} />
      <ellipse rx="15" ry="5.2" fill="none" stroke="var(--color-gold)" strokeDasharray="4 3" />
    </g>
  ));

/** Half a wheel of eight sectors that rises behind the card. */
const SECTORS = ['M0 0-46 0A46 46 0 0 1-32.5-32.5Z', 'M0 0 0-46A46 46 0 0 1 32.5-32.5Z'];
const OTHERS = ['M0 0-32.5-32.5A46 46 0 0 1 0-46Z', 'M0 0 32.5-32.5A46 46 0 0 1 46 0Z'];

/** The first trump of the hand: foil before the deck's back. */
const First = () => (
  <>
    <g transform="translate(58 62) rotate(-14)">
      <Back />
    </g>
    <g transform="translate(100 60) rotate(8)">
      <Paper foil />
      <Pip suit={SUITS.first} size={38} fill="var(--color-on-gold)" />
    </g>
  </>
);

/** A card, and the pile of chips that it adds to. */
const Share = () => (
  <>
    <g transform="translate(62 58) rotate(-10)">
      <Paper />
      <Pip suit={SUITS.share} size={36} />
    </g>
    <g transform="translate(112 88)">
      <Chips count={4} />
    </g>
  </>
);

/** A ticket with a torn edge, over the deck's back. */
const Code = () => (
  <>
    <g transform="translate(62 58) rotate(-14)">
      <Back />
    </g>
    <g transform="translate(92 66) rotate(-6)">
      <path
        d="M-48-26h24a6 6 0 0 0 12 0h60v52h-60a6 6 0 0 0-12 0h-24Z"
        fill="var(--color-surface-3)"
        stroke="currentColor"
        strokeWidth={1.5}
      />
      <path d="M-18-18v36" stroke="currentColor" strokeDasharray="3 4" />
      <g transform="translate(-33 0)">
        <Pip suit={SUITS.code} size={20} />
      </g>
      <path d="M-6-6h42M-6 6h28" stroke="var(--color-gold)" strokeWidth={4} strokeLinecap="round" opacity={0.75} />
    </g>
  </>
);

/** A card before a wheel that rises. */
const Game = () => (
  <>
    <g transform="translate(98 92)">
      <circle r="50" fill="var(--color-gold)" opacity={0.85} />
      <circle r="46" fill="var(--color-surface-1)" />
      {SECTORS.map((path) => (
        <path key={path} d={path} fill="currentColor" opacity={0.55} />
      ))}
      {OTHERS.map((path) => (
        <path key={path} d={path} fill="var(--color-gold)" opacity={0.5} />
      ))}
      <circle r="9" fill="var(--color-gold)" />
    </g>
    <g transform="translate(60 64) rotate(-12)">
      <Paper />
      <Pip suit={SUITS.game} size={36} />
    </g>
  </>
);

/** A card that comes back to the hand. */
const Returned = () => (
  <>
    <path
      d="M128 78A44 44 0 1 1 116 28"
      fill="none"
      stroke="var(--color-gold)"
      strokeWidth={4}
      strokeLinecap="round"
      opacity={0.8}
    />
    <path d="m106 30 13-1-2-13" fill="none" stroke="var(--color-gold)" strokeWidth={4} strokeLinecap="round" />
    <g transform="translate(86 60) rotate(6) scale(0.82)">
      <Paper />
      <Pip suit={SUITS.back} size={38} />
    </g>
  </>
);

const SCENES = { first: First, share: Share, code: Code, game: Game, back: Returned } as const;

/** The picture of a kind of bonus: cards on the lit table, one suit in it. Its width comes from `className`. Decorative. */
export function BonusArt({ kind, className }: { kind: BonusArtKind; className?: string }) {
  const Scene = SCENES[kind];
  return (
    <svg viewBox="0 0 160 120" aria-hidden className={cn('block', COLOURS[kind], className)}>
      <ellipse cx="86" cy="108" rx="62" ry="8" fill="#000" opacity={0.35} />
      <Scene />
    </svg>
  );
}
