import { say } from './config';
import { pause } from './dom';
import type { View } from './view';

/** A wait that is over sooner is not worth telling: the round before it is still being looked at. */
const MIN_TOLD_MS = 700;

/** How often the time that is left is written anew. */
const TICK_MS = 100;

/** The whole seconds that a wait is told as; 0 once it is over. */
export const secondsLeft = (ms: number): number => Math.max(0, Math.ceil(ms / 1_000));

const mayBegin = () => document.body.dataset.state === 'idle';

/**
 * When the next round may begin, on the clock of the page. The studio says how long there is to wait at the moment it answers, so the
 * page never ends its wait before the studio does. It is shown on the big button while a press would begin a round, and told once.
 */
export function createTurn(view: Pick<View, 'wait' | 'tellWait'>) {
  let until = 0;
  let whole = 0;
  let counting = false;
  let told = false;
  const left = () => Math.max(0, until - performance.now());

  function show(): void {
    const ms = left();
    if (!mayBegin() || ms === 0) {
      view.wait(null);
      return;
    }
    if (!told && ms >= MIN_TOLD_MS) view.tellWait(say('nextRoundIn', { n: secondsLeft(ms) }));
    told = true;
    view.wait({ seconds: secondsLeft(ms), share: ms / whole });
  }

  async function count(): Promise<void> {
    counting = true;
    while (left() > 0) {
      show();
      await pause(Math.min(TICK_MS, left()));
    }
    counting = false;
    view.wait(null);
    view.tellWait('');
  }

  async function untilFree(): Promise<void> {
    while (left() > 0) await pause(Math.min(TICK_MS, left()));
  }

  return {
    /** So many milliseconds from now on no round begins; 0 takes the bound away. */
    holdFor(ms: number): void {
      until = performance.now() + ms;
      whole = ms;
      told = false;
      if (ms > 0 && !counting) void count();
    },
    /** Until a round may begin. */
    untilFree,
    /** Until a press is answered: until a wait is over that is too short to be told, in which it would be lost and nobody would know why. */
    untilPressCounts: async (): Promise<void> => {
      if (left() < MIN_TOLD_MS) await untilFree();
    },
    /** Whether a press has to wait now: it would begin a round, and the time has not come. */
    waits: () => mayBegin() && left() > 0,
  };
}

export type Turn = ReturnType<typeof createTurn>;
