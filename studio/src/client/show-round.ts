import type { RoundView } from '../rounds/round-view';
import { fromMinor, grouped, toMinor } from './amounts';
import { calm, config, say } from './config';
import { pause } from './dom';
import { sounds } from './sounds';
import type { View } from './view';

type Spin = RoundView['spins'][number];

export type Pace = { turbo: () => boolean; skip: () => boolean; waitForResume: () => Promise<void> };

/** Waits, but not past the player's impatience. */
async function wait(pace: Pace, ms: number): Promise<void> {
  const end = performance.now() + (pace.turbo() ? ms * 0.45 : ms);
  while (performance.now() < end && !pace.skip()) await pause(30);
}

/** Counts an amount up on the table. Wins below the stake are just written: they are no reason to celebrate. */
async function countUp(view: View, pace: Pace, from: bigint, to: bigint, stake: bigint): Promise<void> {
  const size = Number((to - from) / (stake || 1n));
  if (to - from < stake || calm()) {
    view.win(fromMinor(to));
    return;
  }
  const duration = Math.min(2_600, 500 + size * 90) * (pace.turbo() ? 0.5 : 1);
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

async function celebrate(view: View, pace: Pace, amount: bigint, stake: bigint): Promise<void> {
  const times = amount / stake;
  if (times < 10n) return;
  view.banner(say(times >= 40n ? 'hugeWin' : 'bigWin'), grouped(fromMinor(amount)), 'big');
  await wait(pace, times >= 40n ? 2_600 : 1_700);
  view.banner('');
}

async function showWin(view: View, pace: Pace, spin: Spin, before: bigint, stake: bigint): Promise<void> {
  const won = toMinor(spin.win);
  const after = toMinor(spin.total);
  if (won === 0n) {
    if (spin.scatters >= 3) view.reels.showScatters();
    return;
  }
  view.reels.showAll(spin.lines);
  if (spin.scatters >= 3) view.reels.showScatters();
  if (won >= stake) sounds.win(Math.min(8, Number(won / stake)));
  else sounds.line(spin.lines.length);
  await Promise.all([countUp(view, pace, before, after, stake), wait(pace, 520)]);
  await celebrate(view, pace, won, stake);
  if (pace.turbo() || pace.skip() || spin.lines.length < 2) return wait(pace, 260);
  for (const line of spin.lines.slice(0, 6)) {
    if (pace.skip()) break;
    view.reels.showOne(line, grouped(line.win));
    sounds.line(line.line);
    await wait(pace, 480);
  }
  view.reels.showAll(spin.lines);
}

async function enterFreeSpins(view: View, pace: Pace, awarded: number): Promise<void> {
  sounds.feature();
  view.reels.showScatters();
  await wait(pace, 800);
  const times = config.model.freeSpins.multiplier;
  view.banner(say('freeSpinsWon', { n: awarded }), times > 1 ? say('everyWinTimes', { n: times }) : '', 'feature');
  view.tell(say('freeSpinsWon', { n: awarded }));
  await pause(calm() ? 1_200 : 1_900);
  view.banner('');
  view.state('free-spins');
}

/**
 * Plays a drawn round on the table, spin after spin. The reels already turn for the first one. Nothing here decides
 * anything: the server settled all of it before the first reel stopped.
 */
export async function showRound(view: View, round: RoundView, pace: Pace, first: 'turning' | 'still'): Promise<void> {
  const stake = toMinor(round.stake);
  let before = 0n;
  let granted = 0;
  for (const [index, spin] of round.spins.entries()) {
    if (index > 0) {
      await pace.waitForResume();
      view.ribbon(say('freeSpinOf', { n: index, total: granted }));
      view.reels.start();
      await wait(pace, 420);
    } else if (first === 'still') {
      view.reels.start();
      await wait(pace, 500);
    }
    await view.reels.stop(spin.stops, pace.turbo() || pace.skip());
    await showWin(view, pace, spin, before, stake);
    before = toMinor(spin.total);
    granted += spin.awarded;
    if (index === 0 && spin.awarded > 0) await enterFreeSpins(view, pace, spin.awarded);
    else if (spin.awarded > 0) {
      sounds.feature();
      view.banner(say('freeSpinsAdded', { n: spin.awarded }), '', 'feature');
      await wait(pace, 1_300);
      view.banner('');
    } else if (index > 0) await wait(pace, 260);
  }
  view.ribbon('');
  if (round.free_spins > 0) {
    view.banner(say('freeSpinsEnd'), grouped(round.win), 'big');
    await wait(pace, 2_000);
    view.banner('');
  }
  if (round.capped) {
    view.banner(say('capReached'), grouped(round.win), 'big');
    await pause(2_500);
    view.banner('');
  }
  view.win(round.win);
  view.tell(round.win === '0.00' ? say('resultNone') : say('resultWin', { amount: grouped(round.win) }));
}
