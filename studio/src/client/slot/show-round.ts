import { grouped, toMinor } from '../../page/amounts';
import type { RoundView, SlotView } from '../../rounds/round-view';
import { calm, gameModel, say } from '../config';
import { pause } from '../dom';
import { celebrate, countUp, type Pace, wait } from '../pace';
import { sounds } from '../sounds';
import { cheers } from '../tiers';
import type { View } from '../view';
import type { Reels } from './reels';

const model = gameModel('slot');

type Spin = SlotView['spins'][number];
/** `turbo`: whether reels stop sooner than by themselves. */
type On = { view: View; reels: Reels; pace: Pace; turbo: () => boolean };

async function showWin({ view, reels, pace }: On, spin: Spin, before: bigint, stake: bigint): Promise<void> {
  const won = toMinor(spin.win);
  const after = toMinor(spin.total);
  if (won === 0n) {
    if (spin.scatters >= 3) reels.showScatters();
    return;
  }
  reels.showAll(spin.lines);
  if (spin.scatters >= 3) reels.showScatters();
  const loud = cheers(won, stake);
  if (loud) sounds.win(Math.min(8, Number(won / stake)));
  await Promise.all([countUp(view, pace, before, after, stake), wait(pace, 520)]);
  await celebrate(view, pace, won, stake);
  if (pace.skip() || spin.lines.length < 2) return wait(pace, 260);
  for (const line of spin.lines.slice(0, 6)) {
    if (pace.skip()) break;
    reels.showOne(line, grouped(line.win));
    if (loud) sounds.line(line.line);
    await wait(pace, 480);
  }
  reels.showAll(spin.lines);
}

async function enterFreeSpins({ view, reels, pace }: On, awarded: number): Promise<void> {
  sounds.feature();
  reels.showScatters();
  await wait(pace, 800);
  const times = model.freeSpins.multiplier;
  view.banner(say('freeSpinsWon', { n: awarded }), times > 1 ? say('everyWinTimes', { n: times }) : '', 'feature');
  view.announce(say('freeSpinsWon', { n: awarded }));
  await pause(calm() ? 1_200 : 1_900);
  view.banner('');
  view.state('free-spins');
}

/**
 * Plays a drawn round on the table, spin after spin. The reels already turn for the first one. Nothing here decides
 * anything: the server settled all of it before the first reel stopped.
 */
export async function showRound(
  on: On,
  round: Pick<RoundView, 'stake' | 'win'> & SlotView,
  first: 'turning' | 'still',
): Promise<void> {
  const { view, reels, pace } = on;
  const stake = toMinor(round.stake);
  let before = 0n;
  let granted = 0;
  for (const [index, spin] of round.spins.entries()) {
    if (index > 0) {
      await pace.waitForResume();
      view.ribbon(say('freeSpinOf', { n: index, total: granted }));
      reels.start();
      await wait(pace, 420);
    } else if (first === 'still') {
      reels.start();
      await wait(pace, 500);
    }
    await reels.stop(spin.stops, pace.skip() || on.turbo());
    await showWin(on, spin, before, stake);
    before = toMinor(spin.total);
    granted += spin.awarded;
    if (index === 0 && spin.awarded > 0) await enterFreeSpins(on, spin.awarded);
    else if (spin.awarded > 0) {
      sounds.feature();
      view.banner(say('freeSpinsAdded', { n: spin.awarded }), '', 'feature');
      await wait(pace, 1_300);
      view.banner('');
    } else if (index > 0) await wait(pace, 260);
  }
  view.ribbon('');
  if (round.free_spins > 0) {
    view.banner(say('freeSpinsEnd'), grouped(round.win), cheers(before, stake) ? 'big' : 'feature');
    await wait(pace, 2_000);
    view.banner('');
  }
  if (round.capped) {
    view.banner(say('capReached'), grouped(round.win), 'big');
    await pause(2_500);
    view.banner('');
  }
  view.win(round.win);
  view.announce(round.win === '0.00' ? say('resultNone') : say('resultWin', { amount: grouped(round.win) }));
}
