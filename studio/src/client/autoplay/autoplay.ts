import './autoplay.css';
import type { StakeCurrency } from '@kozyr/contracts/money';
import { fromMinor, moneyText } from '../../page/amounts';
import { h, ICONS, pause } from '../dom';
import { frameButton } from '../frame/frame-button';
import { openLimitsSheet } from './limits-sheet';
import { createRun, type Ending, type Limits, type Run } from './run';
import { sayAuto } from './say-autoplay';

/** How long it is told why a run is over. */
const TOLD_MS = 8_000;

const ENDINGS = {
  rounds: 'endedRounds',
  loss: 'endedLoss',
  win: 'endedWin',
  funds: 'endedFunds',
  player: 'endedPlayer',
  hidden: 'endedHidden',
  paused: 'endedPaused',
  refused: 'endedRefused',
  sheet: 'endedSheet',
} as const satisfies Record<Ending, string>;

type Game = {
  /** Whether the player's law lets this game play by itself. */
  may: () => boolean;
  /** Whether a round is going on. */
  busy: () => boolean;
  bet: () => string;
  currency: () => StakeCurrency;
  /** Plays rounds one after another while the run lets the next begin. */
  play: (run: Run) => Promise<void>;
};

/** The head's line of a run: what is left of it, and at last why it is over, which is read out. */
function createLine(currency: () => StakeCurrency) {
  const now = h('span', {});
  const over = h('span', { role: 'status' });
  const element = h('p', { class: 'auto-line', 'data-testid': 'autoplay', hidden: true }, now, over);
  const money = (minor: bigint) => moneyText(fromMinor(minor), currency());
  let told = 0;
  return {
    element,
    count(run: Run): void {
      told += 1;
      element.hidden = false;
      over.textContent = '';
      now.textContent = [
        sayAuto('left', { n: run.left() }),
        sayAuto('lost', { lost: money(run.lost()), limit: money(run.limits.loss) }),
      ].join(' · ');
    },
    async tell(ending: Ending): Promise<void> {
      told += 1;
      const mine = told;
      now.textContent = '';
      over.textContent = sayAuto(ENDINGS[ending]);
      await pause(TOLD_MS);
      if (mine === told) element.hidden = true;
    },
  };
}

/**
 * Autoplay of a game of spins: a sheet in which the player bounds it, and what ends it at once. It has no memory over a page load, and it
 * begins a round no sooner than a hand could.
 */
export function createAutoplay({ may, busy, bet, currency, play }: Game) {
  let run: Run | null = null;
  const line = createLine(currency);
  const button = frameButton('auto', sayAuto('autoplay'), ICONS.auto, press);
  const count = h('span', { class: 'auto-count', 'aria-hidden': 'true' });
  button.append(count);
  button.dataset.testid = 'autoplay-button';
  button.hidden = true;

  function stop(why: Ending): void {
    run?.end(why);
    if (run) paint(run);
  }

  function press(): void {
    if (run) stop('player');
    else if (may() && !busy())
      openLimitsSheet({ bet: bet(), currency: currency(), start: (limits) => void begin(limits) });
  }

  /** The button says what it does now; once a run is over it waits for its last round with everything else. */
  function paint(on: Run | null): void {
    const running = on !== null && on.ending() === null;
    const label = running ? sayAuto('stop', { n: on.left() }) : sayAuto('autoplay');
    button.setAttribute('aria-label', label);
    button.title = label;
    button.classList.toggle('running', running);
    count.textContent = running ? String(on.left()) : '';
    document.body.toggleAttribute('data-autoplay', running);
    offer();
  }

  function offer(): void {
    button.hidden = !may();
    button.disabled = run?.ending() !== null && document.body.dataset.state !== 'idle';
  }

  async function begin(limits: Limits): Promise<void> {
    if (busy() || run) return;
    const mine = createRun(limits);
    run = mine;
    update();
    await play(mine);
    run = null;
    paint(null);
    void line.tell(mine.ending() ?? 'player');
  }

  /** What is left is written anew. */
  function update(): void {
    if (!run) return;
    line.count(run);
    paint(run);
  }

  new MutationObserver(offer).observe(document.body, { attributeFilter: ['data-state'] });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && stop('hidden'));
  document.addEventListener('keydown', ({ code }) => {
    if (code === 'Escape' && !document.querySelector('dialog[open]')) stop('player');
  });

  return {
    button,
    line: line.element,
    /** Whether rounds begin by themselves now. */
    running: () => run !== null && run.ending() === null,
    stop,
    update,
  };
}
