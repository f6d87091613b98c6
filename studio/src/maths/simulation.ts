import { CASCADE_MODELS } from './cascade/models';
import { cascadePublishedOf } from './cascade/published';
import { sampleCascade } from './cascade/round';
import { decimal } from './decisions/ratio';
import { STRATEGIES } from './decisions/strategies';
import { RETURN } from './decisions/terms';
import { STAKE_COINS } from './model';
import { SLOT_MODELS } from './models';
import { publishedOf } from './published';
import type { Draw } from './random';
import { drawRound } from './round';

/** A way to play a model over and over: one round for one stake, answered by the stakes it pays back. */
export type Simulation = { name: string; published: string; play: (draw: Draw) => number };

/**
 * Every model of every engine. Cascades draw the multipliers and free spins of a paid grid sixteen times over and take the
 * mean: the same return with less noise. Games with decisions are played by fixed strategies, one simulation each.
 */
export const SIMULATIONS: readonly Simulation[] = [
  ...SLOT_MODELS.map((model) => ({
    name: model.id,
    published: publishedOf(model.id).rtp,
    play: (draw: Draw) => drawRound(model, draw).coins / STAKE_COINS,
  })),
  ...CASCADE_MODELS.map((model) => ({
    name: model.id,
    published: cascadePublishedOf(model.id).rtp,
    play: (draw: Draw) => sampleCascade(model, draw, 16) / STAKE_COINS,
  })),
  ...STRATEGIES.map((strategy) => ({ ...strategy, published: decimal({ ...RETURN, top: RETURN.top * 100n }, 2) })),
];
