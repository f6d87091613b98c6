import type { ChosenChoice } from '../maths/chosen/chosen-round';
import { fromMinor, toMinor } from '../page/amounts';
import type { Opened } from './answers';
import { api, failureCode, newId } from './api';
import { createAutoplay } from './autoplay/autoplay';
import type { Run } from './autoplay/run';
import { pause } from './dom';
import type { Engine } from './engine';
import type { Panels } from './info-dialog';
import type { Pace } from './pace';
import { sounds } from './sounds';
import { refusalOf, untilKnown } from './stake-fate';
import { createTable, type Table } from './table';
import { cheers } from './tiers';
import { tumble } from './tumble';
import type { View } from './view';

type Round = NonNullable<Opened['unfinished']>;

/** The shortest time from one spin to the next, whatever is hurried (issued by the house for all its slots). */
const SPIN_MS = 2_500;

/** The shortest time that the field moves before it shows what was drawn. */
const TURN_MS = 650;

/** What the page around kept back until a round was shown may come now: it has this long to hold the game before the next one of a run. */
const PAGE_WORD_MS = 200;

/** How long the balance counts up to a win. */
const BALANCE_MS = 420;

/** What a game of spins puts on the table. Its rounds are drawn whole by the server before anything stops. */
export type SpinField = {
  element: Element;
  /** A sign over the field. */
  above?: Element | null;
  /** Switches in the head. */
  tools?: readonly Element[];
  opened?: Engine['opened'];
  /** What the player chose for the next round, of a game that has choices; null: nothing can be played for yet, which the field has said. */
  choice?: () => ChosenChoice | null;
  /** The field begins to move. */
  start: () => void;
  /** Everything that still moves ends soon. */
  hurry: () => void;
  /** Stands as it stood at first: there was no round after all. */
  reset: () => void;
  /** Plays a round; when `turning` the field moves already. */
  show: (view: View, round: Round, pace: Pace, first: 'turning' | 'still') => Promise<void>;
};

/** A game of spins as it stands: whether a round goes on, and whether the player hurries it on. */
type Game = { table: Table; field: SpinField; now: { busy: boolean; skipping: boolean }; pace: Pace };

function rest({ table, now }: Game): void {
  now.busy = false;
  table.view.state('idle');
}

/** Counts the balance up to what a win makes of it, unless the player presses on. */
const countBalance = ({ table, pace }: Game, next: bigint): Promise<void> =>
  tumble({
    ...{ from: table.balance(), to: next, duration: BALANCE_MS, ended: pace.skip },
    write: (amount) => table.view.balance(fromMinor(amount), table.currency()),
  });

/** Plays a round; what comes after it waits so many ms at the least once it was shown. @returns what it won, in minor units; null: there was none, which the player is told */
async function spin(game: Game, spinId: string, choice: ChosenChoice | undefined, after = 0): Promise<bigint | null> {
  const { table, field, now, pace } = game;
  const { view } = table;
  const again = () => void spinOnce(game, spinId, choice);
  /** There is no round, which the player is told. */
  const failed = (code: string, then: () => void) => {
    table.fail(code, then);
    return null;
  };
  const { mode } = table.opened();
  const stake = toMinor(table.bet());
  now.busy = mode === 'real' || table.balance() >= stake;
  if (!now.busy) return failed('INSUFFICIENT_FUNDS', () => undefined);
  now.skipping = false;
  await table.waitForResume();
  const before = table.balance();
  const started = performance.now();
  const atLeast = async (ms: number) => pause(Math.max(0, ms - (performance.now() - started)));
  view.state('spinning');
  view.win('0.00');
  view.announce('');
  table.roundStarted(stake);
  field.start();
  sounds.press();
  try {
    const { round, fairness, wait_ms } = await untilKnown(view, () => api.spin(spinId, table.bet(), choice));
    table.opened().fairness = fairness;
    table.holdFor(wait_ms);
    view.ribbon('');
    if (!round.outcome) {
      field.reset();
      table.setBalance(round.balance === null ? before : toMinor(round.balance));
      now.busy = false;
      return failed(refusalOf(round), round.status === 'pending' ? again : () => view.state('idle'));
    }
    await atLeast(TURN_MS);
    await field.show(view, round, pace, 'turning');
    const won = toMinor(round.win);
    const known = mode === 'real' && round.status === 'settled' ? round.balance : null;
    const next = known === null ? before - stake + won : toMinor(known);
    if (cheers(won, stake)) await countBalance(game, next);
    table.roundEnded({ stake, won, next });
    await Promise.all([atLeast(SPIN_MS), pause(after)]);
    await table.untilPressCounts();
    return won;
  } catch (error) {
    now.busy = false;
    field.reset();
    table.setBalance(before);
    if (table.waitInstead(error)) return null;
    // The same id again: if the first request did arrive, its result is shown and nothing is staked twice.
    return failed(failureCode(error), again);
  }
}

async function spinOnce(game: Game, spinId: string, choice: ChosenChoice | undefined): Promise<void> {
  if ((await spin(game, spinId, choice)) !== null) rest(game);
}

/** Rounds one after another, each no sooner than a press could begin it. Nothing can be changed in between. */
async function playRun(game: Game, run: Run, counted: () => void): Promise<void> {
  const { table, field, now } = game;
  now.busy = true;
  table.view.state('spinning');
  await table.untilTurn();
  while (run.ending() === null) {
    const choice = field.choice?.();
    if (choice === null) run.end('refused');
    if (document.querySelector('dialog[open]')) run.end('sheet');
    if (table.held()) run.end('paused');
    const stake = toMinor(table.bet());
    if (choice === null || !run.mayBegin(stake, table.balance())) break;
    const won = await spin(game, newId(), choice, PAGE_WORD_MS);
    // What came of it the player has been told.
    if (won === null) return run.end('refused');
    run.roundEnded(stake, won);
    counted();
    if (run.ending() === null) await table.untilTurn();
  }
  rest(game);
}

/** Runs a game of spins: one press, one stake, one round; or, where the player's law lets it, a run of rounds within limits of the player's. */
export function runSpinGame(field: SpinField, panels: Panels): Table {
  const now = { busy: false, skipping: false };

  const auto = createAutoplay({
    may: () => table.mayAutoplay(),
    busy: () => now.busy,
    bet: () => table.bet(),
    currency: () => table.currency(),
    play: (run) => playRun(game, run, () => auto.update()),
  });
  const table: Table = createTable({
    stage: {
      ...{ field: field.element, after: [auto.button], head: [auto.line] },
      ...{ above: field.above ?? null, tools: field.tools ?? [] },
    },
    panels,
    opened: (pace) => field.opened?.(pace),
    paused: () => auto.stop('paused'),
    press: () => {
      if (auto.running()) auto.stop('player');
      else if (now.busy) {
        if (!table.mayHurry()) return;
        now.skipping = true;
        field.hurry();
      } else press();
    },
    busy: () => now.busy,
    async playBack(round) {
      now.busy = true;
      now.skipping = false;
      table.view.state('spinning');
      await field.show(table.view, round, pace, 'still');
      rest(game);
    },
  });
  const pace: Pace = { skip: () => now.skipping, waitForResume: table.waitForResume };
  const game: Game = { table, field, now, pace };

  function press(): void {
    const choice = field.choice?.();
    if (choice !== null) void spinOnce(game, newId(), choice);
  }

  void table.open();
  return table;
}
