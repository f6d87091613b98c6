import { GROWTH } from '../../maths/crash/curve';

/** The least the axes show: up to 2x and 12 s. */
const MIN_SPAN_MS = 12_000;
const MIN_TOP = 2;

/** A scale for the curve up to `ms` on a canvas of this size: where a moment of it lies, with room above and to the right. */
export function curveScale(ms: number, width: number, height: number) {
  const span = Math.max(MIN_SPAN_MS, ms * 1.08);
  const top = Math.max(MIN_TOP, Math.exp(GROWTH * ms) * 1.12);
  return (at: number): [x: number, y: number] => [
    10 + (at / span) * (width - 34),
    height - 12 - ((Math.exp(GROWTH * at) - 1) / (top - 1)) * (height - 40),
  ];
}
