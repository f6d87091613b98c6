import type { WheelTurn, WheelSector as WireSector } from '@kozyr/contracts/wheel';
import type { WheelInBrief, WheelSector } from './types';

/** The three phases of a spin in milliseconds: it starts, goes on until the answer is there and at least so long, stops. */
export const START_MS = 600;
export const CONTINUE_AT_LEAST_MS = 1200;
export const STOP_MS = 3600;

/** Degrees in a millisecond while it goes on. */
export const SPEED = 0.54;

const FULL = 360;

/** Degrees that the start covers: it comes from rest to full speed evenly, so half of what full speed would. */
export const START_ANGLE = (SPEED * START_MS) / 2;

/** Clockwise degrees from the top to the middle of a sector; sectors are equal, the first begins at the top. */
export function sectorCentre(position: number, count: number): number {
  return ((position + 0.5) * FULL) / count;
}

/**
 * Where the wheel comes to rest: the first angle beyond what an even braking from full speed takes at which the sector's
 * middle is under the pointer at the top. `from` is the angle at which braking begins, in degrees turned so far.
 */
export function stopAngle({ from, position, count }: { from: number; position: number; count: number }): number {
  // Easing out by a cube begins with three times its average speed.
  const earliest = from + (SPEED * STOP_MS) / 3;
  const wanted = FULL - sectorCentre(position, count);
  return earliest + ((((wanted - earliest) % FULL) + FULL) % FULL);
}

/** Position of the sector under the pointer when the wheel has turned by `angle`. */
export function sectorUnderPointer(angle: number, count: number): number {
  const seen = (((-angle % FULL) + FULL) % FULL) / (FULL / count);
  return Math.floor(seen) % count;
}

/** A point on a circle around 0,0: degrees clockwise from the top. */
export function pointAt(degrees: number, radius: number): { x: number; y: number } {
  const turn = (degrees * Math.PI) / 180;
  // Rounded: server and browser must draw the same path.
  const round = (value: number) => Math.round(value * 1000) / 1000;
  return { x: round(Math.sin(turn) * radius), y: round(-Math.cos(turn) * radius) };
}

/** The SVG path of a sector from the middle to the rim. A wheel has at least two. */
export function sectorPath(position: number, count: number, radius: number): string {
  const start = pointAt((position * FULL) / count, radius);
  const end = pointAt(((position + 1) * FULL) / count, radius);
  return `M0 0L${start.x} ${start.y}A${radius} ${radius} 0 0 1 ${end.x} ${end.y}Z`;
}

const isNothing = (amount: string) => !/[1-9]/.test(amount);

/** Sectors as they are drawn: `say` writes an amount, `nothing` stands where there is none. */
export function drawnSectors(
  sectors: readonly WireSector[],
  { say, nothing }: { say: (amount: string) => string; nothing: string },
): WheelSector[] {
  return sectors.map(({ id, amount, chance, suit }) => {
    const empty = isNothing(amount);
    return { id, chance, suit, empty, label: empty ? nothing : say(amount) };
  });
}

const hundredths = (text: string) => BigInt(text.replace('.', ''));

/** What a spin brings on the average, cut to whole minor units; a decimal string. */
export function averagePrize(sectors: readonly Pick<WireSector, 'amount' | 'chance'>[]): string {
  const sum = sectors.reduce((all, { amount, chance }) => all + hundredths(amount) * hundredths(chance), 0n);
  const minor = (sum / 10_000n).toString().padStart(3, '0');
  return `${minor.slice(0, -2)}.${minor.slice(-2)}`;
}

/** What may be a player's own part of the draw: latin letters, digits, _ and -, at most 64. */
export function asClientSeed(text: string): string {
  return text.replaceAll(/[^\w-]/g, '').slice(0, 64);
}

/**
 * What the main page tells of the wheel: free, in want of a deposit, or spun until the next day. null without the stars it takes, which the
 * rating tells of, and once the next day has come, until it is asked for again.
 */
export function wheelInBrief(
  { needs, spin, next_at }: Pick<WheelTurn, 'needs' | 'spin' | 'next_at'>,
  now: number,
): WheelInBrief | null {
  if (!needs.stars.met || Date.parse(next_at) <= now) return null;
  if (spin) return { kind: 'spun', nextAt: next_at };
  return needs.deposit.met ? { kind: 'ready' } : { kind: 'deposit', hours: needs.deposit.within_hours };
}
