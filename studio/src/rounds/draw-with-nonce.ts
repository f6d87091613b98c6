import type pg from 'pg';
import { nodeHmac } from '../fairness/server-seed';
import { fairDraw } from '../fairness/stream';
import { layOut } from '../maths/decisions/laid-round';
import { drawOutcome, type GameModel, isChosenChoice, isDecided, isDrawn, type Outcome, winOf } from '../maths/engines';
import type { Draw } from '../maths/random';
import { takeNonce } from '../sessions/seeds';
import { isLaid, wonAtOnce } from './decisions';
import type { Round } from './round';

/** The whole chance of a round from its stream. @throws RangeError for a choice the game does not offer. */
function outcomeOf(round: Round, model: GameModel, draw: Draw): Outcome {
  if (isDrawn(model)) return drawOutcome(model, round.choice, draw);
  if (!isDecided(model) || round.choice?.engine !== model.engine || isChosenChoice(round.choice)) {
    throw new RangeError(`A round of ${model.engine} can't be laid out`);
  }
  return layOut(round.choice, draw);
}

/** Takes the next nonce of the player's pair and draws the round with it; the values are those of its row. */
export async function drawWithNonce(client: pg.PoolClient, round: Round, model: GameModel) {
  const { seedId, seeds } = await takeNonce(client, round.holder);
  const outcome = outcomeOf(round, model, fairDraw(nodeHmac, seeds));
  const { nonce } = seeds;
  const win = isLaid(outcome) ? wonAtOnce(outcome, round.stake) : winOf(outcome, round.stake);
  // Where the player decides, the round waits, and what it wins is not known yet.
  return { seedId, nonce, outcome, win, state: win === null ? 'deciding' : 'drawn' } as const;
}
