import { playBlackjack } from '../../maths/blackjack/blackjack';
import { blackjackTold } from '../../rounds/blackjack-told';
import type { DecidedRound } from './field';

/** A round that is over, as it stood after each of its decisions but the last: what playing it back goes through. */
export function framesOf(round: DecidedRound): DecidedRound[] {
  const { outcome } = round;
  const stood = { now: null, ended: null };
  switch (outcome.engine) {
    case 'mines': {
      // A round that was lost ends with the mine; one that was cashed out at the top, with its last safe cell.
      const last = outcome.hit === null && outcome.ended === 'top' ? outcome.opened.length - 1 : outcome.opened.length;
      return Array.from({ length: last + 1 }, (_, count) => ({
        ...round,
        status: 'open' as const,
        outcome: { ...outcome, ...stood, step: count, opened: outcome.opened.slice(0, count), hit: null, layout: null },
      }));
    }
    case 'high-low': {
      const last = outcome.ended === 'cashed-out' ? outcome.steps.length : outcome.steps.length - 1;
      return Array.from({ length: Math.max(1, last + 1) }, (_, count) => {
        const steps = outcome.steps.slice(0, count);
        return {
          ...round,
          status: 'open' as const,
          outcome: {
            ...outcome,
            ...stood,
            step: count,
            dealt: outcome.dealt.slice(0, count + 1),
            steps,
            right: steps.filter((step) => step !== 'skip').length,
            skips_left: 0,
            offers: [],
            deck: null,
          },
        };
      });
    }
    case 'blackjack': {
      const { shoe, steps } = outcome;
      if (shoe === null) return [];
      return steps.map((_, count) => {
        const made = steps.slice(0, count);
        const told = blackjackTold(
          playBlackjack(
            shoe,
            made.map((kind) => ({ kind })),
          ),
        );
        const open = { ...stood, ...told, step: count, steps: made, refused: null, shoe: null };
        return { ...round, status: 'open' as const, outcome: { ...outcome, ...open } };
      });
    }
    case 'video-poker': {
      const open = { step: 0, cards: outcome.dealt, held: null, hand: null, deck: null };
      return [{ ...round, status: 'open' as const, outcome: { ...outcome, ...stood, ...open } }];
    }
  }
}
