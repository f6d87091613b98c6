import type { Action } from '../../maths/decisions/laid-round';
import { toMinor } from '../../page/amounts';
import { ApiError, api, failureCode, newId } from '../api';
import { sounds } from '../sounds';
import { refusalOf, untilKnown } from '../stake-fate';
import type { Table } from '../table';
import { hasMoved, isLaidOut, roundIn, roundNow } from './decided-round';
import type { DecisionField } from './field';
import { sayDecision } from './say-decision';
import type { ShownRound } from './shown-round';

/** What a move of the player needs. */
export type DecisionGame = {
  table: Table;
  field: DecisionField;
  shown: ShownRound;
  note: (text: string) => void;
  /** Whether the studio is being asked: nothing can be pressed. */
  pending: boolean;
};

const sheetIsOpen = () => document.querySelector('dialog[open]') !== null;

/** Starts a round with the bet that is chosen: its stake is taken, and it is laid out. */
export async function start(game: DecisionGame, spinId: string, choice = game.field.choice()): Promise<void> {
  const { table, shown, note } = game;
  const { view } = table;
  const stake = toMinor(table.bet());
  if (table.opened().mode === 'demo' && table.balance() < stake)
    return table.fail('INSUFFICIENT_FUNDS', () => undefined);
  game.pending = true;
  await table.waitForResume();
  shown.clear();
  view.state('spinning');
  view.win('0.00');
  view.announce(sayDecision('opening'));
  sounds.press();
  try {
    const { round, fairness, wait_ms } = await untilKnown(view, () => api.startRound(spinId, table.bet(), choice));
    table.opened().fairness = fairness;
    table.holdFor(wait_ms);
    view.ribbon('');
    game.pending = false;
    if (!isLaidOut(round)) {
      if (round.balance !== null) table.setBalance(toMinor(round.balance));
      return table.fail(refusalOf(round), () => view.state('idle'));
    }
    table.roundStarted(stake);
    await shown.goOn(round, true);
  } catch (error) {
    game.pending = false;
    if (table.waitInstead(error)) return;
    const elsewhere = roundIn(error);
    if (elsewhere?.status === 'open') {
      note(sayDecision('openElsewhere'));
      return shown.goOn(elsewhere, false);
    }
    table.fail(failureCode(error), () => void start(game, spinId, choice));
  }
}

/** Makes one decision. Its id stays when it is asked again, so it is made once; another window's is shown instead. */
export async function decide(game: DecisionGame, action: Action, id = newId()): Promise<void> {
  const { table, field, shown, note } = game;
  const now = shown.now();
  if (now?.status !== 'open' || game.pending || sheetIsOpen()) return;
  game.pending = true;
  note('');
  field.enable(false);
  shown.paint();
  table.roundGoesOn();
  try {
    const { round } = await untilKnown(table.view, () => api.decide(now.id, now.outcome.step, id, action));
    table.view.ribbon('');
    game.pending = false;
    if (!isLaidOut(round)) throw new ApiError('UNKNOWN');
    if (round.status === 'pending') throw new ApiError('ROUND_UNFINISHED');
    table.roundRaised(toMinor(round.stake) - toMinor(now.stake));
    await shown.goOn(round, true);
  } catch (error) {
    game.pending = false;
    const stands = roundIn(error);
    if (stands && stands.status !== 'pending') {
      const over = stands.status !== 'open' && error instanceof ApiError && error.code === 'ROUND_OVER';
      await shown.goOn(stands, false);
      return note(sayDecision(over ? 'overElsewhere' : 'otherWindow'));
    }
    table.fail(failureCode(error), () => {
      table.view.state('deciding');
      void decide(game, action, id);
    });
  }
}

/** Another window may have gone on, or the day may be over: what stands at the studio is shown when this one is looked at. */
export async function catchUp(game: DecisionGame): Promise<void> {
  const { shown, note } = game;
  const known = shown.now();
  if (document.visibilityState !== 'visible' || game.pending || known?.status !== 'open') return;
  const now = await roundNow(known);
  if (game.pending || shown.now() !== known || !now || !hasMoved(now, known)) return;
  await shown.goOn(now, false);
  note(sayDecision(now.status === 'open' ? 'otherWindow' : 'overElsewhere'));
}
