import type { BattleInBrief } from '@/features/battles/types';
import type { BonusInBrief } from '@/features/bonuses/types';
import type { StarInBrief } from '@/features/rating/rules';
import type { WheelInBrief } from '@/features/wheel/types';

/** What a player's own strip may tell, in every state of each card. */
export const OWN_BONUSES: readonly BonusInBrief[] = [
  { kind: 'wagering', name: 'Evening Hand', currency: 'uah', percent: 62, left: '1140.00' },
  { kind: 'waiting', name: 'Evening Hand', currency: 'uah', deposit: '500.00' },
];

export const OWN_BATTLES: readonly BattleInBrief[] = [
  { id: 'sample-qualification', tier: 'bronze', kind: 'qualification', stakes: 7, of: 20 },
  {
    id: 'sample-place',
    tier: 'gold',
    kind: 'place',
    place: 4,
    score: '96.10',
    next: { place: 3, score: '120.40' },
  },
  { id: 'sample-first', tier: 'brilliant', kind: 'place', place: 1, score: '1240.40', next: null },
];

export const OWN_WHEELS: readonly WheelInBrief[] = [
  { kind: 'ready' },
  { kind: 'deposit', hours: 24 },
  { kind: 'spun', nextAt: '2026-03-03T22:00:00.000Z' },
];

export const OWN_STAR: StarInBrief = { rating: 2, stars: 3, progress: 48, left: '26000.00', currency: 'uah' };
