import { grouped, moneyText, timesText, toMinor } from '../../page/amounts';
import { calm, say } from '../config';
import { h, pause } from '../dom';
import type { Overlay } from '../overlay';
import { sounds } from '../sounds';
import type { Table } from '../table';
import type { DecidedRound, DecisionField } from './field';
import { framesOf } from './frames';
import { sayDecision } from './say-decision';

/** From one decision to the next when a round is played back. */
const FRAME_MS = 500;

type On = {
  field: DecisionField;
  overlay: Pick<Overlay, 'note' | 'result'>;
  table: Table;
  /** Whether the studio is being asked: nothing can be pressed. */
  pending: () => boolean;
};

/** The round on the table: as the server has it, between two decisions, and how it ended. */
export function createShownRound({ field, overlay, table, pending }: On) {
  const { view } = table;
  let round: DecidedRound | null = null;
  const timedOut = field.one?.timedOut ?? sayDecision('timedOut');
  const isOpen = () => round?.status === 'open';
  const priceField = () => field.priced(table.bet(), table.currency());

  /** The big button starts a round, and ends it where there is something to cash out. */
  function paint(): void {
    const now = isOpen() && !field.one ? round?.outcome.now : null;
    const label = isOpen() ? (field.one?.end ?? sayDecision('cashOut')) : (field.one?.start ?? sayDecision('play'));
    const amount = now ? moneyText(now.amount, table.currency()) : null;
    view.spin.replaceChildren(h('b', {}, label), ...(amount ? [h('span', {}, amount)] : []));
    view.spin.setAttribute('aria-label', amount ? `${label} ${amount}` : label);
    const { state } = document.body.dataset;
    view.spin.disabled = pending() || state === 'error' || state === 'loading' || (isOpen() && !now && !field.one);
    view.spin.classList.toggle('cash', isOpen());
    field.enable(isOpen() && !pending() && state === 'deciding');
  }

  function showResult({ status, outcome, stake, win }: DecidedRound): void {
    // What is not more than the stake is written down and not celebrated.
    const isWon = status !== 'refunded' && toMinor(win) > toMinor(stake);
    overlay.result(isWon ? outcome.now : null, table.currency());
    if (status !== 'refunded') view.win(win);
  }

  function endText(ended: DecidedRound): string {
    const { now } = ended.outcome;
    if (field.one) return field.one.said(ended, table.currency());
    return now && toMinor(ended.win) > 0n
      ? sayDecision('won', { amount: grouped(ended.win), times: timesText(now.multiplier) })
      : sayDecision('lost');
  }

  function end(ended: DecidedRound): void {
    const { status, outcome } = ended;
    const stake = toMinor(ended.stake);
    const won = status === 'refunded' ? stake : toMinor(ended.win);
    const known = table.opened().mode === 'real' && status === 'settled' ? ended.balance : null;
    table.roundEnded({ stake, won, next: known === null ? table.balance() + won : toMinor(known) });
    if (status === 'refunded') overlay.note(say('lastRefunded'));
    else if (outcome.timed_out) overlay.note(timedOut);
    else if (outcome.ended === 'top') overlay.note(sayDecision('top'));
    showResult(ended);
    if (status !== 'refunded' && won > stake) sounds.win(Math.min(8, Number(won / stake)));
    view.announce(endText(ended));
    table.holdBet(null);
    priceField();
    view.state('idle');
  }

  return {
    now: () => round,
    isOpen,
    paint,
    /** Amounts on the field follow the bet while no round is open. */
    price(): void {
      if (!isOpen()) priceField();
    },
    clear(): void {
      round = null;
      overlay.result(null, table.currency());
      overlay.note('');
      field.rest();
    },
    /** Shows a round as the server has it and waits for the next decision, or ends it. */
    async goOn(next: DecidedRound, moving: boolean): Promise<void> {
      round = next;
      if (isOpen()) {
        table.holdBet(next.stake);
        field.priced(next.stake, table.currency());
        view.win('0.00');
      }
      view.announce(await field.show(next, moving && !calm()));
      if (isOpen()) view.state('deciding');
      else end(next);
      paint();
    },
    /** Plays a round back that is over. */
    async playBack(ended: DecidedRound): Promise<void> {
      round = ended;
      field.rest();
      field.priced(ended.stake, table.currency());
      for (const frame of calm() ? [] : framesOf(ended)) {
        await field.show(frame, true);
        await pause(FRAME_MS);
      }
      view.announce(await field.show(ended, !calm()));
      showResult(ended);
      if (ended.outcome.timed_out) overlay.note(timedOut);
      paint();
    },
  };
}

export type ShownRound = ReturnType<typeof createShownRound>;
