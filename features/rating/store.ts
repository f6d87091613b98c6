import { create } from 'zustand';
import type { GainedStar } from './rules';

/** The star that a player has gained and is to be told of. */
export const useStarMoment = create<{ gained: GainedStar | null }>(() => ({ gained: null }));

/** Of two stars the newer one is told: the page behind it says what each brings. */
export function starGained(gained: GainedStar): void {
  useStarMoment.setState({ gained });
}

export function starMomentClosed({ stars }: GainedStar): void {
  useStarMoment.setState((now) => (now.gained?.stars === stars ? { gained: null } : now));
}

const toldKey = (userId: string) => `kozyr:star-told:${userId}`;

/**
 * Whether this browser is the first to tell the player of so many stars; it keeps that it was. A star that an undone round took away and
 * another brought back is no second moment. Where nothing can be kept each one is.
 */
export function firstTold(userId: string, stars: number): boolean {
  try {
    if (Number(localStorage.getItem(toldKey(userId)) ?? 0) >= stars) return false;
    localStorage.setItem(toldKey(userId), String(stars));
  } catch {
    // Nothing is kept in this browser.
  }
  return true;
}
