import './base.css';
import './frame.css';
import './controls.css';
import './sheet.css';
import { isCredits } from '../catalogue/stakes';
import { toMinor } from '../page/amounts';
import type { Opened } from './answers';
import { failureCode, newId } from './api';
import { createBetControls } from './bet-controls';
import { onBigButtonKeys } from './big-button-keys';
import { config, say } from './config';
import { need, pause } from './dom';
import type { Engine } from './engine';
import { heardBefore } from './heard';
import { openInfo } from './info-dialog';
import { openWithPair } from './open-session';
import { createPurse } from './purse';
import { seenOnLeaving } from './seen';
import { createSessionLine } from './session-line';
import { showRecall } from './show-recall';
import { postToSite, subscribeToSite } from './site-messages';
import { createFailures } from './table-failures';
import { createTurn } from './turn';
import { showUnfinished } from './unfinished-round';
import { createView } from './view';

/**
 * What every engine's client needs around its field: the session, the balance and the bet, the clock, the site's pause,
 * failures with a way on, and the sheet of rules. `open` puts it on the page and opens the game.
 */
export function createTable(engine: Engine) {
  const { stage, panels, press, busy } = engine;
  let table: Opened | null = null;
  let paused = false;

  const view = createView(
    {
      spin: () => act(),
      less: () => bets.press(-1),
      bet: () => bets.type(purse.currency()),
      more: () => bets.press(1),
      info: () => table && openInfo(panels, bets.bet(), table),
      close: () => postToSite({ type: 'close', reason: 'player' }),
    },
    stage,
  );
  const line = createSessionLine(view.session);
  const purse = createPurse({ table: () => table, busy, showBalance: view.balance, addResult: line.add });
  const turn = createTurn(view);
  const failures = createFailures({ view, purse, turn });
  const bets = createBetControls(
    (bet, first, last) => view.bet(bet, purse.currency(), first, last),
    () => table !== null && !busy(),
  );

  function act(): void {
    if (table && !turn.waits() && !document.querySelector('dialog[open]')) press();
  }

  function onPause(now: boolean): void {
    paused = now;
    if (now) engine.paused?.();
    view.ribbon(now ? say('paused') : '');
    if (!now && table?.mode === 'real' && !busy()) void purse.refreshBalance();
  }

  function layOut(opened: Opened): void {
    table = opened;
    bets.offer(opened.bets, opened.bet);
    view.setSteady(!opened.pace.may_hurry);
    engine.opened?.(opened.pace);
    turn.holdFor(opened.pace.wait_ms);
    view.win('0.00');
    if (opened.mode === 'demo') view.playMoney('demo');
    if (isCredits(opened.currency)) view.playMoney('credits');
  }

  async function openTable(exchange: string): Promise<void> {
    const opened = await openWithPair(exchange).catch((error: unknown) =>
      failures.fail(failureCode(error), () => void openTable(exchange)),
    );
    if (!opened) return;
    layOut(opened);
    const { mode, currency, balance, unfinished } = opened;
    if (isCredits(currency)) line.hideResult();
    if (balance !== null) purse.setBalance(toMinor(balance));
    else await purse.refreshBalance();
    view.state('idle');
    postToSite({ type: 'ready', game: config.slug, mode });
    if (unfinished) await showUnfinished(unfinished, purse.currency(), engine);
  }

  return {
    ...purse,
    view,
    ...failures,
    /** A round began: so many milliseconds from now on no other does. */
    holdFor: turn.holdFor,
    /** Whether what is shown may be hurried on. */
    mayHurry: () => table?.pace.may_hurry ?? false,
    /** Whether the game may begin rounds by itself. */
    mayAutoplay: () => table?.pace.may_autoplay ?? false,
    /** Whether the site holds the game. */
    held: () => paused,
    /** Until the next round may begin; and until a press begins one, or is told how long it has to wait. */
    ...{ untilTurn: turn.untilFree, untilPressCounts: turn.untilPressCounts },
    /** @throws Error before the table is open */
    opened(): Opened {
      if (!table) throw new Error('The table is not open yet');
      return table;
    },
    /** The stake that is chosen, as it goes over the wire. */
    bet: bets.bet,
    /** Writes a bet that can't be changed now, or, with null, the chosen one again. */
    holdBet: (stake: string | null) => (stake === null ? bets.write() : view.bet(stake, purse.currency(), true, true)),
    waitForResume: async () => {
      while (paused) await pause(100);
    },
    async open(): Promise<void> {
      need(document.querySelector('#app')).append(view.root);
      if (config.recall) return showRecall(config.recall, engine, view, layOut);
      view.announce(say('loading'));
      line.start();
      onBigButtonKeys(view.spin, act);
      seenOnLeaving(() => table !== null && !busy());
      subscribeToSite({ onPause, onPress: act, onHeard: heardBefore });
      await openTable(newId());
    },
  };
}

export type Table = ReturnType<typeof createTable>;
