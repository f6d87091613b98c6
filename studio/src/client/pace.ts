import { fromMinor, grouped } from '../page/amounts';
import { say } from './config';
import { pause } from './dom';
import { sounds } from './sounds';
import { cheers, tierOf } from './tiers';
import { tumble } from './tumble';
import type { View } from './view';

/** How fast a round is shown: the player may hurry it on, the site may hold it. */
export type Pace = { skip: () => boolean; waitForResume: () => Promise<void> };

/** Waits, but not past the player's impatience. */
export async function wait(pace: Pace, ms: number): Promise<void> {
  const end = performance.now() + ms;
  while (performance.now() < end && !pace.skip()) await pause(30);
}

/** Counts an amount up on the table. What is no more than the stake is just written: it is no reason to celebrate. */
export async function countUp(
  view: Pick<View, 'win'>,
  pace: Pace,
  from: bigint,
  to: bigint,
  stake: bigint,
): Promise<void> {
  if (!cheers(to - from, stake)) {
    view.win(fromMinor(to));
    return;
  }
  const size = Number((to - from) / (stake || 1n));
  let heard = 0;
  await tumble({
    from,
    to,
    duration: Math.min(2_600, 500 + size * 90),
    ended: pace.skip,
    write(amount, share) {
      view.win(fromMinor(amount));
      if (share - heard < 0.08 || share === 1) return;
      sounds.count(Math.floor(share * 12));
      heard = share;
    },
  });
}

/** Says out loud what is ten stakes or more, and louder from forty on. */
export async function celebrate(view: Pick<View, 'banner'>, pace: Pace, amount: bigint, stake: bigint): Promise<void> {
  const tier = tierOf(amount, stake);
  if (tier !== 'big' && tier !== 'huge') return;
  view.banner(say(tier === 'huge' ? 'hugeWin' : 'bigWin'), grouped(fromMinor(amount)), `big ${tier}`);
  await wait(pace, tier === 'huge' ? 2_600 : 1_700);
  view.banner('');
}
