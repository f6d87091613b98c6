/** A sector of the wheel as published. `chance` in percent, a decimal string; `suit` colours it. */
export type WheelSector = {
  id: string;
  label: string;
  chance: string;
  suit: 'clubs' | 'diamonds' | 'hearts' | 'spades';
};

/** Where a spin is. Spec §4: start, continue, stop. */
export type SpinState =
  | { phase: 'rest' }
  | { phase: 'start' }
  | { phase: 'continue' }
  | { phase: 'stop'; sectorId: string }
  | { phase: 'won'; sectorId: string }
  | { phase: 'failed' };

/** What a spin needs, each met or not yet. Spec §4. */
export type WheelNeeds = { registered: boolean; stars: boolean; deposit: boolean };
