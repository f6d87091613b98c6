import { GROWTH } from '../../maths/crash/curve';

/** The least the axes show: up to 2x and 12 s. */
const MIN_SPAN_MS = 12_000;
const MIN_TOP = 2;

/** Room for what travels on the curve: before its beginning, below, and above and to the right of its head. */
const LEFT = 0.12;
const RIGHT = 0.12;
const BELOW = 0.09;
const ABOVE = 0.25;

/** A scale for the curve up to `ms` on a canvas of this size. */
export function curveScale(ms: number, width: number, height: number) {
  const span = Math.max(MIN_SPAN_MS, ms * 1.04);
  const top = Math.max(MIN_TOP, Math.exp(GROWTH * ms) * 1.04);
  const across = width * (1 - LEFT - RIGHT);
  const up = height * (1 - BELOW - ABOVE);
  const heightOf = (multiplier: number): number => height * (1 - BELOW) - ((multiplier - 1) / (top - 1)) * up;
  return {
    /** The largest multiplier that the axes show. */
    top,
    /** How high a multiplier lies. */
    heightOf,
    /** Where a moment of the curve lies. */
    at: (moment: number): [x: number, y: number] => [
      width * LEFT + (moment / span) * across,
      heightOf(Math.exp(GROWTH * moment)),
    ],
    /** How steeply the curve rises at a moment, degrees. */
    slope: (moment: number): number => {
      const rise = (GROWTH * Math.exp(GROWTH * moment) * up) / (top - 1);
      return (Math.atan2(rise, across / span) * 180) / Math.PI;
    },
  };
}

export type CurveScale = ReturnType<typeof curveScale>;

const MARKS = [1.2, 1.5, 2, 3, 5, 10, 20, 50, 100, 200, 500, 1_000];
/** Lines that can be read at once. */
const MAX_MARKS = 3;

/** The round multipliers that axes up to this one are ruled with: the highest few. */
export const marksUpTo = (top: number): number[] => MARKS.filter((mark) => mark < top * 0.97).slice(-MAX_MARKS);
