import { fromMinor, grouped, toMinor } from '../../page/amounts';
import type { CascadeView, RoundView } from '../../rounds/round-view';
import { calm, say } from '../config';
import { pause } from '../dom';
import { celebrate, countUp, type Pace, wait } from '../pace';
import { sounds } from '../sounds';
import { cheers } from '../tiers';
import type { View } from '../view';
import type { Field } from './field';
import { sayCascade } from './say-cascade';

type Spin = CascadeView['spins'][number];
/** What of the table and the field a round is shown on. */
export type On = {
  view: Pick<View, 'ribbon' | 'banner' | 'announce' | 'state' | 'win'>;
  field: Omit<Field, 'element' | 'hurry' | 'reset'>;
  pace: Pace;
};

/** What the free spins have gathered so far; 0 outside of them. */
type Gathered = { free: boolean; sum: number };

/** Tumble after tumble, each with what it pays. Sounds only for a spin that wins more than its stake (nothing to cheer else). */
async function showTumbles({ view, field, pace }: On, spin: Spin, before: bigint, loud: boolean): Promise<bigint> {
  let base = 0n;
  for (const [step, { wins, fell }] of spin.tumbles.entries()) {
    base += wins.reduce((sum, { win }) => sum + toMinor(win), 0n);
    field.light(wins.map(({ symbol, win }) => ({ symbol, win: grouped(win) })));
    view.win(fromMinor(before + base));
    view.ribbon(sayCascade('tumbleWin', { amount: grouped(fromMinor(base)) }));
    if (loud) sounds.line(step);
    await wait(pace, 620);
    await field.pop(new Set(wins.map(({ symbol }) => symbol)));
    await field.fall(fell);
    await wait(pace, 90);
  }
  return base;
}

/** The multipliers of a winning spin come together and multiply what it won. */
async function multiply(on: On, spin: Spin, base: bigint, gathered: Gathered, loud: boolean): Promise<void> {
  const { view, field, pace } = on;
  if (spin.added > 0) {
    let sum = gathered.sum;
    await field.gather((value) => {
      sum += value;
      field.plate(sum);
      if (loud) sounds.scatter(Math.min(5, 1 + Math.floor(value / 5)));
    });
  }
  if (gathered.free) gathered.sum += spin.added;
  if (spin.multiplier > 1) {
    const [from, to] = [base, base * BigInt(spin.multiplier)].map((amount) => grouped(fromMinor(amount)));
    view.ribbon(`${from} × ${spin.multiplier} = ${to}`);
    await wait(pace, 700);
  }
}

async function showSpin(on: On, spin: Spin, before: bigint, stake: bigint, gathered: Gathered): Promise<void> {
  const { view, field, pace } = on;
  const won = toMinor(spin.win);
  const loud = cheers(won, stake);
  const seen = (column: number) => spin.grid[column]?.includes('S') ?? false;
  let scatters = 0;
  await field.land(spin.grid, (column) => {
    sounds.stop(column);
    if (!seen(column)) return;
    scatters += 1;
    sounds.scatter(Math.min(4, scatters));
  });
  const base = await showTumbles(on, spin, before, loud);
  if (base > 0n) await multiply(on, spin, base, gathered, loud);
  if (spin.scatters >= (gathered.free ? 3 : 4)) field.lightScatters();
  if (won > 0n) {
    if (loud) sounds.win(Math.min(8, Number(won / stake)));
    await countUp(view, pace, before + base, toMinor(spin.total), stake);
    await celebrate(view, pace, won, stake);
  }
  if (!gathered.free) field.plate(0);
}

async function enterFreeSpins({ view, field, pace }: On, awarded: number): Promise<void> {
  sounds.feature();
  field.lightScatters();
  await wait(pace, 800);
  view.banner(say('freeSpinsWon', { n: awarded }), sayCascade('gatherRule'), 'feature');
  view.announce(say('freeSpinsWon', { n: awarded }));
  await pause(calm() ? 1_400 : 2_100);
  view.banner('');
  view.state('free-spins');
}

async function addFreeSpins({ view, pace }: On, awarded: number): Promise<void> {
  sounds.feature();
  view.banner(say('freeSpinsAdded', { n: awarded }), '', 'feature');
  await wait(pace, 1_300);
  view.banner('');
}

/**
 * Plays a drawn round on the field, spin after spin. What lay there falls away already for the first one. Nothing here
 * decides anything: the server settled all of it before the first piece came down.
 */
export async function showRound(
  on: On,
  round: Pick<RoundView, 'stake' | 'win'> & CascadeView,
  first: 'turning' | 'still',
): Promise<void> {
  const { view, field, pace } = on;
  const stake = toMinor(round.stake);
  const gathered: Gathered = { free: false, sum: 0 };
  let before = 0n;
  let granted = 0;
  for (const [index, spin] of round.spins.entries()) {
    if (index > 0) {
      await pace.waitForResume();
      view.ribbon(say('freeSpinOf', { n: index, total: granted }));
      field.start();
      await wait(pace, 300);
    } else if (first === 'still') field.start();
    await showSpin(on, spin, before, stake, gathered);
    before = toMinor(spin.total);
    granted += spin.awarded;
    if (index === 0 && spin.awarded > 0) {
      await enterFreeSpins(on, spin.awarded);
      gathered.free = true;
    } else if (spin.awarded > 0) await addFreeSpins(on, spin.awarded);
    else if (index > 0) await wait(pace, 320);
  }
  view.ribbon('');
  if (round.free_spins > 0) {
    view.banner(say('freeSpinsEnd'), grouped(round.win), cheers(before, stake) ? 'big' : 'feature');
    await wait(pace, 2_000);
    view.banner('');
    field.plate(0);
  }
  if (round.capped) {
    view.banner(say('capReached'), grouped(round.win), 'big');
    await pause(2_500);
    view.banner('');
  }
  view.win(round.win);
  view.announce(round.win === '0.00' ? say('resultNone') : say('resultWin', { amount: grouped(round.win) }));
}
