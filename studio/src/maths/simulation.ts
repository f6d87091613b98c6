import { CASCADE_MODELS } from './cascade/models';
import { cascadePublishedOf } from './cascade/published';
import { sampleCascade } from './cascade/round';
import { CHOSEN_MODELS, type ChosenChoice, chosenPays, drawChosen } from './chosen/chosen-round';
import { WINNING } from './chosen/dice';
import { PLINKO_RISKS, PLINKO_ROWS } from './chosen/plinko';
import { decimal, ratio, times } from './decisions/ratio';
import { STRATEGIES } from './decisions/strategies';
import { RETURN } from './decisions/terms';
import { modelOf, rtpOf } from './engines';
import { STAKE_COINS } from './model';
import { SLOT_MODELS } from './models';
import { publishedOf } from './published';
import type { Draw } from './random';
import { drawRound } from './round';

/** Choices that are played over and over: the dearest and the cheapest of each game among them. */
const CHOSEN_WAYS: readonly ChosenChoice[] = [
  ...[WINNING.min, 4_850, WINNING.max].map((winning): ChosenChoice => ({ engine: 'dice', side: 'over', winning })),
  ...[1, 5, 10].map(
    (marks): ChosenChoice => ({
      engine: 'keno',
      marked: Array.from({ length: marks }, (_, index) => index + 1),
    }),
  ),
  ...PLINKO_ROWS.flatMap((rows) => PLINKO_RISKS.map((risk): ChosenChoice => ({ engine: 'plinko', rows, risk }))),
];

/** How simulate.ts names such a choice: `roll-4850`, `forty-5`, `pegs-12-high`. */
function wayName(choice: ChosenChoice): string {
  switch (choice.engine) {
    case 'dice':
      return `roll-${choice.winning}`;
    case 'keno':
      return `forty-${choice.marked.length}`;
    case 'plinko':
      return `pegs-${choice.rows}-${choice.risk}`;
  }
}

function modelFor({ engine }: ChosenChoice): string {
  const found = CHOSEN_MODELS.find((model) => model.engine === engine);
  if (!found) throw new RangeError(`No model of ${engine}`);
  return found.id;
}

/** A way to play a model over and over, as a Strategy. */
export type Simulation = {
  name: string;
  model: string;
  published: string;
  raises?: true;
  play: (draw: Draw) => number;
};

/**
 * Every model of every engine. Cascades draw the multipliers and free spins of a paid grid sixteen times over and take the
 * mean: the same return with less noise. Games with decisions are played by fixed strategies, one simulation each.
 */
export const SIMULATIONS: readonly Simulation[] = [
  ...SLOT_MODELS.map((model) => ({
    name: model.id,
    model: model.id,
    published: publishedOf(model.id).rtp,
    play: (draw: Draw) => drawRound(model, draw).coins / STAKE_COINS,
  })),
  ...CASCADE_MODELS.map((model) => ({
    name: model.id,
    model: model.id,
    published: cascadePublishedOf(model.id).rtp,
    play: (draw: Draw) => sampleCascade(model, draw, 16) / STAKE_COINS,
  })),
  ...CHOSEN_WAYS.map((choice) => ({
    name: wayName(choice),
    model: modelFor(choice),
    published: decimal(times(RETURN, ratio(100, 1)), 2),
    play: (draw: Draw) => Number(decimal(chosenPays(drawChosen(choice, draw)), 6)),
  })),
  ...STRATEGIES.map((strategy) => ({ ...strategy, published: rtpOf(modelOf(strategy.model)) })),
];
