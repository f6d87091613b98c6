import { POCKETS, WHEEL } from '../../maths/roulette/bets';

/** Degrees from pocket to pocket. */
export const STEP = 360 / POCKETS;

/** Radii in the wheel's own box, which is 420 wide round its middle. */
export const RADIUS = { rim: 180, pocket: 121 } as const;

/** Of the spin: when the ball leaves the rim, when it is in its pocket, and when it lies there and is told. */
const LEAVES = 0.56;
const ARRIVES = 0.74;
export const LIES = 0.86;

/** How far the wheel turns in a spin, against the ball, degrees; and how often the ball goes round the wheel. */
const WHEEL_TURN = 300;
const TURNS = 8;
/** The part of its way that the ball makes at an even speed: it does not creep up to its pocket. */
const EVEN = 0.06;
const BOUNCE = 15;

const order: readonly number[] = WHEEL;

/** Where a pocket lies on the wheel, degrees clockwise from 0's. */
export const pocketAngle = (number: number): number => order.indexOf(number) * STEP;

const easeOut = (share: number, power: number): number => 1 - (1 - share) ** power;

/** How far out the ball is: on the rim, falling, then jumping over the one pocket it will lie in. */
function radiusAt(share: number): number {
  if (share <= LEAVES) return RADIUS.rim;
  if (share < ARRIVES)
    return RADIUS.rim - (RADIUS.rim - RADIUS.pocket) * ((share - LEAVES) / (ARRIVES - LEAVES)) ** 1.8;
  if (share >= LIES) return RADIUS.pocket;
  const rest = (share - ARRIVES) / (LIES - ARRIVES);
  return RADIUS.pocket + Math.abs(Math.sin(rest * Math.PI * 2)) * (1 - rest) ** 1.5 * BOUNCE;
}

/**
 * The wheel and its ball at a share of a spin that ends in `number`; `begin` is how the wheel lay before. The ball comes
 * to that pocket from the rim and to no other: what is drawn never looks as if it had nearly been another number.
 * @returns angles in degrees clockwise, the ball's as seen from outside, and the ball's distance from the middle
 */
export function motionAt(share: number, number: number, begin: number) {
  const wheel = begin - WHEEL_TURN * easeOut(share, 1.7);
  const left = Math.max(0, 1 - share / ARRIVES);
  const behind = 360 * TURNS * (EVEN * left + (1 - EVEN) * left ** 2.4);
  return { wheel, ball: wheel + pocketAngle(number) - behind, radius: radiusAt(share) };
}
