import type { Opened } from './answers';
import { say } from './config';
import { pause } from './dom';
import type { View } from './view';

type Round = NonNullable<Opened['unfinished']>;

const MAX_LOOKS = 20;

/** Asks for a round until its stake is taken or refused. It is asked for by one id, so however often, it is one round. */
export async function untilKnown<A extends { round: Round }>(view: View, ask: () => Promise<A>): Promise<A> {
  for (let look = 0; ; look += 1) {
    const answer = await ask();
    const { status } = answer.round;
    if ((status !== 'pending' && status !== 'refunding') || look >= MAX_LOOKS) return answer;
    view.ribbon(say('waiting'));
    await pause(1_500);
  }
}

/** Why there is no round to show; one whose stake is still being asked for is asked for again. */
export function refusalOf({ status, failure }: Round): string {
  if (status === 'pending') return 'ROUND_UNFINISHED';
  return status === 'rejected' ? (failure ?? 'UNKNOWN') : 'REFUNDED';
}
