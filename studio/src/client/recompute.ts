import { hmacText, sha256Hex } from '../fairness/sha256';
import { fairDraw, type Seeds } from '../fairness/stream';
import type { SlotModel } from '../maths/model';
import { type DrawnRound, drawRound } from '../maths/round';

/** Draws a round again from its seeds, in this browser alone. */
export const recompute = (model: SlotModel, seeds: Seeds): DrawnRound => drawRound(model, fairDraw(hmacText, seeds));

/** Whether a revealed server seed is the one that was committed to. */
export const commitmentHolds = (serverSeed: string, commitment: string): boolean =>
  sha256Hex(serverSeed) === commitment;
