import { toMinor } from '../page/amounts';
import { waitIn } from './answers';
import { ApiError } from './api';
import { config, launch } from './config';
import type { createPurse } from './purse';
import { showError } from './show-error';
import type { Turn } from './turn';
import type { View } from './view';

type On = { view: View; purse: ReturnType<typeof createPurse>; turn: Pick<Turn, 'holdFor'> };

/** What a table does when a round came to nothing. */
export function createFailures({ view, purse, turn }: On) {
  return {
    /** Shows a refusal and what to do about it; `again` is asked when a repeat makes sense. */
    fail(code: string, again: () => void): void {
      purse.roundDropped();
      view.ribbon('');
      view.state('error');
      showError(code, {
        demo: launch.demo,
        currency: purse.currency(),
        balance: purse.balance(),
        again,
        idle: () => view.state('idle'),
        announce: view.announce,
        refill: () => purse.setBalance(toMinor(config.demo[launch.currency].balance)),
      });
    },
    /**
     * Whether a round was refused because it came too soon, after one of another window it may be: nothing was staked, and the button
     * says how long to wait.
     */
    waitInstead(error: unknown): boolean {
      const ms = error instanceof ApiError ? waitIn(error.answer) : null;
      if (ms === null) return false;
      purse.roundDropped();
      view.ribbon('');
      turn.holdFor(ms);
      view.state('idle');
      return true;
    },
  };
}
