import type { Canvas } from '../canvas';
import type { Paint } from './vehicles';

/** The sky stands still behind everything, in a box of 1600 x 900, and is cut to the stage. */
export const SKY = { width: 1600, height: 900 } as const;

/** A drawing that goes by, 1600 wide: its left edge continues its right one. */
export type Layer = {
  drawing: string;
  height: number;
  /** Its part of the stage's height. */
  size: number;
  /** How much of its width goes by in a second, in percent. */
  runs: number;
  /** How much of its height it sinks while the multiplier grows by e. */
  sinks: number;
};

/** A stroke of the curve: its colour, width and how far below the curve it lies, in pixels. */
export type Stripe = { colour: string; width: number; below: number; dash?: readonly number[] };

export type Scene = {
  sky: string;
  layers: readonly Layer[];
  /** From the undermost to the topmost. */
  trail: readonly Stripe[];
  paint: Paint;
  /** The number's colour, what surrounds it, and its colour once the curve broke. */
  ink: string;
  halo: string;
  alarm: string;
};

export type SceneHand = (canvas: Canvas) => Scene;

/** Where the number is light on a dark sky. */
export const ON_DARK = { alarm: '#ff9a96' } as const;
/** Where it is dark on paper. */
export const ON_PAPER = { alarm: '#a3121d' } as const;
