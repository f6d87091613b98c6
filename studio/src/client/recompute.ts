import { hmacText, sha256Hex } from '../fairness/sha256';
import { fairDraw, type Seeds } from '../fairness/stream';
import type { Draw } from '../maths/random';

/** Draws a round again from its seeds, in this browser alone, by the engine's own way of drawing. */
export const recompute = <M, O>(drawOne: (model: M, draw: Draw) => O, model: M, seeds: Seeds): O =>
  drawOne(model, fairDraw(hmacText, seeds));

/** Whether a revealed server seed is the one that was committed to. */
export const commitmentHolds = (serverSeed: string, commitment: string): boolean =>
  sha256Hex(serverSeed) === commitment;
