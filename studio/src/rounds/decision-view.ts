import { fromMinor } from '@kozyr/contracts/money';
import { type BlackjackAction, MOVES } from '../maths/blackjack/blackjack';
import type { Action, Laid } from '../maths/decisions/laid-round';
import { decimal, payout, type Ratio } from '../maths/decisions/ratio';
import { MAX_SKIPS } from '../maths/high-low/high-low';
import { ladderOf } from '../maths/mines/mines';
import { blackjackTold } from './blackjack-told';
import { closesAt, progressIn, TIMED_OUT } from './decisions';
import { readFailure } from './failure';
import type { Round } from './round';

const isMove = (action: Action): action is BlackjackAction => MOVES.some((move) => move === action.kind);

/** Multipliers are shown cut to so many places; money is worked out from the exact ones. */
export const PLACES = 4;

/** A laid round as its player may see it: nothing that is still hidden before its end. */
export function decisionView(round: Round, laid: Laid) {
  const progress = progressIn(round, laid);
  const over = round.state !== 'deciding';
  const money = (multiplier: Ratio | null) =>
    multiplier === null
      ? null
      : { multiplier: decimal(multiplier, PLACES), amount: fromMinor(payout(round.stake, multiplier)) };
  const common = {
    /** Decisions made so far: the number of the next one. */
    step: round.decisions.length,
    ended: progress.ended,
    timed_out: round.decisions.at(-1)?.id === TIMED_OUT || round.failure === 'TIMED_OUT',
    closes_at: closesAt(round).toISOString(),
    /** What a cash-out pays, or what was paid; in video poker before the decision, what the cards pay as they lie. */
    now: money(progress.multiplier),
  };
  switch (progress.engine) {
    case 'mines': {
      const mines = laid.engine === 'mines' ? laid.mines : [];
      return {
        engine: progress.engine,
        ...common,
        mines: mines.length,
        opened: progress.opened,
        hit: progress.hit,
        next: progress.ended === null ? money(ladderOf(mines.length)[progress.opened.length] ?? null) : null,
        layout: over ? mines : null,
      };
    }
    case 'high-low':
      return {
        engine: progress.engine,
        ...common,
        dealt: progress.dealt,
        steps: progress.steps,
        right: progress.right,
        skips_left: progress.right > 0 || progress.ended !== null ? 0 : MAX_SKIPS - progress.skips,
        offers: progress.offers.map(({ guess, wins, left, multiplier }) => ({
          guess,
          wins,
          left,
          pays: money(multiplier),
        })),
        deck: over && laid.engine === 'high-low' ? laid.deck : null,
      };
    case 'blackjack': {
      const { multiplier, staked } = progress;
      const last = round.decisions.at(-1);
      return {
        engine: progress.engine,
        ...common,
        // Of a round that was staked in more than once, by all of its stakes.
        now: multiplier && {
          multiplier: decimal({ top: multiplier.top, under: multiplier.under * BigInt(staked) }, PLACES),
          amount: fromMinor(payout(round.stake, multiplier)),
        },
        ...blackjackTold(progress),
        /** The first stake, and the decisions that count. */
        bet: fromMinor(round.stake),
        steps: round.decisions.flatMap(({ action, raise }) =>
          (raise === undefined || raise.fate === 'taken') && isMove(action) ? [action.kind] : [],
        ),
        /** Why the further stake of the last decision was not taken; the hand stands as before. */
        refused: last?.raise?.fate === 'refused' ? readFailure(last.raise.failure ?? 'UNANSWERED').code : null,
        shoe: over && laid.engine === 'blackjack' ? laid.shoe : null,
      };
    }
    case 'video-poker':
      return {
        engine: progress.engine,
        ...common,
        dealt: progress.dealt,
        held: progress.held,
        cards: progress.cards,
        hand: progress.hand,
        deck: over && laid.engine === 'video-poker' ? laid.deck : null,
      };
  }
}
