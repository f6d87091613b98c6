/** What a curve does now, for who hears it: it rises at a multiplier, or broke at one (hundredths). */
export type HeardMoment = { round: string } & ({ kind: 'rises'; at: number } | { kind: 'broke'; at: number });

/** What is to be said, once each: that it rises, that it came past a whole multiplier, that it broke. */
export type Said = { kind: 'rises' } | { kind: 'passed' | 'broke'; at: number };

/** The multipliers that are told as the curve comes past them, in hundredths: a few, further and further apart. */
const TOLD = [200, 300, 500, 1_000, 2_000, 5_000, 10_000] as const;

/**
 * What a listener hears of a curve. Its number changes twenty times a second, and a screen reader that read each would never be
 * done: it is told when a curve begins, as it comes past a few whole multipliers, and where it broke. Who comes in the middle
 * hears that it rises, and then what is passed from there on.
 * @returns asked with each moment, what is to be said now; null: nothing
 */
export function createHeardCurve(): (moment: HeardMoment) => Said | null {
  let round = '';
  let passed = 0;
  let over = false;
  return (moment) => {
    const fresh = moment.round !== round;
    const reached = TOLD.findLast((step) => step <= moment.at) ?? 0;
    if (fresh) {
      round = moment.round;
      passed = reached;
      over = false;
    }
    if (moment.kind === 'broke') {
      if (over) return null;
      over = true;
      return { kind: 'broke', at: moment.at };
    }
    if (fresh) return { kind: 'rises' };
    if (over || reached <= passed) return null;
    passed = reached;
    return { kind: 'passed', at: reached };
  };
}
