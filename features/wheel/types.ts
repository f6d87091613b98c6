import type { WheelSpin } from '@kozyr/contracts/wheel';

/** A sector of the wheel as drawn. `chance` in percent, a decimal string; `suit` colours it; `empty`: there is nothing in it. */
export type WheelSector = {
  id: string;
  label: string;
  chance: string;
  suit: 'clubs' | 'diamonds' | 'hearts' | 'spades';
  empty?: boolean;
};

/** Where a spin is. Spec §4: start, continue, stop. */
export type SpinState =
  | { phase: 'rest' }
  | { phase: 'start' }
  | { phase: 'continue' }
  | { phase: 'stop'; sectorId: string }
  | { phase: 'won'; sectorId: string }
  | { phase: 'failed' };

/** What a spin needs of a player, each met or not yet. Spec §4. */
export type WheelNeeds = {
  stars: { met: boolean; needed: number; own: number };
  deposit: { met: boolean; within_hours: number };
};

/** The player's wheel in a few words: `hours` within which a deposit is needed, `nextAt` ISO 8601. */
export type WheelInBrief = { kind: 'ready' } | { kind: 'deposit'; hours: number } | { kind: 'spun'; nextAt: string };

/** A player's wheel today. */
export type WheelDay = {
  sectors: readonly WheelSector[];
  needs: WheelNeeds;
  /** Today's spin, if there was one. */
  spin: WheelSpin | null;
  /** The hash that is told before the spin. */
  seedHash: string | null;
  /** When the next spin is there, in milliseconds. */
  nextAt: number;
};
