import { BLACKJACK_MODELS, type BlackjackModel, MAX_PAID } from './blackjack/blackjack';
import type { CascadeModel } from './cascade/model';
import { CASCADE_MODELS } from './cascade/models';
import { cascadePublishedOf } from './cascade/published';
import { type CascadeRound, drawCascade } from './cascade/round';
import {
  CHOSEN_MODELS,
  type ChosenChoice,
  type ChosenModel,
  type ChosenRound,
  chosenPays,
  drawChosen,
  mostOf,
} from './chosen/chosen-round';
import { CAP } from './crash/curve';
import type { Choice, DecisionModel, Laid } from './decisions/laid-round';
import { payout } from './decisions/ratio';
import { MAX_MULTIPLIER } from './decisions/terms';
import { HIGH_LOW_MODELS, type HighLowModel } from './high-low/high-low';
import { MINES_MODELS, type MinesModel } from './mines/mines';
import type { SlotModel } from './model';
import { SLOT_MODELS } from './models';
import { publishedOf } from './published';
import type { Draw } from './random';
import { MAX_PAYS } from './roulette/bets';
import { coinsToMinor, type DrawnRound, drawRound } from './round';
import { type CrashModel, type RouletteModel, TABLE_MODELS } from './table-models';
import { PAYS, VIDEO_POKER_MODELS, type VideoPokerModel } from './video-poker/video-poker';

/**
 * The engines of the house, as one closed union by `engine`: everything that differs by engine is a `switch` over it, so
 * that the compiler names every place a new engine has to fill in.
 *
 * To plug one in:
 * 1. Maths: a folder with a model type (`engine`, `id` unique among all models, `volatility`), its list of models and pure
 *    functions of a Draw. Add both to GameModel and MODELS here, and its published return to `rtpOf`.
 * 2. Rounds. Drawn whole when paid (slot, cascade; dice, keno and plinko for what the player chose): add it to DrawnModel, Outcome, `drawOutcome` and `winOf` here, the stored
 *    shape to rounds/outcome-schema.ts and the wire shape to rounds/round-view.ts. With the player's decisions (mines,
 *    high-low, video-poker, blackjack): the same outcome, schema and view; what happens between bet and win is rounds/'s own. On a shared clock
 *    (roulette, crash): rounds live in tables/, which has its own routes; sessions, seeds and the wallet are the same.
 * 3. Page: its entry in client/ goes into CLIENTS of page/client-build.ts: each engine is a bundle of its own. The model is
 *    in the page's config; client/<engine>/model.ts narrows it. What the client reads of a round is guarded in
 *    client/answers.ts.
 * 4. Proof: a part for the verifier page in client/verifier/, and its way to be played in maths/simulation.ts for simulate.ts.
 * 5. Catalogue: games in catalogue/later-games.ts, tags in catalogue/game.ts, stakes in catalogue/stakes.ts.
 */
export type GameModel =
  | SlotModel
  | CascadeModel
  | ChosenModel
  | MinesModel
  | HighLowModel
  | VideoPokerModel
  | BlackjackModel
  | RouletteModel
  | CrashModel;
export type Engine = GameModel['engine'];

export const MODELS: readonly GameModel[] = [
  ...SLOT_MODELS,
  ...CASCADE_MODELS,
  ...CHOSEN_MODELS,
  ...MINES_MODELS,
  ...HIGH_LOW_MODELS,
  ...VIDEO_POKER_MODELS,
  ...BLACKJACK_MODELS,
  ...TABLE_MODELS,
];

const BY_ID = new Map(MODELS.map((model) => [model.id, model]));

/** A model of any engine by its id. @throws RangeError for an unknown one: games come from our own catalogue. */
export function modelOf(id: string): GameModel {
  const found = BY_ID.get(id);
  if (!found) throw new RangeError(`Unknown model ${id}`);
  return found;
}

/** Models whose rounds are drawn whole the moment they are paid. */
export type DrawnModel = SlotModel | CascadeModel | ChosenModel;

export const isChosen = (model: GameModel): model is ChosenModel =>
  model.engine === 'dice' || model.engine === 'keno' || model.engine === 'plinko';

export const isDrawn = (model: GameModel): model is DrawnModel =>
  model.engine === 'slot' || model.engine === 'cascade' || isChosen(model);

export const isDecided = (model: GameModel): model is DecisionModel =>
  model.engine === 'mines' ||
  model.engine === 'high-low' ||
  model.engine === 'video-poker' ||
  model.engine === 'blackjack';

/** What a player may choose before a round, of whichever engine. */
export type AnyChoice = Choice | ChosenChoice;

export const isChosenChoice = (choice: AnyChoice): choice is ChosenChoice =>
  choice.engine === 'dice' || choice.engine === 'keno' || choice.engine === 'plinko';

/** What a round drawn whole was. */
export type DrawnOutcome = DrawnRound | CascadeRound | ChosenRound;

/** All chance of a round, as it is stored: drawn whole, or laid out for the player's decisions. */
export type Outcome = DrawnOutcome | Laid;

/**
 * Draws a whole round. Pure for a given source. choice: what the player chose, of a model that has choices.
 * @throws RangeError for a choice that is missing or of another engine
 */
export function drawOutcome(model: DrawnModel, choice: AnyChoice | null, draw: Draw): DrawnOutcome {
  switch (model.engine) {
    case 'slot':
      return drawRound(model, draw);
    case 'cascade':
      return drawCascade(model, draw);
    case 'dice':
    case 'keno':
    case 'plinko':
      if (choice?.engine !== model.engine || !isChosenChoice(choice))
        throw new RangeError(`A round of ${model.engine} is drawn for a choice`);
      return drawChosen(choice, draw);
  }
}

/** What a drawn outcome pays at a stake; both in minor units. What a laid one pays is for rounds/decisions.ts to say. */
export function winOf(outcome: DrawnOutcome, stake: bigint): bigint {
  switch (outcome.engine) {
    case 'slot':
    case 'cascade':
      return coinsToMinor(outcome.coins, stake);
    case 'dice':
    case 'keno':
    case 'plinko':
      return payout(stake, chosenPays(outcome));
  }
}

/** Published return to the player in percent, two decimals, cut. */
export function rtpOf(model: GameModel): string {
  switch (model.engine) {
    case 'slot':
      return publishedOf(model.id).rtp;
    case 'cascade':
      return cascadePublishedOf(model.id).rtp;
    case 'dice':
    case 'keno':
    case 'plinko':
    case 'mines':
    case 'high-low':
    case 'video-poker':
    case 'blackjack':
    case 'roulette':
    case 'crash':
      return model.rtp;
  }
}

/** The most that a round of a model can win, in stakes; every feature included. No round of it ever pays more. */
export function maxWinOf(model: GameModel): number {
  switch (model.engine) {
    case 'slot':
    case 'cascade':
      return model.maxWin;
    case 'dice':
    case 'keno':
    case 'plinko':
      return mostOf(model);
    case 'mines':
    case 'high-low':
      return MAX_MULTIPLIER;
    case 'video-poker':
      return PAYS['royal-flush'];
    case 'blackjack':
      return MAX_PAID;
    case 'roulette':
      return MAX_PAYS;
    case 'crash':
      return CAP / 100;
  }
}
