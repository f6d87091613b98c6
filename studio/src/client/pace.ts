import { fromMinor, grouped } from '../page/amounts';
import { calm, say } from './config';
import { pause } from './dom';
import { sounds } from './sounds';
import type { View } from './view';

/** How fast a round is shown: the player may hurry it on, the site may hold it. */
export type Pace = { skip: () => boolean; waitForResume: () => Promise<void> };

/** Waits, but not past the player's impatience. */
export async function wait(pace: Pace, ms: number): Promise<void> {
  const end = performance.now() + ms;
  while (performance.now() < end && !pace.skip()) await pause(30);
}

/** Counts an amount up on the table. Wins below the stake are just written: they are no reason to celebrate. */
export async function countUp(
  view: Pick<View, 'win'>,
  pace: Pace,
  from: bigint,
  to: bigint,
  stake: bigint,
): Promise<void> {
  const size = Number((to - from) / (stake || 1n));
  if (to - from < stake || calm()) {
    view.win(fromMinor(to));
    return;
  }
  const duration = Math.min(2_600, 500 + size * 90);
  const start = performance.now();
  let shown = 0;
  for (let now = start; now < start + duration && !pace.skip(); now = performance.now()) {
    const share = 1 - (1 - (now - start) / duration) ** 2;
    view.win(fromMinor(from + BigInt(Math.round(Number(to - from) * share))));
    if (now - shown > 70) {
      sounds.count(Math.floor(share * 12));
      shown = now;
    }
    await pause(24);
  }
  view.win(fromMinor(to));
}

/** Says out loud what is ten stakes or more. */
export async function celebrate(view: Pick<View, 'banner'>, pace: Pace, amount: bigint, stake: bigint): Promise<void> {
  const times = amount / stake;
  if (times < 10n) return;
  view.banner(say(times >= 40n ? 'hugeWin' : 'bigWin'), grouped(fromMinor(amount)), 'big');
  await wait(pace, times >= 40n ? 2_600 : 1_700);
  view.banner('');
}
